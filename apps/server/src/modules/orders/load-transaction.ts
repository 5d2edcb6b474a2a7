import type { NextStep, Transaction } from "@hearth/contract/calls/orders.shapes.ts"
import { nationalDigits, type Phone } from "@hearth/domain/identity/phone.ts"
import { startGuaranteeClock } from "@hearth/domain/guarantee/delivery-guarantee.ts"
import { confirmationOf } from "@hearth/domain/orders/order-status.ts"
import { orderTypeOf } from "@hearth/domain/orders/order-type.ts"
import { cancellableUntil } from "@hearth/domain/orders/cancellable-until.ts"
import type { Queryable } from "../../platform/database/database.ts"
import { writable } from "../../platform/http/writable.ts"
import { toIso, toIsoOrNull, toIsoRange } from "../../platform/to-iso.ts"
import { listOrdersWithLostPoints } from "../loyalty/public.ts"
import type { OrderPayments } from "../payments/public.ts"
import { estimateStoredOrder } from "./estimate-order.ts"
import type { OrderDeps } from "./order-deps.ts"
import type { StoredOrder } from "./orders.store.ts"
import type { TicketProgress } from "./ticket-progress.ts"

/** Returns an order as its customer sees it. */
export async function loadTransaction(deps: OrderDeps, db: Queryable, order: StoredOrder): Promise<Transaction> {
  const isBeingMade = order.status === "INPROCESS" || order.status === "PICKED"
  const ticket = isBeingMade ? await deps.kitchen.progressOf(db, order.id) : undefined
  const spentPoints = order.bill.discounts.reduce((sum, { points = 0 }) => sum + points, 0)
  const ordersWithLostPoints = await listOrdersWithLostPoints(db, [{ ...order, spentPoints }])
  const forfeitsPoints = ordersWithLostPoints.has(order.id)
  return toTransaction(deps, order, await deps.payments.readOrderPayments(db, order.id), { ticket, forfeitsPoints })
}

/** For an order without any payments. */
export const noPayments: OrderPayments = { payments: [], refunds: [] }

interface OrderState {
  ticket?: TicketProgress | undefined
  /** False for a new order: only members spend points. */
  forfeitsPoints: boolean
}

export function toTransaction(
  deps: OrderDeps,
  order: StoredOrder,
  { payments, refunds }: OrderPayments,
  { ticket, forfeitsPoints }: OrderState = { forfeitsPoints: false },
): Transaction {
  const { country, status, contact, place, storeId } = order
  const store = deps.locator.findStore(country, storeId)
  // Shows the payment that paid the order; before that, the latest one.
  const payment = payments.find((each) => each.status === "CAPTURED") ?? payments[0] ?? null
  const placedAt = order.placedAt?.getTime() ?? null
  const cancelDeadline = cancellableUntil({ status, placedAt, startsAt: order.startsAt.getTime() })
  const nextStep = nextStepOf(order, payment)
  // A payment that failed or expired has returned its wallet amount.
  const isPaymentActive = payment !== null && payment.status !== "FAILED" && payment.status !== "EXPIRED"
  const walletAmount = isPaymentActive && order.mode !== "COD" ? payment.walletAmount : 0
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
    estimate: toIsoRange(estimateStoredOrder(deps, order, ticket)),
    placedAt: toIsoOrNull(placedAt),
    promisedBy: toIsoOrNull(order.promisedBy),
    promise: describeGuarantee(order),
    expiresAt: status === "PENDING" ? toIso(order.expiresAt) : null,
    cancellableUntil: toIsoOrNull(cancelDeadline),
    currency: order.currency,
    bill: order.bill,
    forfeitsPoints,
    payable: order.payable,
    isWalletUsed: walletAmount > 0,
    walletAmount,
    paymentMode: order.mode ?? payment?.mode ?? null,
    paymentUrl: nextStep.kind === "page" || nextStep.kind === "form" ? nextStep.url : null,
    cardDigits: order.payment?.bin ?? null,
    payment,
    next: nextStep,
    refunds: [...refunds],
    replacesOrderId: order.replacesOrderNumber,
  })
}

/** TRK-3: the guarantee's clock starts when the order is placed. */
export function describeGuarantee({
  promise,
  placedAt,
  slot,
}: Pick<StoredOrder, "promise" | "placedAt" | "slot">): Transaction["promise"] {
  if ("why" in promise) return { kind: "none", why: promise.why }
  const clock = placedAt && startGuaranteeClock(promise, placedAt.getTime(), slot?.getTime() ?? null)
  return { kind: "promised", liability: promise.liability, dueAt: toIsoOrNull(clock?.dueAt) }
}

type CurrentPayment = OrderPayments["payments"][number] | null

function nextStepOf({ status }: StoredOrder, payment: CurrentPayment): NextStep {
  if (status !== "PENDING") return { kind: "none" }
  if (payment === null || payment.status === "FAILED" || payment.status === "EXPIRED") return { kind: "pay" }
  return payment.next
}
