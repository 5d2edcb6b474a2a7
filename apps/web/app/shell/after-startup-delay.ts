const STARTUP_DELAY_MS = 1

/** SES-8: yields to the browser between running the scripts and hydrating the page. */
export function afterStartupDelay(start: () => Promise<void>): void {
  setTimeout(() => void start(), STARTUP_DELAY_MS)
}
