const HOUR = 3_600
const DAY = 24 * HOUR

const LATE_CHECK_SECONDS = [HOUR, 6 * HOUR, ...[1, 2, 3, 4, 5, 6, 7].map((days) => days * DAY)]

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
const REFUND_RETRY_SECONDS = [5, 30, 120, 600, HOUR] as const

/** After the provider has ended this many attempts at a refund as failed, the refund is retried once a day. */
export const MAX_FAST_FAILURES = 5

function range(start: number, end: number, step: number): number[] {
  return Array.from({ length: Math.ceil((end - start) / step) }, (_, index) => start + index * step)
}

export function nextCheckAt(createdAt: Date, now: Date, isOpen: boolean): Date | null {
  const times = (isOpen ? OPEN_CHECK_SECONDS : ENDED_CHECK_SECONDS).map(
    (seconds) => createdAt.getTime() + seconds * 1_000,
  )
  const next = times.find((time) => time > now.getTime())
  return next === undefined ? null : new Date(next)
}

/**
 * Returns the next check after a response. A payment is checked for a day only if its provider responded. If the
 * provider did not, the payment is checked at least hourly until a day has passed, and then as planned.
 */
export function nextCheckAfterResponse(createdAt: Date, planned: Date, now: Date, isSilent: boolean): Date | null {
  const age = now.getTime() - createdAt.getTime()
  if (!isSilent) return age >= DAY * 1_000 ? null : planned
  const hourFromNow = now.getTime() + HOUR * 1_000
  return age < DAY * 1_000 && age >= HOUR * 1_000 ? new Date(Math.min(planned.getTime(), hourFromNow)) : planned
}

export function nextRefundAttemptAt(now: Date, tries: number): Date {
  const seconds = REFUND_RETRY_SECONDS[Math.min(Math.max(tries, 1), REFUND_RETRY_SECONDS.length) - 1] ?? HOUR
  return new Date(now.getTime() + seconds * 1_000)
}

/** Returns when to retry after a failed refund; the retry is a new refund at the provider. */
export function nextRefundAttemptAfterFailure(now: Date, failures: number): Date {
  return failures < MAX_FAST_FAILURES ? nextRefundAttemptAt(now, failures) : new Date(now.getTime() + DAY * 1_000)
}
