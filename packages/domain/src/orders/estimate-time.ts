import { MINUTE } from "../stores/zoned-time.ts"
import type { DeliveryType } from "./delivery-type.ts"
import { nextStage, type OrderStage } from "./order-stage.ts"

/** One estimate for everybody who asks about an order: `estimate-arrival.ts`. Here is how long each step takes. */

/** What is known of an order and its store when somebody asks how long it will take. */
export interface Waiting {
  way: DeliveryType
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

const ITEMS_AN_ORDER = 3
const ACCEPT_MINUTES = 1
const FIRST_ITEM_MINUTES = 3
const NEXT_ITEM_MINUTES = 1
const MOST_MAKE_MINUTES = 15
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
const SOONER = 0.9
const LATER = 1.2
const NARROWEST = 4

/** How many minutes it takes from here on, honestly: as a range. */
export function estimateTime(waiting: Waiting): Estimate {
  const expected = minutesLeft(waiting)
  if (expected === 0) return { from: 0, to: 0 }
  const from = Math.max(1, Math.floor(expected * SOONER))
  return { from, to: Math.max(from + NARROWEST, Math.ceil(expected * LATER)) }
}

/** As moments, for a page that stays open. */
export function estimateMoments(waiting: Waiting, now: number): { from: number; to: number } {
  const { from, to } = estimateTime(waiting)
  return { from: now + from * MINUTE, to: now + to * MINUTE }
}

/**
 * For somebody who waits: counts down from the moment the step began. Where a step takes longer than it should, what
 * comes after it still lies ahead, so that nobody is told that it is nearly there when it is not.
 */
export function estimateSince(waiting: Waiting, since: number, now: number): { from: number; to: number } {
  const begun = estimateMoments(waiting, since)
  const left = estimateMoments({ ...waiting, stage: soonestAfter(waiting) }, now)
  const from = onTheMinute(Math.max(begun.from, left.from, now + MINUTE))
  return { from, to: Math.max(from + NARROWEST * MINUTE, onTheMinute(Math.max(begun.to, left.to))) }
}

/** As a clock tells it, not a stopwatch: it changes when the minute does. */
function onTheMinute(at: number): number {
  return Math.ceil(at / MINUTE) * MINUTE
}

/** The step it could be at in a moment. Who waits for others' pizzas waits for as many as there are now. */
function soonestAfter({ stage, way, itemsAhead }: Waiting): OrderStage {
  return stage === "ACCEPTED" && itemsAhead > 0 ? stage : (nextStage(stage, way) ?? stage)
}

const before: Readonly<Record<OrderStage, (waiting: Waiting) => number>> = {
  PLACED: (waiting) => queueMinutes(waiting) + ACCEPT_MINUTES + makeMinutes(waiting) + fromOven(waiting),
  ACCEPTED: (waiting) => queueMinutes(waiting) + makeMinutes(waiting) + fromOven(waiting),
  MAKING: (waiting) => makeMinutes(waiting) / 2 + fromOven(waiting),
  BAKING: (waiting) => BAKE_MINUTES / 2 + PACK_MINUTES + wayMinutes(waiting),
  READY: (waiting) => PACK_MINUTES + wayMinutes(waiting),
  "ON THE WAY": (waiting) => wayMinutes(waiting),
  "HANDED OVER": () => 0,
}

function minutesLeft(waiting: Waiting): number {
  return before[waiting.stage](waiting)
}

function queueMinutes({ itemsAhead, capacity }: Waiting): number {
  return (itemsAhead / ITEMS_AN_ORDER) * (15 / Math.max(1, capacity))
}

function makeMinutes({ items }: Waiting): number {
  return Math.min(MOST_MAKE_MINUTES, FIRST_ITEM_MINUTES + NEXT_ITEM_MINUTES * Math.max(0, items - 1))
}

function fromOven(waiting: Waiting): number {
  return BAKE_MINUTES + PACK_MINUTES + wayMinutes(waiting)
}

function wayMinutes({ way, kilometres, hour }: Waiting): number {
  if (way !== "DELIVERY") return way === "DINEIN" || way === "CURBSIDE" ? 1 : 0
  const rush = rushHours[hour] ?? 1
  return ((kilometres * DETOUR) / SPEED_KMH) * 60 * rush + DOOR_MINUTES
}
