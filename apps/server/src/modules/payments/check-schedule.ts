const HOUR = 3_600
const DAY = 24 * HOUR

const LATE_CHECK_SECONDS = [HOUR, 6 * HOUR, ...[1, 2, 3, 4, 5, 6, 7].map((days) => days * DAY)]

/** An order waits a quarter of an hour for its money, and takes it for ten minutes more. */
const ORDER_WAIT_SECONDS = 25 * 60
const CHECK_INTERVAL_SECONDS = 40

/**
 * When an open payment is checked again after it was begun, in seconds. While its customer may be waiting, two checks are
 * never so far apart that money whose callback was lost, or that its provider could not tell about, is settled later than
 * a minute after the provider can tell. The check after a minute ends what never reached its provider.
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

/** When an attempt that has ended is checked: money that came for it all the same is found, and nobody waits for it. */
const ENDED_CHECK_SECONDS = [15, 45, 120, 300, 900, ...LATE_CHECK_SECONDS]

/** Tries of a refund end never: it is the customer's money. */
const REFUND_RETRY_SECONDS = [5, 30, 120, 600, HOUR] as const

/** After so many refunds that its provider ended as failed, another is asked for once a day. */
export const MAX_FAST_FAILURES = 5

function range(from: number, before: number, every: number): number[] {
  return Array.from({ length: Math.ceil((before - from) / every) }, (_, index) => from + index * every)
}

export function nextCheckAt(createdAt: Date, now: Date, isOpen: boolean): Date | null {
  const moments = (isOpen ? OPEN_CHECK_SECONDS : ENDED_CHECK_SECONDS).map(
    (seconds) => createdAt.getTime() + seconds * 1_000,
  )
  const next = moments.find((moment) => moment > now.getTime())
  return next === undefined ? null : new Date(next)
}

/** After an answer: within the hour where the provider said nothing, and after a day only then. */
export function nextCheckAfterAnswer(createdAt: Date, planned: Date, now: Date, isSilent: boolean): Date | null {
  const age = now.getTime() - createdAt.getTime()
  if (!isSilent) return age >= DAY * 1_000 ? null : planned
  const hourFromNow = now.getTime() + HOUR * 1_000
  return age < DAY * 1_000 && age >= HOUR * 1_000 ? new Date(Math.min(planned.getTime(), hourFromNow)) : planned
}

export function nextRefundTryAt(now: Date, tries: number): Date {
  const seconds = REFUND_RETRY_SECONDS[Math.min(Math.max(tries, 1), REFUND_RETRY_SECONDS.length) - 1] ?? HOUR
  return new Date(now.getTime() + seconds * 1_000)
}

/** After a refund that failed: the next one is another refund to the provider. */
export function nextRefundTryAfterFailure(now: Date, failures: number): Date {
  return failures < MAX_FAST_FAILURES ? nextRefundTryAt(now, failures) : new Date(now.getTime() + DAY * 1_000)
}
