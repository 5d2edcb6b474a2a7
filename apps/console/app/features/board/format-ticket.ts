import type { StoreTicket } from "@hearth/contract/calls/console/store-ops.shapes.ts"
import type { TimeZone } from "@hearth/domain/stores/zoned-time.ts"
import type { TicketStage } from "@hearth/domain/orders/order-stage.ts"
import * as boardTexts from "@hearth/texts/console/board.ts"
import * as carrierTexts from "@hearth/texts/console/carrier.ts"
import { formatMinutes } from "../../shell/format-minutes.ts"

const MINUTE_MS = 60_000
/** With less time left than this, the clock has the tone `soon`. */
const SOON_MS = 8 * MINUTE_MS

/** The label of the button that moves an order to this stage. */
export const advanceLabels: Readonly<Record<TicketStage, string>> = {
  PLACED: "",
  ACCEPTED: boardTexts.stepAccept,
  MAKING: boardTexts.stepMake,
  BAKING: boardTexts.stepBake,
  READY: boardTexts.stepReady,
  "ON THE WAY": boardTexts.stepDispatch,
  "HANDED OVER": boardTexts.stepHandOver,
  CANCELLED: "",
}

export const stageTexts: Readonly<Record<TicketStage, string>> = {
  PLACED: boardTexts.stageNew,
  ACCEPTED: boardTexts.stageAccepted,
  MAKING: boardTexts.stageMaking,
  BAKING: boardTexts.stageInOven,
  READY: boardTexts.stageReady,
  "ON THE WAY": boardTexts.stageOnTheWay,
  "HANDED OVER": boardTexts.stageHandedOver,
  CANCELLED: boardTexts.stageCancelled,
}

/** Example: `7:05`. */
function formatTimeLeft(ms: number): string {
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
export function promisedTimeOf({ promisedBy, dueAt }: Pick<StoreTicket, "promisedBy" | "dueAt">): number | undefined {
  const promisedTimes = [promisedBy, dueAt].flatMap((time) => (time === null ? [] : Date.parse(time)))
  return promisedTimes.length === 0 ? undefined : Math.min(...promisedTimes)
}

/**
 * The time left as text and tone. Undefined for an order that is cancelled or has no promised time, and for a pickup or
 * curbside order that is ready or handed over.
 */
export function dueClock(ticket: StoreTicket, now: number): TicketClock | undefined {
  const { endedAt, stage, deliveryType } = ticket
  const lateAfter = promisedTimeOf(ticket)
  const isCollectedByCustomer = deliveryType === "PICKUP" || deliveryType === "CURBSIDE"
  const isReadyOrHandedOver = stage === "READY" || stage === "HANDED OVER"
  if (lateAfter === undefined || stage === "CANCELLED" || (isCollectedByCustomer && isReadyOrHandedOver))
    return undefined
  const msLeft = lateAfter - (endedAt === null ? now : Date.parse(endedAt))
  if (msLeft < 0) return { tone: "late", text: boardTexts.late(formatMinutes(-msLeft)) }
  if (endedAt !== null) return { tone: "calm", text: boardTexts.onTime }
  if (msLeft < SOON_MS) return { tone: "soon", text: boardTexts.hurry(formatTimeLeft(msLeft)) }
  // An order that should have been accepted long ago must not look on time.
  const isOverdue = acceptClock(ticket, now)?.tone === "late"
  return { tone: isOverdue ? "plain" : "calm", text: boardTexts.timeLeft(formatMinutes(msLeft)) }
}

/** The time after which the customer gets the money back automatically. For cash orders, `formatCash` shows it. */
export function formatGuarantee(
  { dueAt, endedAt, owed }: Pick<StoreTicket, "dueAt" | "endedAt" | "owed">,
  zone: TimeZone,
): string | undefined {
  if (dueAt === null || endedAt !== null || owed?.how === "cash") return undefined
  return boardTexts.refundAfter(dueAt, zone)
}

/** How long an order may go unaccepted before the board shows it as waiting, and then as overdue. */
const WAITING_MS = 2 * MINUTE_MS
const OVERDUE_MS = 5 * MINUTE_MS

/** How long an order has waited to be accepted, as text and tone. Undefined for other orders. */
export function acceptClock(
  { stage, next, startsAt }: Pick<StoreTicket, "stage" | "next" | "startsAt">,
  now: number,
): TicketClock | undefined {
  if (stage !== "PLACED" || next === null) return undefined
  const waitedMs = now - Date.parse(startsAt)
  if (waitedMs < WAITING_MS) return { tone: "calm", text: boardTexts.stageNew }
  return waitedMs < OVERDUE_MS
    ? { tone: "soon", text: boardTexts.waiting(formatMinutes(waitedMs)) }
    : { tone: "late", text: boardTexts.overdue(formatMinutes(waitedMs)) }
}

/** Who delivers the order; undefined while nobody is assigned. */
export function formatCarrier({ rider, carrier }: Pick<StoreTicket, "rider" | "carrier">): string | undefined {
  if (rider) return rider.name
  if (carrier?.kind === "unnamed") return carrierTexts.storeStaff
  return carrier ? [carrier.name, carrier.reference].filter(Boolean).join(" · ") : undefined
}

/** The amount that was paid and is refunded if the order is cancelled. A cash order isn't paid before the handover. */
export function paidAmountOf({ payable, toCollect }: Pick<StoreTicket, "payable" | "toCollect">): number {
  return toCollect === null ? payable : 0
}

/** Example: `2 × Margherita, Medium`. */
export function formatLine({ quantity, name, size }: StoreTicket["lines"][number]): string {
  return `${quantity} × ${name}${size === null ? "" : `, ${size}`}`
}
