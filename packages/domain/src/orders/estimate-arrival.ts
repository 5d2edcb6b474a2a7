import { distanceKm } from "../geo/distance.ts"
import type { Point } from "../geo/point.ts"
import type { StoreSchedule } from "../stores/store-schedule.ts"
import { localTimeOf, MINUTE_MS } from "../stores/zoned-time.ts"
import { countsAsPickup, type DeliveryType } from "./delivery-type.ts"
import { estimateSince } from "./estimate-time.ts"
import type { TicketStage } from "./order-stage.ts"

const SLOT_MS = 15 * MINUTE_MS
/** A position older than this says nothing about where the rider is. */
const POSITION_MAX_AGE_MS = 3 * MINUTE_MS

/** An order, or a cart that could become one, at the moment somebody asks when it arrives. */
export interface ArrivalInput {
  deliveryType: DeliveryType
  items: number
  /** Where a delivery goes; null while that isn't known. */
  door: Point | null
  slot: number | null
  /** Not placed yet is the same as placed now. */
  progress: OrderProgress | null
  /** Items that the store has to make for others first. */
  itemsAhead: number
}

export interface OrderProgress {
  stage: TicketStage
  /** When that stage began. */
  since: number
  /** An advance order whose kitchen hasn't begun. */
  isAdvance: boolean
  /** Where its rider last was. */
  rider: RiderPosition | null
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
 * TRK-1: when an order arrives, is ready or is served. Cart, checkout, thank-you page, order details, ticket and tracker
 * all ask here, so that one order has one time. Null where there is none to tell: it is over, waits for its customer at the
 * counter, or nobody has said where it goes.
 */
export function estimateArrival(order: ArrivalInput, store: ArrivalStore, now: number): Arrival | null {
  const { deliveryType, door, slot, items, itemsAhead } = order
  const { stage, since, isAdvance, rider } = order.progress ?? notPlaced(now)
  if (stage === "CANCELLED" || stage === "HANDED OVER") return null
  if (stage === "READY" && countsAsPickup(deliveryType)) return null
  if (slot !== null && (isAdvance || !order.progress)) return { from: slot, to: slot + SLOT_MS }
  if (deliveryType === "DELIVERY" && !door) return null
  const from = stage === "ON THE WAY" ? currentPosition(rider, since, now) : null
  const { capacity, timeZone } = store.schedule
  const hour = Math.floor(localTimeOf(now, timeZone).minute / 60)
  const kilometres = door ? distanceKm(from ?? store, door) : 0
  const estimateInput = { deliveryType, stage, items, itemsAhead, capacity, kilometres, hour }
  const arrival = estimateSince(estimateInput, from?.at ?? since, now)
  // An order for later never arrives before its slot.
  return slot === null ? arrival : { from: Math.max(arrival.from, slot), to: Math.max(arrival.to, slot + SLOT_MS) }
}

const notPlaced = (now: number): OrderProgress => ({ stage: "PLACED", since: now, isAdvance: false, rider: null })

/** Where the rider is on this trip: where they were before it is another customer's door, or their own. */
export function currentPosition(rider: RiderPosition | null, leftAt: number, now: number): RiderPosition | null {
  return rider && rider.at >= leftAt && now - rider.at <= POSITION_MAX_AGE_MS ? rider : null
}

/** The items a store has to make before this order: its queue counts an order from the moment it has a ticket. */
export function itemsBefore(queue: number, order: { items: number; isQueued: boolean }): number {
  return order.isQueued ? Math.max(0, queue - order.items) : queue
}
