/** Taps within this time become one call. */
export const BATCH_MS = 300

/** How long the cart waits before it sends a failed call again: first, second, third failure … */
export const RETRY_AFTER_MS = [2000, 4000, 8000, 16_000, 30_000]
