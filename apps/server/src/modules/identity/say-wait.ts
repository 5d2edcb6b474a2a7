/** `40 seconds`, `3 minutes`, `5 hours`: rounded up, so that whoever waits that long has waited enough. */
export function sayWait(seconds: number): string {
  if (seconds < 90) return count(Math.max(1, Math.ceil(seconds)), "second")
  if (seconds < 90 * 60) return count(Math.ceil(seconds / 60), "minute")
  return count(Math.ceil(seconds / 3600), "hour")
}

function count(number: number, unit: string): string {
  return `${number} ${unit}${number === 1 ? "" : "s"}`
}
