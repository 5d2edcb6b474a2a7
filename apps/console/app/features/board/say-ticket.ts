import type { Ticket } from "@hearth/contract/calls/store-ops.shapes.ts"
import type { DeliveryType } from "@hearth/domain/orders/delivery-type.ts"
import type { TicketStage } from "@hearth/domain/orders/order-stage.ts"

const MINUTE_MS = 60_000
/** From here on a promise needs hurry. */
const SOON_MS = 8 * MINUTE_MS

export const wayNames: Readonly<Record<DeliveryType, string>> = {
  DELIVERY: "Delivery",
  PICKUP: "Pickup",
  CURBSIDE: "Curbside",
  DINEIN: "Dine-in",
}

/** The one thing to do next. */
export const stepNames: Readonly<Record<TicketStage, string>> = {
  PLACED: "",
  ACCEPTED: "Accept",
  MAKING: "Start making",
  BAKING: "In the oven",
  READY: "Ready",
  "ON THE WAY": "Send out",
  "HANDED OVER": "Handed over",
  CANCELLED: "",
}

export const stageNames: Readonly<Record<TicketStage, string>> = {
  PLACED: "New",
  ACCEPTED: "Accepted",
  MAKING: "Being made",
  BAKING: "In the oven",
  READY: "Ready",
  "ON THE WAY": "On the way",
  "HANDED OVER": "Handed over",
  CANCELLED: "Cancelled",
}

/** Whole minutes: `under a minute`, `12 min`, `1 h 5 min`. */
export function sayMinutes(ms: number): string {
  const minutes = Math.max(0, Math.floor(ms / MINUTE_MS))
  if (minutes === 0) return "under a minute"
  const hours = Math.floor(minutes / 60)
  return hours === 0 ? `${minutes} min` : `${hours} h ${minutes % 60} min`
}

/** `7:05` */
function sayClock(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1_000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`
}

export interface Clock {
  tone: "calm" | "soon" | "late"
  words: string
}

/** How the promise stands, in words as well as in a colour; nothing where nothing is promised. */
export function promiseClock({ dueAt, endedAt, stage }: Ticket, now: number): Clock | undefined {
  if (dueAt === null || stage === "CANCELLED") return undefined
  const left = Date.parse(dueAt) - (endedAt === null ? now : Date.parse(endedAt))
  if (left < 0) return { tone: "late", words: `Late by ${sayMinutes(-left)}` }
  if (endedAt !== null) return { tone: "calm", words: "In time" }
  return left < SOON_MS
    ? { tone: "soon", words: `Hurry: ${sayClock(left)} left` }
    : { tone: "calm", words: `${sayMinutes(left)} left` }
}

/** What has been paid, and goes back where the order is called off: of an order in cash nothing, late or not. */
export function paidFor({ payable, toCollect }: Pick<Ticket, "payable" | "toCollect">): number {
  return toCollect === null ? payable : 0
}

/** `2 × Margherita, Medium` */
export function sayLine({ quantity, name, size }: Ticket["lines"][number]): string {
  return `${quantity} × ${name}${size === null ? "" : `, ${size}`}`
}
