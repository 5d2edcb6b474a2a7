const HOUR_SECONDS = 3_600
const DAY_SECONDS = 24 * HOUR_SECONDS

const LATE_CHECK_SECONDS = [HOUR_SECONDS, 6 * HOUR_SECONDS, ...[1, 2, 3, 4, 5, 6, 7].map((days) => days * DAY_SECONDS)]

/** An order waits 15 minutes for its payment and still accepts it for 10 minutes more. */
const ORDER_WAIT_SECONDS = 25 * 60
const CHECK_INTERVAL_SECONDS = 40

/**
 * Seconds after the start at which an open payment is checked. While the customer may be waiting, checks are close
 * enough that a payment with a lost callback is settled within a minute of the provider knowing its status. The check
 * after a minute ends payments that never reached their provider.
 */
const OPEN_CHECK_SECONDS = [
  10,
  25,
  45,
  61,
  ...range(61 + CHECK_INTERVAL_SECONDS, ORDER_WAIT_SECONDS, CHECK_INTERVAL_SECONDS),
  ORDER_WAIT_SECONDS,
  ...LATE_CHECK_SECONDS,
]

/**
 * Seconds after the start at which an ended payment is checked, to find money that arrived for it after all. No
 * customer is waiting for these.
 */
const ENDED_CHECK_SECONDS = [15, 45, 120, 300, 900, ...LATE_CHECK_SECONDS]

/** Delays between attempts at a refund; the last one repeats without end, because it is the customer's money. */
const REFUND_RETRY_SECONDS = [5, 30, 120, 600, HOUR_SECONDS] as const

/** After the provider has ended this many attempts at a refund as failed, the refund is retried once a day. */
export const MAX_FAST_FAILURES = 5

function range(start: number, end: number, step: number): number[] {
  return Array.from({ length: Math.ceil((end - start) / step) }, (_, index) => start + index * step)
}

/** Returns the first planned check after `now`, or null if there is none left. */
export function planNextCheck(createdAt: Date, now: Date, isOpen: boolean): Date | null {
  const times = (isOpen ? OPEN_CHECK_SECONDS : ENDED_CHECK_SECONDS).map(
    (seconds) => createdAt.getTime() + seconds * 1_000,
  )
  const next = times.find((time) => time > now.getTime())
  return next === undefined ? null : new Date(next)
}

/**
 * Returns the next check after a status request, or null for none. If the provider responded, the checks end a day
 * after the payment's start. If it did not respond, or not usefully (`isStatusUnknown`), the payment is checked at
 * least hourly until a day has passed, and then as planned.
 */
export function nextCheckAfterResponse(
  createdAt: Date,
  planned: Date,
  now: Date,
  isStatusUnknown: boolean,
): Date | null {
  const age = now.getTime() - createdAt.getTime()
  if (!isStatusUnknown) return age >= DAY_SECONDS * 1_000 ? null : planned
  const hourFromNow = now.getTime() + HOUR_SECONDS * 1_000
  const isCheckedHourly = age < DAY_SECONDS * 1_000 && age >= HOUR_SECONDS * 1_000
  return isCheckedHourly ? new Date(Math.min(planned.getTime(), hourFromNow)) : planned
}

export function nextRefundAttemptAt(now: Date, tries: number): Date {
  const seconds = REFUND_RETRY_SECONDS[Math.min(Math.max(tries, 1), REFUND_RETRY_SECONDS.length) - 1] ?? HOUR_SECONDS
  return new Date(now.getTime() + seconds * 1_000)
}

/** Returns when to retry after a failed refund; the retry is a new refund at the provider. */
export function nextRefundAttemptAfterFailure(now: Date, failures: number): Date {
  if (failures < MAX_FAST_FAILURES) return nextRefundAttemptAt(now, failures)
  return new Date(now.getTime() + DAY_SECONDS * 1_000)
}
