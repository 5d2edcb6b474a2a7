import type { StoreTicket } from "@hearth/contract/calls/store-ops.shapes.ts"
import type { DeliveryType } from "@hearth/domain/orders/delivery-type.ts"
import { formatClock, type TimeZone } from "@hearth/domain/stores/zoned-time.ts"
import type { TicketStage } from "@hearth/domain/orders/order-stage.ts"
import { formatMinutes } from "../../shell/format-minutes.ts"

const MINUTE_MS = 60_000
/** From here on a promise needs hurry. */
const SOON_MS = 8 * MINUTE_MS

export const deliveryTypeNames: Readonly<Record<DeliveryType, string>> = {
  DELIVERY: "Delivery",
  PICKUP: "Pickup",
  CURBSIDE: "Curbside",
  DINEIN: "Dine-in",
}

/** The one thing to do next. */
export const stepTexts: Readonly<Record<TicketStage, string>> = {
  PLACED: "",
  ACCEPTED: "Accept",
  MAKING: "Start making",
  BAKING: "In the oven",
  READY: "Ready",
  "ON THE WAY": "Send out",
  "HANDED OVER": "Handed over",
  CANCELLED: "",
}

export const stageTexts: Readonly<Record<TicketStage, string>> = {
  PLACED: "New",
  ACCEPTED: "Accepted",
  MAKING: "Being made",
  BAKING: "In the oven",
  READY: "Ready",
  "ON THE WAY": "On the way",
  "HANDED OVER": "Handed over",
  CANCELLED: "Cancelled",
}

/** `7:05` */
function formatClockLeft(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1_000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`
}

export interface TicketClock {
  tone: "plain" | "calm" | "soon" | "late"
  text: string
}

/** From when on the customer is told that it is late: after the time they were promised, or the guarantee if that is sooner. */
export function lateFrom({ promisedBy, dueAt }: Pick<StoreTicket, "promisedBy" | "dueAt">): number | undefined {
  const promisedTimes = [promisedBy, dueAt].flatMap((at) => (at === null ? [] : Date.parse(at)))
  return promisedTimes.length === 0 ? undefined : Math.min(...promisedTimes)
}

/** How the promise stands, in words as well as in a colour; nothing where nothing is promised or the customer is awaited. */
export function dueClock(ticket: StoreTicket, now: number): TicketClock | undefined {
  const { endedAt, stage, deliveryType } = ticket
  const promised = lateFrom(ticket)
  const isFetched = deliveryType === "PICKUP" || deliveryType === "CURBSIDE"
  const isDone = stage === "READY" || stage === "HANDED OVER"
  if (promised === undefined || stage === "CANCELLED" || (isFetched && isDone)) return undefined
  const left = promised - (endedAt === null ? now : Date.parse(endedAt))
  if (left < 0) return { tone: "late", text: `Late by ${formatMinutes(-left)}` }
  if (endedAt !== null) return { tone: "calm", text: "In time" }
  if (left < SOON_MS) return { tone: "soon", text: `Hurry: ${formatClockLeft(left)} left` }
  // Nothing is well with an order that should have been accepted long ago.
  const isOverdue = acceptClock(ticket, now)?.tone === "late"
  return { tone: isOverdue ? "plain" : "calm", text: `${formatMinutes(left)} left` }
}

/** When the money goes back by itself; of an order in cash, what is to be collected says it. */
export function formatGuarantee(
  { dueAt, endedAt, owed }: Pick<StoreTicket, "dueAt" | "endedAt" | "owed">,
  zone: TimeZone,
): string | undefined {
  if (dueAt === null || endedAt !== null || owed?.how === "cash") return undefined
  return `Money back after ${formatClock(dueAt, zone)}`
}

/** From here on an order that nobody accepts has waited long, and too long. */
const WAITING_MS = 2 * MINUTE_MS
const OVERDUE_MS = 5 * MINUTE_MS

/** How long an order has waited for somebody to accept it, in words as well as in a colour; nothing of any other. */
export function acceptClock(
  { stage, next, startsAt }: Pick<StoreTicket, "stage" | "next" | "startsAt">,
  now: number,
): TicketClock | undefined {
  if (stage !== "PLACED" || next === null) return undefined
  const waited = now - Date.parse(startsAt)
  if (waited < WAITING_MS) return { tone: "calm", text: "New" }
  return waited < OVERDUE_MS
    ? { tone: "soon", text: `Waiting ${formatMinutes(waited)}` }
    : { tone: "late", text: `Overdue: ${formatMinutes(waited)}, accept now` }
}

/** Who takes a delivery to its door; undefined while nobody is named. */
export function formatCarrier({ rider, carrier }: Pick<StoreTicket, "rider" | "carrier">): string | undefined {
  if (rider) return rider.name
  if (carrier?.kind === "unnamed") return "No rider named"
  return carrier ? [carrier.name, carrier.reference].filter(Boolean).join(" · ") : undefined
}

/** What has been paid, and goes back where the order is called off: of an order in cash nothing, late or not. */
export function paidFor({ payable, toCollect }: Pick<StoreTicket, "payable" | "toCollect">): number {
  return toCollect === null ? payable : 0
}

/** `2 × Margherita, Medium` */
export function formatLine({ quantity, name, size }: StoreTicket["lines"][number]): string {
  return `${quantity} × ${name}${size === null ? "" : `, ${size}`}`
}
