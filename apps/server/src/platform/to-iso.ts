/** ERR-3: the format of times in every response. */
export function toIso(time: Date | number): string {
  return (typeof time === "number" ? new Date(time) : time).toISOString()
}

export function toIsoOrNull(time: Date | number | null | undefined): string | null {
  return time === null || time === undefined ? null : toIso(time)
}

/** Formats the start and the end of a time span. */
export function toIsoRange(range: { from: number; to: number } | null): { from: string; to: string } | null {
  return range && { from: toIso(range.from), to: toIso(range.to) }
}
