import type { InboxCase } from "@hearth/contract/calls/cases.shapes.ts"
import { isActive } from "@hearth/domain/cases/case-state.ts"
import * as casesTexts from "@hearth/texts/console/cases.ts"

const MINUTE_MS = 60_000
const MINUTES_PER_HOUR = 60
const HOURS_PER_DAY = 24
/** With less time left than this, the mark has the tone `soon`. */
const SOON_MS = 30 * MINUTE_MS

/** `12 min`, `1 h 5 min`, `2 days`. */
export function formatDuration(ms: number): string {
  const minutes = Math.max(0, Math.floor(ms / MINUTE_MS))
  if (minutes === 0) return casesTexts.underOneMinute
  const hours = Math.floor(minutes / MINUTES_PER_HOUR)
  if (hours === 0) return casesTexts.minutes(minutes)
  if (hours >= HOURS_PER_DAY) return casesTexts.days(Math.floor(hours / HOURS_PER_DAY))
  const minutesOverHour = minutes % MINUTES_PER_HOUR
  return minutesOverHour === 0 ? casesTexts.hours(hours) : casesTexts.hoursAndMinutes(hours, minutesOverHour)
}

/** `Just now`, `12 min ago`. */
export function formatAgo(at: string, now: number): string {
  const ms = now - Date.parse(at)
  return ms < MINUTE_MS ? casesTexts.justNow : casesTexts.ago(formatDuration(ms))
}

/** The text of a mark, and the tone that decides its colour and icon. */
export interface CaseClock {
  tone: "late" | "soon" | "plain" | "calm"
  text: string
}

export type TimedCase = Pick<InboxCase, "state" | "answerDueAt" | "waitsForAnswer">

/**
 * The mark of an active case: how long there is to answer, or whether the customer waits for another answer. Undefined
 * for a resolved case.
 */
export function answerClock({ state, answerDueAt, waitsForAnswer }: TimedCase, now: number): CaseClock | undefined {
  if (!isActive(state)) return undefined
  if (answerDueAt === null)
    return waitsForAnswer
      ? { tone: "soon", text: casesTexts.customerWaits }
      : { tone: "calm", text: casesTexts.answered }
  const msLeft = Date.parse(answerDueAt) - now
  if (msLeft < 0) return { tone: "late", text: casesTexts.overdueBy(formatDuration(-msLeft)) }
  return { tone: msLeft < SOON_MS ? "soon" : "plain", text: casesTexts.answerWithin(formatDuration(msLeft)) }
}
