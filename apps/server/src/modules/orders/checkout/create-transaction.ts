import type { Checkout, Transaction } from "@hearth/contract/calls/orders.shapes.ts"
import { currencyOf } from "@hearth/domain/countries/countries.ts"
import { canonicalPhone } from "@hearth/domain/identity/phone.ts"
import { slotOf } from "@hearth/domain/stores/availability.ts"
import { MINUTE_MS } from "@hearth/domain/stores/zoned-time.ts"
import * as offerMessageTexts from "@hearth/texts/offers/offer-messages.ts"
import * as orderErrorTexts from "@hearth/texts/orders/order-errors.ts"
import type { Tx } from "../../../platform/database/database.ts"
import { pipeline } from "../../../platform/database/pipelined-transaction.ts"
import { AppError } from "../../../platform/errors/app-error.ts"
import type { CartOwner } from "../../cart/public.ts"
import { reserveSlot } from "../../locator/public.ts"
import { reserveUses } from "../../offers/public.ts"
import { validateCheckout } from "./validate-checkout.ts"
import { failOrder } from "../fail-order.ts"
import { guaranteeOf } from "../estimate-order.ts"
import { noPayments, toTransaction } from "../load-transaction.ts"
import { sanitiseUtm } from "./sanitise-utm.ts"
import { makeOrderNumber } from "./make-order-number.ts"
import type { OrderDeps } from "../order-deps.ts"
import { insertOrder, lockPendingOrders, type StoredOrder } from "../orders.store.ts"

/** How long an order waits for its payment: as long as the slowest payment method may take. */
const PAYMENT_WINDOW_MINUTES = 15

/**
 * ORD-1: creates an order from the cart as the customer sees it. Freezes its bill and reserves its offers and its slot;
 * the payment follows later. Replaces the cart's earlier order if that is still pending.
 */
export async function createTransaction(
  deps: OrderDeps,
  tx: Tx,
  owner: CartOwner,
  input: Checkout & { expectedTotal: number },
): Promise<Transaction> {
  const { clock, random, carts } = deps
  const { userId, country } = owner
  const now = clock.now()
  const [lockedCart, pendingOrders] = await pipeline(
    tx,
    () => carts.lock(tx, owner),
    () => lockPendingOrders(tx, owner.cartId),
  )
  for (const previousOrder of pendingOrders) {
    const { payments } = await deps.payments.readOrderPayments(tx, previousOrder.id)
    const ending =
      payments.length > 0
        ? { message: orderErrorTexts.replacedAfterPayment }
        : { message: orderErrorTexts.replacedBeforePayment, endReason: "replaced" as const }
    await failOrder(deps, tx, previousOrder, { ...ending, by: "customer" }, now)
  }
  const checkedOut = await carts.priceLocked(tx, owner, lockedCart, offerPaymentOf(input.payment))
  const { cart, bill, offerIds } = checkedOut
  if (cart.version !== input.cartVersion) throw new AppError("CART_CHANGED")
  const validation = await validateCheckout(deps, tx, checkedOut, {
    ...input,
    userId,
    country,
    slot: parseSlot(input),
    reservedTimes: pendingOrders,
  })
  const [problem] = validation.problems
  if (problem) refuse(problem.message, problem.code)
  const { store, timing, place } = validation
  const mobile = canonicalPhone(input.contact.mobile, country)
  if (!timing || !place || mobile === undefined)
    throw new Error("a validated order lacks its time, place or phone number")
  if (bill.payable !== input.expectedTotal) {
    throw new AppError("PRICE_CHANGED", {
      displayMsg: orderErrorTexts.newTotal(bill.payable, country),
    })
  }
  if (checkedOut.dependsOnPaymentMethod && !input.payment)
    throw new AppError("PROMO_REFUSED", {
      displayMsg: offerMessageTexts.needsPaymentMethod,
    })
  const order: StoredOrder = {
    id: random.uuid(),
    number: makeOrderNumber(random, country),
    userId,
    country,
    storeId: store.id,
    deliveryType: cart.deliveryType,
    cartId: cart.id,
    cartVersion: cart.version,
    status: "PENDING",
    payable: bill.payable,
    currency: currencyOf(country),
    bill,
    promise: guaranteeOf(bill, cart.deliveryType, country, store),
    lines: cart.lines,
    options: cart.options,
    promos: cart.promos,
    contact: trimContact(input.contact),
    mobile,
    place,
    payment: checkedOut.dependsOnPaymentMethod ? (input.payment ?? null) : null,
    mode: null,
    slot: input.slot === undefined ? null : new Date(input.slot),
    quarter: new Date(slotOf(timing.readyAt)),
    readyAt: new Date(timing.readyAt),
    startsAt: new Date(timing.startsAt),
    createdAt: now,
    expiresAt: new Date(now.getTime() + PAYMENT_WINDOW_MINUTES * MINUTE_MS),
    placedAt: null,
    promisedBy: null,
    takenUpAt: null,
    arrivedAt: null,
    endedAt: null,
    message: "",
    utm: sanitiseUtm(input.utm),
    replacesOrderId: null,
    replacesOrderNumber: null,
  }
  const [, isSlotReserved] = await pipeline(
    tx,
    () => insertOrder(tx, order),
    () => reserveSlot(tx, store.id, timing.readyAt, store.schedule.capacity),
  )
  if (!isSlotReserved) refuse(orderErrorTexts.fullyBooked(store.name), "STORE_FULL")
  await reserveUses(tx, { orderId: order.id, userId, country, at: now, offerIds })
  return toTransaction(deps, order, noPayments)
}

function refuse(message: string, problem: string): never {
  throw new AppError("CHECKOUT_REFUSED", { displayMsg: message, problem })
}

/** Returns the chosen slot in milliseconds. */
export function parseSlot({ slot }: Pick<Checkout, "slot">): number | undefined {
  return slot === undefined ? undefined : Date.parse(slot)
}

/**
 * Returns the part of the payment that offers depend on: the method, and the first digits of a card, which show its
 * bank.
 */
export function offerPaymentOf(payment: Checkout["payment"]) {
  return payment ? { method: payment.mode, bin: payment.bin } : null
}

function trimContact({ firstName, lastName, mobile, email }: Checkout["contact"]): Checkout["contact"] {
  return { firstName: firstName.trim(), lastName: lastName.trim(), mobile: mobile.trim(), email: email.trim() }
}
