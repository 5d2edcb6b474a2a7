const HOUR = 3_600
const DAY = 24 * HOUR

/**
 * When a payment is looked at again after it was begun, in seconds. Who pays at all has mostly paid by the third. After
 * a day only those are looked at whose provider has not said anything yet.
 */
const LOOKS = [15, 45, 120, 300, 900, HOUR, 6 * HOUR, ...[1, 2, 3, 4, 5, 6, 7].map((days) => days * DAY)]

/** Tries of a refund end never: it is the customer's money. */
const TRIES = [5, 30, 120, 600, HOUR] as const

/** After so many refunds that its provider ended as failed, another is asked for once a day. */
export const MANY_FAILURES = 5

export function lookAfter(createdAt: Date, now: Date): Date | null {
  const moments = LOOKS.map((seconds) => createdAt.getTime() + seconds * 1_000)
  const next = moments.find((moment) => moment > now.getTime())
  return next === undefined ? null : new Date(next)
}

/** After an answer: within the hour where the provider said nothing, and after a day only then. */
export function lookAfterAnswer(createdAt: Date, planned: Date, now: Date, isSilent: boolean): Date | null {
  const age = now.getTime() - createdAt.getTime()
  if (!isSilent) return age >= DAY * 1_000 ? null : planned
  const inAnHour = now.getTime() + HOUR * 1_000
  return age < DAY * 1_000 && age >= HOUR * 1_000 ? new Date(Math.min(planned.getTime(), inAnHour)) : planned
}

export function tryAfter(now: Date, tries: number): Date {
  const seconds = TRIES[Math.min(Math.max(tries, 1), TRIES.length) - 1] ?? HOUR
  return new Date(now.getTime() + seconds * 1_000)
}

/** After a refund that failed: the next one is another refund to the provider. */
export function tryAnewAfter(now: Date, failures: number): Date {
  return failures < MANY_FAILURES ? tryAfter(now, failures) : new Date(now.getTime() + DAY * 1_000)
}
