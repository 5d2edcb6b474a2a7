import { distanceKm } from "../geo/distance.ts"
import type { Point } from "../geo/point.ts"
import type { StoreSchedule } from "../stores/store-schedule.ts"
import { localTimeOf, MINUTE_MS } from "../stores/zoned-time.ts"
import { countsAsPickup, type DeliveryType } from "./delivery-type.ts"
import { estimateFromStageStart } from "./estimate-time.ts"
import type { TicketStage } from "./order-stage.ts"

const SLOT_MS = 15 * MINUTE_MS
/** A position that is older than this no longer shows where the rider is. */
const POSITION_MAX_AGE_MS = 3 * MINUTE_MS

/** An order, or a cart that could become one, at the time of the estimate. */
export interface ArrivalInput {
  deliveryType: DeliveryType
  items: number
  /** Destination of a delivery; null while unknown. */
  destination: Point | null
  /** When an advance order's slot starts; null for an order that is made now. */
  slot: number | null
  /** Null before the order is placed: the estimate then assumes that it is placed now. */
  progress: OrderProgress | null
  /** Items that the store has to make first for other orders. */
  itemsAhead: number
}

export interface OrderProgress {
  stage: TicketStage
  stageBeganAt: number
  /** An advance order that the kitchen hasn't started. */
  isAdvance: boolean
  /** The rider's last reported position. */
  riderPosition: RiderPosition | null
}

export type RiderPosition = Point & { at: number }

export interface ArrivalStore extends Point {
  schedule: Pick<StoreSchedule, "capacity" | "timeZone">
}

export interface Arrival {
  from: number
  to: number
}

/**
 * TRK-1: estimates when an order arrives, is ready or is served. Cart, checkout, thank-you page, order details, ticket
 * and tracker all call this, so that an order has one estimate. Null if there is none: the order has ended, waits for
 * its customer at the counter, or has no destination yet.
 */
export function estimateArrival(order: ArrivalInput, store: ArrivalStore, now: number): Arrival | null {
  const { deliveryType, destination, slot, items, itemsAhead } = order
  const { stage, stageBeganAt, isAdvance, riderPosition: lastPosition } = order.progress ?? notPlaced(now)
  if (stage === "CANCELLED" || stage === "HANDED OVER") return null
  if (stage === "READY" && countsAsPickup(deliveryType)) return null
  if (slot !== null && (isAdvance || !order.progress)) return { from: slot, to: slot + SLOT_MS }
  if (deliveryType === "DELIVERY" && !destination) return null
  const riderPosition = stage === "ON THE WAY" ? currentPosition(lastPosition, stageBeganAt, now) : null
  const { capacity, timeZone } = store.schedule
  const hour = Math.floor(localTimeOf(now, timeZone).minute / 60)
  const kilometres = destination ? distanceKm(riderPosition ?? store, destination) : 0
  const estimateInput = { deliveryType, stage, items, itemsAhead, capacity, kilometres, hour }
  const arrival = estimateFromStageStart(estimateInput, riderPosition?.at ?? stageBeganAt, now)
  // An advance order never arrives before its slot.
  return slot === null ? arrival : { from: Math.max(arrival.from, slot), to: Math.max(arrival.to, slot + SLOT_MS) }
}

const notPlaced = (now: number): OrderProgress => ({
  stage: "PLACED",
  stageBeganAt: now,
  isAdvance: false,
  riderPosition: null,
})

/** Returns the rider's position if it is recent and from this trip, which began at `leftAt`. */
export function currentPosition(position: RiderPosition | null, leftAt: number, now: number): RiderPosition | null {
  return position && position.at >= leftAt && now - position.at <= POSITION_MAX_AGE_MS ? position : null
}

/**
 * Returns the items that a store has to make before this order. The queue includes an order as soon as it has a ticket.
 */
export function itemsAheadOf(queue: number, order: { items: number; isQueued: boolean }): number {
  return order.isQueued ? Math.max(0, queue - order.items) : queue
}
