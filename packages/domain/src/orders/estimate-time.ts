import { MINUTE_MS } from "../stores/zoned-time.ts"
import type { DeliveryType } from "./delivery-type.ts"
import { nextStage, type OrderStage } from "./order-stage.ts"

/* How long each stage takes. `estimate-arrival.ts` turns this into the one estimate that every screen shows. */

/** What is known about an order and its store at the time of the estimate. */
export interface EstimateInput {
  deliveryType: DeliveryType
  stage: OrderStage
  /** Pizzas and sides that the store has to make first for other orders. */
  itemsAhead: number
  items: number
  /** Orders that the store can make in 15 minutes. */
  capacity: number
  /** From the store, or from the rider's last position, to the destination. */
  kilometres: number
  /** Local hour at the store, 0 to 23. */
  hour: number
}

/** Whole minutes from now. */
export interface Estimate {
  from: number
  to: number
}

const ITEMS_PER_ORDER = 3
const ACCEPT_MINUTES = 1
const FIRST_ITEM_MINUTES = 3
const NEXT_ITEM_MINUTES = 1
const MAX_MAKE_MINUTES = 15
const BAKE_MINUTES = 7
/** Cutting and boxing. Travel comes after it. */
const PACK_MINUTES = 1
const HANDOVER_MINUTES = 3
/** From the counter to the table or the car. */
const CARRY_MINUTES = 1
/** Ratio of the street distance to the straight line. */
const DETOUR_FACTOR = 1.3
const SPEED_KMH = 24
/** Factor by which riders are slower at these hours. */
const rushFactorByHour: Readonly<Record<number, number>> = { 12: 1.2, 13: 1.2, 18: 1.4, 19: 1.6, 20: 1.5, 21: 1.2 }
/** The estimate's range as factors of the expected time. */
const LOWER_FACTOR = 0.9
const UPPER_FACTOR = 1.2
const MIN_RANGE_MINUTES = 4

/** Returns the remaining time as a range of minutes. */
export function estimateTime(input: EstimateInput): Estimate {
  const expected = minutesLeft(input)
  if (expected === 0) return { from: 0, to: 0 }
  const from = Math.max(1, Math.floor(expected * LOWER_FACTOR))
  return { from, to: Math.max(from + MIN_RANGE_MINUTES, Math.ceil(expected * UPPER_FACTOR)) }
}

/** Returns the range as timestamps, for a page that stays open. */
export function estimateTimestamps(input: EstimateInput, now: number): { from: number; to: number } {
  const { from, to } = estimateTime(input)
  return { from: now + from * MINUTE_MS, to: now + to * MINUTE_MS }
}

/**
 * Counts down from the start of the stage. If a stage takes too long, the time of the following stages still remains,
 * so that a late order doesn't seem about to arrive.
 */
export function estimateFromStageStart(
  input: EstimateInput,
  countdownStart: number,
  now: number,
): { from: number; to: number } {
  const fromStart = estimateTimestamps(input, countdownStart)
  const fromNow = estimateTimestamps({ ...input, stage: nextPossibleStage(input) }, now)
  const from = roundUpToMinute(Math.max(fromStart.from, fromNow.from, now + MINUTE_MS))
  return {
    from,
    to: Math.max(from + MIN_RANGE_MINUTES * MINUTE_MS, roundUpToMinute(Math.max(fromStart.to, fromNow.to))),
  }
}

/** Rounds to whole minutes, so that the time changes with the clock's minute. */
function roundUpToMinute(timestamp: number): number {
  return Math.ceil(timestamp / MINUTE_MS) * MINUTE_MS
}

/** Returns the stage that the order could reach next. While items are ahead of it in the queue, it stays ACCEPTED. */
function nextPossibleStage({ stage, deliveryType, itemsAhead }: EstimateInput): OrderStage {
  return stage === "ACCEPTED" && itemsAhead > 0 ? stage : (nextStage(stage, deliveryType) ?? stage)
}

const minutesByStage: Readonly<Record<OrderStage, (input: EstimateInput) => number>> = {
  PLACED: (input) => queueMinutes(input) + ACCEPT_MINUTES + makeMinutes(input) + minutesFromOven(input),
  ACCEPTED: (input) => queueMinutes(input) + makeMinutes(input) + minutesFromOven(input),
  MAKING: (input) => makeMinutes(input) / 2 + minutesFromOven(input),
  BAKING: (input) => BAKE_MINUTES / 2 + PACK_MINUTES + travelMinutes(input),
  READY: (input) => PACK_MINUTES + travelMinutes(input),
  "ON THE WAY": (input) => travelMinutes(input),
  "HANDED OVER": () => 0,
}

function minutesLeft(input: EstimateInput): number {
  return minutesByStage[input.stage](input)
}

function queueMinutes({ itemsAhead, capacity }: EstimateInput): number {
  return (itemsAhead / ITEMS_PER_ORDER) * (15 / Math.max(1, capacity))
}

function makeMinutes({ items }: EstimateInput): number {
  return Math.min(MAX_MAKE_MINUTES, FIRST_ITEM_MINUTES + NEXT_ITEM_MINUTES * Math.max(0, items - 1))
}

function minutesFromOven(input: EstimateInput): number {
  return BAKE_MINUTES + PACK_MINUTES + travelMinutes(input)
}

function travelMinutes({ deliveryType, kilometres, hour }: EstimateInput): number {
  if (deliveryType === "DINEIN" || deliveryType === "CURBSIDE") return CARRY_MINUTES
  if (deliveryType === "PICKUP") return 0
  const rushFactor = rushFactorByHour[hour] ?? 1
  return ((kilometres * DETOUR_FACTOR) / SPEED_KMH) * 60 * rushFactor + HANDOVER_MINUTES
}
