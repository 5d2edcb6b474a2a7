import type { NextStep, Transaction } from "@hearth/contract/calls/orders.shapes.ts"
import { nationalDigits, type Phone } from "@hearth/domain/identity/phone.ts"
import { startClock } from "@hearth/domain/orders/delivery-promise.ts"
import { confirmationOf } from "@hearth/domain/orders/order-status.ts"
import { orderTypeOf } from "@hearth/domain/orders/order-type.ts"
import { cancellableUntil } from "@hearth/domain/orders/when-cancellable.ts"
import type { Queryable } from "../../platform/database/database.ts"
import { writable } from "../../platform/http/writable.ts"
import { toIso, toIsoOrNull, toIsoRange } from "../../platform/iso-moment.ts"
import type { PaymentsOf } from "../payments/public.ts"
import { estimateStored } from "./foresee-order.ts"
import type { OrderShop } from "./order-shop.ts"
import type { StoredOrder } from "./orders.store.ts"
import type { TicketProgress } from "./ticket-progress.ts"

/** An order as its customer sees it. */
export async function answerTransaction(shop: OrderShop, db: Queryable, order: StoredOrder): Promise<Transaction> {
  const isBeingMade = order.status === "INPROCESS" || order.status === "PICKED"
  const ticket = isBeingMade ? await shop.kitchen.progressOf(db, order.id) : undefined
  return describeOrder(shop, order, await shop.payments.paymentsOf(db, order.id), ticket)
}

/** Of an order that nobody has begun to pay. */
export const nothingPaid: PaymentsOf = { payments: [], refunds: [] }

export function describeOrder(
  shop: OrderShop,
  order: StoredOrder,
  { payments, refunds }: PaymentsOf,
  ticket?: TicketProgress,
): Transaction {
  const { country, status, contact, place, storeId } = order
  const store = shop.locator.findStore(country, storeId)
  // The one that counts is the one that paid; before that, the last one begun.
  const payment = payments.find((each) => each.status === "CAPTURED") ?? payments[0] ?? null
  const placedAt = order.placedAt?.getTime() ?? null
  const until = cancellableUntil({ status, placedAt, startsAt: order.startsAt.getTime() })
  const next = nextOf(order, payment)
  // What an attempt that ended took from the wallet has returned.
  const isOfUse = payment !== null && payment.status !== "FAILED" && payment.status !== "EXPIRED"
  const walletAmount = isOfUse && order.mode !== "COD" ? payment.walletAmount : 0
  return writable({
    transactionId: order.id,
    orderId: order.number,
    orderType: orderTypeOf(order.deliveryType),
    orderStatus: status,
    confirmation: confirmationOf(status),
    message: order.message,
    country,
    deliveryType: order.deliveryType,
    store: { id: storeId, name: store?.name ?? "", phone: store?.phone ?? "", address: store?.address ?? "" },
    trackOrderMobile: order.mobile === "" ? "" : nationalDigits(order.mobile as Phone, country),
    contact,
    place,
    slot: toIsoOrNull(order.slot),
    readyAt: toIso(order.readyAt),
    estimate: toIsoRange(estimateStored(shop, order, ticket)),
    placedAt: toIsoOrNull(placedAt),
    promisedBy: toIsoOrNull(order.promisedBy),
    promise: tellPromise(order),
    expiresAt: status === "PENDING" ? toIso(order.expiresAt) : null,
    cancellableUntil: toIsoOrNull(until),
    currency: order.currency,
    bill: order.bill,
    payable: order.payable,
    isWalletUsed: walletAmount > 0,
    walletAmount,
    paymentMode: order.mode ?? payment?.mode ?? null,
    paymentUrl: next.kind === "page" || next.kind === "form" ? next.url : null,
    cardDigits: order.payment?.bin ?? null,
    payment,
    next,
    refunds: [...refunds],
  })
}

/** TRK-3: its clock runs from the moment it is placed. */
export function tellPromise({
  promise,
  placedAt,
  slot,
}: Pick<StoredOrder, "promise" | "placedAt" | "slot">): Transaction["promise"] {
  if ("why" in promise) return { kind: "none", why: promise.why }
  const clock = placedAt && startClock(promise, placedAt.getTime(), slot?.getTime() ?? null)
  return { kind: "promised", liability: promise.liability, dueAt: toIsoOrNull(clock?.dueAt) }
}

type Seen = PaymentsOf["payments"][number] | null

function nextOf({ status }: StoredOrder, payment: Seen): NextStep {
  if (status !== "PENDING") return { kind: "none" }
  if (payment === null || payment.status === "FAILED" || payment.status === "EXPIRED") return { kind: "pay" }
  return payment.next
}
