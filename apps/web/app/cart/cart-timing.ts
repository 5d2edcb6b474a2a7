/** Taps within this time become one call. */
export const BATCH_MS = 300

/** The pauses before a failed call is sent again: after the first failure, the second and so on. The last repeats. */
export const RETRY_AFTER_MS = [2000, 4000, 8000, 16_000, 30_000]
