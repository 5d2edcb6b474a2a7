import { type CountryCode, countries } from "@hearth/domain/countries/countries.ts"
import { formatMoney } from "@hearth/domain/money/format-money.ts"
import type { TicketStage } from "@hearth/domain/orders/order-stage.ts"
import { formatClock, MINUTE_MS, type TimeZone } from "@hearth/domain/stores/zoned-time.ts"
import { formatDay, formatSlot } from "../../shared/time/format-slot.ts"
import { localTimeOf } from "@hearth/domain/stores/zoned-time.ts"
import type { Tracker } from "./tracker.api.ts"

type TrackerDeliveryType = Tracker["deliveryType"]

/** The headline of the tracker. */
export function formatState(tracker: Tracker, zone: TimeZone, now: number): { title: string; lead: string } {
  const { stage, deliveryType, store, slot, orderStatus, steps, message } = tracker
  const at = steps.findLast((step) => step.at !== null)?.at ?? 0
  switch (stage) {
    case "PLACED":
      return orderStatus === "ADVANCE ORDER" && slot !== null
        ? { title: "Scheduled", lead: `We bake it for you: ${formatSlot(slot, zone, now)}.` }
        : { title: "We have your order", lead: `Waiting for ${store.name} to confirm.` }
    case "ACCEPTED":
      return { title: "The kitchen has it", lead: "Your dough is next on the bench." }
    case "MAKING":
      return { title: "Being made", lead: "Stretched, topped and made just for you." }
    case "BAKING":
      return { title: "In the oven", lead: "Crisp at the edge, bubbling in the middle." }
    case "READY":
      return formatReadyNow(deliveryType, store.name)
    case "ON THE WAY":
      return { title: "On its way", lead: formatCarrier(tracker) }
    case "HANDED OVER":
      return { title: "Enjoy your meal!", lead: `${formatStage(stage, deliveryType)} at ${formatClock(at, zone)}.` }
    case "CANCELLED":
      return { title: "Your order is cancelled", lead: message || "It won’t be made." }
  }
}

function formatCarrier({ rider, carrier, store }: Pick<Tracker, "rider" | "carrier" | "store">): string {
  if (carrier?.kind === "courier") {
    const reference = carrier.reference === "" ? "" : ` Reference ${carrier.reference}.`
    return `${carrier.name} brings it to your door.${reference}`
  }
  if (carrier) return `${store.name} brings it to your door.`
  return `${rider?.name ?? "Our rider"} brings it to your door.`
}

function formatReadyNow(deliveryType: TrackerDeliveryType, storeName: string): { title: string; lead: string } {
  if (deliveryType === "PICKUP") return { title: "Ready for you!", lead: `Hot at the counter of ${storeName}.` }
  if (deliveryType === "CURBSIDE")
    return { title: "Ready for your car", lead: "Tell us that you’re here, and we come out." }
  if (deliveryType === "DINEIN") return { title: "Coming to your table", lead: "Napkins at the ready." }
  return { title: "Boxed and hot", lead: "It leaves with its rider in a moment." }
}

const stageTexts: Readonly<Record<TicketStage, string>> = {
  PLACED: "Order placed",
  ACCEPTED: "Accepted by the store",
  MAKING: "Being made",
  BAKING: "In the oven",
  READY: "Ready",
  "ON THE WAY": "On its way",
  "HANDED OVER": "Delivered",
  CANCELLED: "Cancelled",
}

export function formatStage(stage: TicketStage, deliveryType: TrackerDeliveryType): string {
  if (stage === "HANDED OVER" && (deliveryType === "PICKUP" || deliveryType === "CURBSIDE")) return "Picked up"
  if (stage === "HANDED OVER" && deliveryType === "DINEIN") return "At your table"
  return stage === "READY" && deliveryType === "DELIVERY" ? "Boxed" : stageTexts[stage]
}

type TrackerTimes = Pick<Tracker, "stage" | "estimate" | "promisedBy" | "promise" | "owed" | "store" | "deliveryType">

/** `Promised by 7:40 pm · now expected 7:52 pm`; undefined if both times are the same or there is no estimate. */
export function formatPromisedTime({ stage, estimate, promisedBy }: TrackerTimes, zone: TimeZone): string | undefined {
  if (!estimate || promisedBy === null || estimate.to === promisedBy) return undefined
  // The promised time is the large one on the screen already.
  if (stage === "PLACED") return `Now expected ${formatClock(estimate.to, zone)}`
  return `Promised by ${formatClock(promisedBy, zone)} · now expected ${formatClock(estimate.to, zone)}`
}

/**
 * The headline of an order that is later than the time given when it was placed or than the guarantee; undefined while
 * it is not late. With a guarantee it says what is refunded automatically.
 */
export function formatLate(
  tracker: TrackerTimes,
  country: CountryCode,
  now: number,
): { title: string; lead: string } | undefined {
  const { stage, promise: guarantee, promisedBy, owed, store, deliveryType } = tracker
  const { timeZone } = countries[country]
  const dueAt = guarantee.kind === "promised" && guarantee.dueAt !== null ? Date.parse(guarantee.dueAt) : null
  const promisedTimes = [promisedBy === null ? null : Date.parse(promisedBy), dueAt].flatMap((at) => at ?? [])
  const isOver = stage === "HANDED OVER" || stage === "CANCELLED"
  const isWaiting = stage === "READY" && (deliveryType === "PICKUP" || deliveryType === "CURBSIDE")
  if (isOver || isWaiting || promisedTimes.length === 0 || now <= Math.min(...promisedTimes)) return undefined
  const where = stage === "PLACED" ? `${store.name} hasn’t confirmed your order yet.` : lateStageTexts[stage]
  const by = `We promised it by ${formatClock(Math.min(...promisedTimes), timeZone)}. ${where}`
  const amount = owed ? formatMoney(owed.amount, country) : ""
  if (!owed || dueAt === null) return { title: "Running late, sorry", lead: by }
  const money =
    now > dueAt
      ? `${amount} goes back to you automatically.`
      : `If it isn’t there by ${formatClock(dueAt, timeZone)}, ${amount} goes back to you automatically.`
  return { title: "Running late, sorry", lead: `${by} ${money}` }
}

const lateStageTexts: Readonly<Record<TicketStage, string>> = {
  PLACED: "",
  ACCEPTED: "It’s next in the kitchen.",
  MAKING: "It’s being made now.",
  BAKING: "It’s in the oven now.",
  READY: "It’s ready and leaves next.",
  "ON THE WAY": "It’s on its way now.",
  "HANDED OVER": "",
  CANCELLED: "",
}

const FAR_AHEAD_MS = 90 * MINUTE_MS

/** `12–18 min` with the clock times; only the clock time if it is far ahead. */
export function formatEstimate(
  { from, to }: NonNullable<Tracker["estimate"]>,
  zone: TimeZone,
  now: number,
): { short: string; clock: string } {
  const clock = `${formatClock(from, zone)} – ${formatClock(to, zone)}`
  if (Date.parse(from) - now > FAR_AHEAD_MS)
    return { short: formatClock(from, zone), clock: formatDay(localTimeOf(from, zone).day, zone, now) }
  const [soonest, latest] = [from, to].map((at) => Math.max(1, Math.ceil((Date.parse(at) - now) / MINUTE_MS)))
  return { short: latest === 1 ? "Any moment" : `${soonest}–${latest} min`, clock }
}

/** The label of the estimate. */
function formatArrivalLabel(deliveryType: TrackerDeliveryType): string {
  if (deliveryType === "DELIVERY") return "At your door in"
  return deliveryType === "DINEIN" ? "At your table in" : "Ready in"
}

/** The large time on the screen. Until the store accepts the order it is the promised time, without a countdown. */
export function formatMainTime(
  { stage, estimate, promisedBy, deliveryType }: TrackerTimes,
  zone: TimeZone,
  now: number,
) {
  if (!estimate) return undefined
  const { short, clock } = formatEstimate(estimate, zone, now)
  const isFar = Date.parse(estimate.from) - now > FAR_AHEAD_MS
  if (stage === "PLACED" && promisedBy !== null && !isFar)
    return { label: "Promised by", time: formatClock(promisedBy, zone), clock: undefined }
  return {
    label: short.endsWith("min") ? formatArrivalLabel(deliveryType) : isFar ? "Scheduled for" : "Expected",
    time: short,
    clock,
  }
}
