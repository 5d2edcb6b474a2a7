import type { Checkout } from "@hearth/contract/calls/orders.shapes.ts"
import { currencyOf } from "@hearth/domain/countries/countries.ts"
import { canonicalPhone } from "@hearth/domain/identity/phone.ts"
import { formatMoney } from "@hearth/domain/money/format-money.ts"
import { ruleOf } from "@hearth/domain/payments/payment-modes.ts"
import { quarterOf } from "@hearth/domain/stores/availability.ts"
import { MINUTE } from "@hearth/domain/stores/zoned-time.ts"
import type { Tx } from "../../platform/database/database.ts"
import { together } from "../../platform/database/pipelined-transaction.ts"
import { AppError } from "../../platform/errors/app-error.ts"
import type { CartOwner } from "../cart/public.ts"
import { promiseQuarter } from "../locator/public.ts"
import { takeUses } from "../offers/public.ts"
import { examineCheckout } from "./examine-checkout.ts"
import { failOrder, PAYMENT_GIVEN_UP, STARTED_ANEW } from "./fail-order.ts"
import { promiseOf } from "./foresee-order.ts"
import { keptUtm } from "./kept-utm.ts"
import { makeOrderNumber } from "./order-number.ts"
import type { OrderShop } from "./order-shop.ts"
import { insertOrder, lockPendingOf, type StoredOrder } from "./orders.store.ts"

/** How long an order is held for its money: as long as the slowest of the ways to pay may take. */
const HELD_MINUTES = 15

/**
 * ORD-1: makes an order of the cart as the customer sees it. Its bill is frozen, its offers and its quarter of an hour
 * are taken; money comes later. The cart's order from before, if it still waits, gives its place to this one.
 */
export async function createTransaction(
  shop: OrderShop,
  tx: Tx,
  owner: CartOwner,
  asked: Checkout & { expectedTotal: number },
): Promise<StoredOrder> {
  const { clock, random, carts } = shop
  const { userId, country } = owner
  const now = clock.now()
  const [held, waiting] = await together(
    tx,
    () => carts.hold(tx, owner),
    () => lockPendingOf(tx, owner.cartId),
  )
  for (const before of waiting) {
    const { payments } = await shop.payments.paymentsOf(tx, before.id)
    const message = payments.length > 0 ? PAYMENT_GIVEN_UP : STARTED_ANEW
    await failOrder(shop, tx, before, message, "customer", now)
  }
  const checkedOut = await carts.checkOut(tx, owner, held, offersGoBy(asked.payment))
  const { cart, bill, offerIds } = checkedOut
  if (cart.version !== asked.cartVersion) throw new AppError("CART_CHANGED")
  const examined = await examineCheckout(shop, tx, checkedOut, {
    ...asked,
    userId,
    country,
    slot: slotIn(asked),
    waiting,
  })
  const [problem] = examined.problems
  if (problem) refuse(problem.message, problem.code)
  const { store, timing, place } = examined
  const mobile = canonicalPhone(asked.contact.mobile, country)
  if (!timing || !place || mobile === undefined) throw new Error("an order was examined and something is missing")
  if (bill.payable !== asked.expectedTotal) {
    throw new AppError("PRICE_CHANGED", {
      displayMsg: `Your order is now ${formatMoney(bill.payable, country)}. Please look at the new bill.`,
    })
  }
  if (checkedOut.isBoundToPayment && !asked.payment)
    throw new AppError("PROMO_REFUSED", {
      displayMsg: "An offer on your bill goes by the way you pay. Please choose one.",
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
    promise: promiseOf(bill, cart.deliveryType, country, store),
    lines: cart.lines,
    options: cart.options,
    promos: cart.promos,
    contact: trimmed(asked.contact),
    mobile,
    place,
    payment: checkedOut.isBoundToPayment ? (asked.payment ?? null) : null,
    mode: null,
    slot: asked.slot === undefined ? null : new Date(asked.slot),
    quarter: new Date(quarterOf(timing.readyAt)),
    readyAt: new Date(timing.readyAt),
    startsAt: new Date(timing.startsAt),
    createdAt: now,
    expiresAt: new Date(now.getTime() + HELD_MINUTES * MINUTE),
    placedAt: null,
    promisedBy: null,
    takenUpAt: null,
    arrivedAt: null,
    endedAt: null,
    message: "",
    utm: keptUtm(asked.utm),
  }
  const [, isPromised] = await together(
    tx,
    () => insertOrder(tx, order),
    () => promiseQuarter(tx, store.id, timing.readyAt, store.schedule.capacity),
  )
  if (!isPromised) refuse(`${store.name} has its hands full at this time. Please choose another.`, "STORE_FULL")
  await takeUses(tx, { orderId: order.id, userId, country, at: now, offerIds })
  return order
}

function refuse(message: string, problem: string): never {
  throw new AppError("CHECKOUT_REFUSED", { displayMsg: message, problem })
}

/** The chosen slot in milliseconds. */
export function slotIn({ slot }: Pick<Checkout, "slot">): number | undefined {
  return slot === undefined ? undefined : Date.parse(slot)
}

/** Offers know cards as what a bank gives out, and every other way by its name. */
export function offersGoBy(payment: Checkout["payment"]) {
  return payment ? { method: ruleOf(payment.mode).mode, bin: payment.bin } : null
}

function trimmed({ firstName, lastName, mobile, email }: Checkout["contact"]): Checkout["contact"] {
  return { firstName: firstName.trim(), lastName: lastName.trim(), mobile: mobile.trim(), email: email.trim() }
}
