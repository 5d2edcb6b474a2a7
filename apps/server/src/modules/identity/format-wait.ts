/** Formats a wait such as `40 seconds`, `3 minutes` or `5 hours`. Rounds up, so that waiting that long is enough. */
export function formatWait(seconds: number): string {
  if (seconds < 90) return formatCount(Math.max(1, Math.ceil(seconds)), "second")
  if (seconds < 90 * 60) return formatCount(Math.ceil(seconds / 60), "minute")
  return formatCount(Math.ceil(seconds / 3600), "hour")
}

function formatCount(number: number, unit: string): string {
  return `${number} ${unit}${number === 1 ? "" : "s"}`
}
