/** How long a server may take to stop: its own delay (see SHUTDOWN_DELAY_SECONDS), its drain, and a margin. */
export function drainTimeoutMs({ SHUTDOWN_DELAY_SECONDS, ENVIRONMENT = "local" } = process.env) {
  return 12_000 + 1_000 * Number(SHUTDOWN_DELAY_SECONDS || (ENVIRONMENT === "local" ? 0 : 5))
}
