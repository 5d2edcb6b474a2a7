import type { StoreTicket } from "@hearth/contract/calls/store-ops.shapes.ts"
import type { DeliveryType } from "@hearth/domain/orders/delivery-type.ts"
import { formatClock, type TimeZone } from "@hearth/domain/stores/zoned-time.ts"
import type { TicketStage } from "@hearth/domain/orders/order-stage.ts"
import { formatMinutes } from "../../shell/format-minutes.ts"

const MINUTE_MS = 60_000
/** With less time left than this, the clock says to hurry. */
const SOON_MS = 8 * MINUTE_MS

export const deliveryTypeNames: Readonly<Record<DeliveryType, string>> = {
  DELIVERY: "Delivery",
  PICKUP: "Pickup",
  CURBSIDE: "Curbside",
  DINEIN: "Dine-in",
}

/** The text of the button that moves an order to this stage. */
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

/** Example: `7:05`. */
function formatClockLeft(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1_000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`
}

export interface TicketClock {
  tone: "plain" | "calm" | "soon" | "late"
  text: string
}

/**
 * The time from which the order is late for the customer: the promised time, or the guarantee's due time if that is
 * earlier.
 */
export function lateFrom({ promisedBy, dueAt }: Pick<StoreTicket, "promisedBy" | "dueAt">): number | undefined {
  const promisedTimes = [promisedBy, dueAt].flatMap((at) => (at === null ? [] : Date.parse(at)))
  return promisedTimes.length === 0 ? undefined : Math.min(...promisedTimes)
}

/** The time left as text and tone. Undefined when nothing was promised, or when a pickup or curbside order is ready. */
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
  // An order that should have been accepted long ago must not look fine.
  const isOverdue = acceptClock(ticket, now)?.tone === "late"
  return { tone: isOverdue ? "plain" : "calm", text: `${formatMinutes(left)} left` }
}

/** The time after which the customer gets the money back automatically. For cash orders, `formatCash` shows it. */
export function formatGuarantee(
  { dueAt, endedAt, owed }: Pick<StoreTicket, "dueAt" | "endedAt" | "owed">,
  zone: TimeZone,
): string | undefined {
  if (dueAt === null || endedAt !== null || owed?.how === "cash") return undefined
  return `Money back after ${formatClock(dueAt, zone)}`
}

/** How long an order can wait to be accepted until it counts as waiting, and as overdue. */
const WAITING_MS = 2 * MINUTE_MS
const OVERDUE_MS = 5 * MINUTE_MS

/** How long an order has waited to be accepted, as text and tone. Undefined for other orders. */
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

/** Who delivers the order; undefined while nobody is assigned. */
export function formatCarrier({ rider, carrier }: Pick<StoreTicket, "rider" | "carrier">): string | undefined {
  if (rider) return rider.name
  if (carrier?.kind === "unnamed") return "No rider named"
  return carrier ? [carrier.name, carrier.reference].filter(Boolean).join(" · ") : undefined
}

/** The amount that was paid and is refunded when the order is cancelled. Nothing for a cash order, late or not. */
export function paidFor({ payable, toCollect }: Pick<StoreTicket, "payable" | "toCollect">): number {
  return toCollect === null ? payable : 0
}

/** Example: `2 × Margherita, Medium`. */
export function formatLine({ quantity, name, size }: StoreTicket["lines"][number]): string {
  return `${quantity} × ${name}${size === null ? "" : `, ${size}`}`
}
