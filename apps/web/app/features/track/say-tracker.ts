import type { TicketStage } from "@hearth/domain/orders/order-stage.ts"
import { formatClock, MINUTE, type TimeZone } from "@hearth/domain/stores/zoned-time.ts"
import { sayDay, saySlot } from "../../shell/say-slot.ts"
import { localTimeOf } from "@hearth/domain/stores/zoned-time.ts"
import type { Tracker } from "./tracker.api.ts"

type Way = Tracker["deliveryType"]

/** The one answer of the screen. */
export function sayState(tracker: Tracker, zone: TimeZone, now: number): { title: string; lead: string } {
  const { stage, deliveryType: way, store, rider, slot, orderStatus, steps, message } = tracker
  const at = steps.findLast((step) => step.at !== null)?.at ?? 0
  switch (stage) {
    case "PLACED":
      return orderStatus === "ADVANCE ORDER" && slot !== null
        ? { title: "It’s on our list", lead: `We bake it for you: ${saySlot(slot, zone, now)}.` }
        : { title: "We have your order", lead: `${store.name} begins in a moment.` }
    case "ACCEPTED":
      return { title: "The kitchen has it", lead: "Your dough is next on the bench." }
    case "MAKING":
      return { title: "Being made", lead: "Stretched, topped and made just for you." }
    case "BAKING":
      return { title: "In the oven", lead: "Crisp at the edge, bubbling in the middle." }
    case "READY":
      return sayReadyNow(way, store.name)
    case "ON THE WAY":
      return { title: "On its way", lead: `${rider?.name ?? "Our rider"} brings it to your door.` }
    case "HANDED OVER":
      return { title: "Enjoy your meal!", lead: `${stepWords(stage, way)} at ${formatClock(at, zone)}.` }
    case "CANCELLED":
      return { title: "Your order is cancelled", lead: message || "It won’t be made." }
  }
}

function sayReadyNow(way: Way, storeName: string): { title: string; lead: string } {
  if (way === "PICKUP") return { title: "Ready for you!", lead: `Hot at the counter of ${storeName}.` }
  if (way === "CURBSIDE") return { title: "Ready for your car", lead: "Tell us that you’re here, and we come out." }
  if (way === "DINEIN") return { title: "Coming to your table", lead: "Napkins at the ready." }
  return { title: "Boxed and hot", lead: "It leaves with its rider in a moment." }
}

const words: Readonly<Record<TicketStage, string>> = {
  PLACED: "Order placed",
  ACCEPTED: "Accepted by the store",
  MAKING: "Being made",
  BAKING: "In the oven",
  READY: "Ready",
  "ON THE WAY": "On its way",
  "HANDED OVER": "Delivered",
  CANCELLED: "Cancelled",
}

export function stepWords(stage: TicketStage, way: Way): string {
  if (stage === "HANDED OVER" && (way === "PICKUP" || way === "CURBSIDE")) return "Picked up"
  if (stage === "HANDED OVER" && way === "DINEIN") return "At your table"
  return stage === "READY" && way === "DELIVERY" ? "Boxed" : words[stage]
}

const FAR = 90 * MINUTE

/** `12–18 min`, and by the clock; far away only by the clock. */
export function sayEstimate(
  { from, to }: NonNullable<Tracker["estimate"]>,
  zone: TimeZone,
  now: number,
): { short: string; clock: string } {
  const clock = `${formatClock(from, zone)} – ${formatClock(to, zone)}`
  if (Date.parse(from) - now > FAR)
    return { short: formatClock(from, zone), clock: sayDay(localTimeOf(from, zone).day, zone, now) }
  const [soonest, latest] = [from, to].map((at) => Math.max(1, Math.ceil((Date.parse(at) - now) / MINUTE)))
  return { short: latest === 1 ? "Any moment" : `${soonest}–${latest} min`, clock }
}

/** What the estimate is of. */
export function sayArrival(way: Way): string {
  if (way === "DELIVERY") return "At your door in"
  return way === "DINEIN" ? "At your table in" : "Ready in"
}
