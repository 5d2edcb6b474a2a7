/** When a payment is looked at again after it was begun, in seconds. Who pays at all has mostly paid by the third. */
const LOOKS = [15, 45, 120, 300, 900, 3_600, 6 * 3_600, 24 * 3_600] as const

/** Tries of a refund end never: it is the customer's money. */
const TRIES = [5, 30, 120, 600, 3_600] as const

export function lookAfter(createdAt: Date, looks: number): Date | null {
  const seconds = LOOKS[looks]
  return seconds === undefined ? null : new Date(createdAt.getTime() + seconds * 1_000)
}

export function tryAfter(now: Date, tries: number): Date {
  const seconds = TRIES[Math.min(Math.max(tries, 1), TRIES.length) - 1] ?? 3_600
  return new Date(now.getTime() + seconds * 1_000)
}
