import { MINUTE_MS } from "../stores/zoned-time.ts"
import type { DeliveryType } from "./delivery-type.ts"
import { nextStage, type OrderStage } from "./order-stage.ts"

/** One estimate for everybody who asks about an order: `estimate-arrival.ts`. Here is how long each step takes. */

/** What is known of an order and its store when somebody asks how long it will take. */
export interface EstimateInput {
  deliveryType: DeliveryType
  stage: OrderStage
  /** Pizzas and sides that the store has to make for others first. */
  itemsAhead: number
  items: number
  /** Orders a quarter of an hour that the store can make. */
  capacity: number
  /** From the store to the door. */
  kilometres: number
  /** At the store, 0 to 23. */
  hour: number
}

/** Whole minutes from now on. */
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
/** Boxed and cut; what comes after that is the way. */
const PACK_MINUTES = 1
const DOOR_MINUTES = 3
/** Streets are longer than a straight line. */
const DETOUR = 1.3
const SPEED_KMH = 24
/** When everybody is out, riders need as much longer. */
const rushHours: Readonly<Record<number, number>> = { 12: 1.2, 13: 1.2, 18: 1.4, 19: 1.6, 20: 1.5, 21: 1.2 }
/** How far the ends of what is told lie from what is expected. */
const LOWER_FACTOR = 0.9
const UPPER_FACTOR = 1.2
const MIN_RANGE_MINUTES = 4

/** How many minutes it takes from here on, honestly: as a range. */
export function estimateTime(input: EstimateInput): Estimate {
  const expected = minutesLeft(input)
  if (expected === 0) return { from: 0, to: 0 }
  const from = Math.max(1, Math.floor(expected * LOWER_FACTOR))
  return { from, to: Math.max(from + MIN_RANGE_MINUTES, Math.ceil(expected * UPPER_FACTOR)) }
}

/** As moments, for a page that stays open. */
export function estimateMoments(input: EstimateInput, now: number): { from: number; to: number } {
  const { from, to } = estimateTime(input)
  return { from: now + from * MINUTE_MS, to: now + to * MINUTE_MS }
}

/**
 * For somebody who waits: counts down from the moment the step began. Where a step takes longer than it should, what
 * comes after it still lies ahead, so that nobody is told that it is nearly there when it is not.
 */
export function estimateSince(input: EstimateInput, since: number, now: number): { from: number; to: number } {
  const fromStart = estimateMoments(input, since)
  const fromNow = estimateMoments({ ...input, stage: nextPossibleStage(input) }, now)
  const from = roundUpToMinute(Math.max(fromStart.from, fromNow.from, now + MINUTE_MS))
  return {
    from,
    to: Math.max(from + MIN_RANGE_MINUTES * MINUTE_MS, roundUpToMinute(Math.max(fromStart.to, fromNow.to))),
  }
}

/** As a clock tells it, not a stopwatch: it changes when the minute does. */
function roundUpToMinute(at: number): number {
  return Math.ceil(at / MINUTE_MS) * MINUTE_MS
}

/** The step it could be at in a moment. Who waits for others' pizzas waits for as many as there are now. */
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
  if (deliveryType !== "DELIVERY") return deliveryType === "DINEIN" || deliveryType === "CURBSIDE" ? 1 : 0
  const rush = rushHours[hour] ?? 1
  return ((kilometres * DETOUR) / SPEED_KMH) * 60 * rush + DOOR_MINUTES
}
