import type { Tracker } from "@hearth/contract/calls/order-tracking.shapes.ts"
import { currencyOf } from "@hearth/domain/countries/countries.ts"
import type { Point } from "@hearth/domain/geo/point.ts"
import { cashToCollect } from "@hearth/domain/guarantee/compensation.ts"
import { currentPosition } from "@hearth/domain/orders/estimate-arrival.ts"
import { stagesOf, type TicketStage } from "@hearth/domain/orders/order-stage.ts"
import { isFinal } from "@hearth/domain/orders/order-status.ts"
import { orderTypeOf } from "@hearth/domain/orders/order-type.ts"
import { summariseOrder } from "@hearth/domain/orders/summarise-order.ts"
import { cancellableUntil } from "@hearth/domain/orders/cancellable-until.ts"
import { toIso, toIsoOrNull, toIsoRange } from "../../platform/to-iso.ts"
import type { OwedCompensation } from "../guarantee/public.ts"
import { progressOf, type TicketSummary } from "../kitchen/public.ts"
import { estimateOrder, describeGuarantee, type TrackedOrder } from "../orders/public.ts"
import type { TrackerDeps } from "./tracker-deps.ts"

export interface TrackerInput {
  order: TrackedOrder
  /** Undefined while the order has no ticket. */
  ticket: TicketSummary | undefined
  /** Pizzas and sides in the store's queue. */
  itemsAhead: number
  /** Undefined if there is no guarantee. */
  owed: OwedCompensation | undefined
  /** A cancellation doesn't return the points. */
  forfeitsPoints: boolean
}

/** The part of a tracker that is the same for all viewers; `isOwn` is added for each of them. */
export type SharedTracker = Omit<Tracker, "isOwn">

/**
 * TRK-1: builds what a customer sees of an active order. It contains no name and no address, because others can open it
 * with a tracking key.
 */
export function buildTracker(
  { findStore }: TrackerDeps,
  { order, ticket, itemsAhead, owed, forfeitsPoints }: TrackerInput,
  now: number,
): SharedTracker {
  const { country, storeId, status, deliveryType, destination, mode } = order
  const placedAt = order.placedAt?.getTime()
  if (placedAt === undefined) throw new Error("an order that was not placed can't be tracked")
  const store = findStore(country, storeId)
  const completedSteps = completedStepsOf(order, ticket, placedAt)
  const stage = completedSteps.at(-1)?.stage ?? "PLACED"
  const rider = stage === "ON THE WAY" ? riderOf(ticket, completedSteps.at(-1)?.at ?? placedAt, now) : null
  const cancelDeadline = cancellableUntil({ status, placedAt, startsAt: order.startsAt.getTime() })
  return {
    orderHistoryId: order.id,
    orderId: order.number,
    // An order without a ticket has version 1, and version 2 once it is cancelled.
    version: ticket?.version ?? (status === "CANCELLED" ? 2 : 1),
    orderType: orderTypeOf(deliveryType),
    orderStatus: status,
    deliveryType,
    stage,
    steps: stepsOf(order, completedSteps),
    estimate: toIsoRange(estimateOrder(order, progressOf(ticket), store, { queue: itemsAhead, now })),
    promisedBy: toIsoOrNull(order.promisedBy),
    promise: describeGuarantee(order),
    owed: owed && !isFinal(status) ? { amount: owed.amount, how: owed.how } : null,
    compensation: ticket?.compensation ?? null,
    store: {
      id: storeId,
      name: store?.name ?? "",
      phone: store?.phone ?? "",
      address: store?.address ?? "",
      latitude: store?.latitude ?? 0,
      longitude: store?.longitude ?? 0,
    },
    destination,
    rider: rider && { ...rider, position: rider.position && { ...rider.position, at: toIso(rider.position.at) } },
    carrier: stage === "ON THE WAY" ? (ticket?.carrier ?? null) : null,
    currency: currencyOf(country),
    payable: order.payable,
    paymentMode: mode,
    toCollect:
      mode === "COD" && !isFinal(status) ? cashToCollect(order.payable, owed && now > owed.dueAt ? owed : null) : null,
    spentPoints: order.spentPoints,
    forfeitsPoints,
    orderSummary: summariseOrder(order.things),
    items: order.items,
    message: order.message,
    slot: toIsoOrNull(order.slot),
    placedAt: toIso(placedAt),
    cancellableUntil: cancelDeadline !== null && cancelDeadline > now ? toIso(cancelDeadline) : null,
    arrivedAt: toIsoOrNull(order.arrivedAt),
    replacesOrderId: order.replacesOrderNumber,
  }
}

type CompletedSteps = readonly { stage: TicketStage; at: number }[]

/** Returns the completed steps, from the order itself if it has no ticket. */
function completedStepsOf(
  { status }: TrackedOrder,
  ticket: TicketSummary | undefined,
  placedAt: number,
): CompletedSteps {
  if (ticket) return ticket.steps.map(({ stage, at }) => ({ stage, at: at.getTime() }))
  const first = { stage: "PLACED", at: placedAt } as const
  return status === "CANCELLED" ? [first, { stage: "CANCELLED", at: placedAt }] : [first]
}

function stepsOf({ deliveryType }: TrackedOrder, completedSteps: CompletedSteps): Tracker["steps"] {
  const completed = completedSteps.map(({ stage, at }) => ({ stage, at: toIso(at) }))
  if (completedSteps.at(-1)?.stage === "CANCELLED") return completed
  const upcoming = stagesOf(deliveryType).filter((stage) => !completedSteps.some((step) => step.stage === stage))
  return [...completed, ...upcoming.map((stage) => ({ stage, at: null }))]
}

type TrackedRider = Omit<NonNullable<Tracker["rider"]>, "position"> & { position: (Point & { at: number }) | null }

/**
 * Shows only positions since the rider left with this order: earlier ones could show another customer's address or the
 * rider's home.
 */
function riderOf(ticket: TicketSummary | undefined, leftAt: number, now: number): TrackedRider | null {
  if (!ticket?.rider) return null
  const { name, phone, position } = ticket.rider
  return { name, phone, position: currentPosition(position && { ...position, at: position.at.getTime() }, leftAt, now) }
}
