/** How an alert looks: a neutral message, or one that customers should act on. */
export const alertTones = ["news", "warning"] as const
export type AlertTone = (typeof alertTones)[number]

/** What keeps alerts short and rare. Form and server check the same values. */
export const alertLimits = {
  titleLength: 60,
  messageLength: 160,
  /** Stores that one alert names. An alert for more is one for the country. */
  stores: 200,
  /** How long an alert may last, and how long before it may be written. */
  lastsDays: 60,
  aheadDays: 90,
  /** Alerts for the country, or alerts for one store, whose times overlap. */
  atOnce: 3,
  /** Alerts that one person writes in 24 hours. */
  perDay: 10,
} as const

const DAY_MS = 24 * 3600 * 1000

interface AlertPeriod {
  /** Null: at once. */
  startsAt: number | null
  endsAt: number
}

export type AlertPeriodProblem = "ENDS_BEFORE_START" | "ENDS_IN_PAST" | "LASTS_TOO_LONG" | "STARTS_TOO_LATE"

/** Returns why an alert can't be written for this period. A start in the past counts as at once. */
export function checkAlertPeriod({ startsAt, endsAt }: AlertPeriod, now: number): AlertPeriodProblem | undefined {
  const start = Math.max(startsAt ?? now, now)
  if (endsAt <= now) return "ENDS_IN_PAST"
  if (endsAt <= start) return "ENDS_BEFORE_START"
  if (start - now > alertLimits.aheadDays * DAY_MS) return "STARTS_TOO_LATE"
  return endsAt - start > alertLimits.lastsDays * DAY_MS ? "LASTS_TOO_LONG" : undefined
}

export const alertStates = ["current", "planned", "past"] as const
export type AlertState = (typeof alertStates)[number]

/** Whether customers get an alert now, later or no more. An alert that was ended early is over, even before its start. */
export function alertStateAt(
  { startsAt, endsAt, isEnded }: { startsAt: number; endsAt: number; isEnded: boolean },
  now: number,
): AlertState {
  if (isEnded || endsAt <= now) return "past"
  return startsAt > now ? "planned" : "current"
}
