/** ERR-3: the format of times in every response. */
export function toIso(moment: Date | number): string {
  return (typeof moment === "number" ? new Date(moment) : moment).toISOString()
}

export function toIsoOrNull(moment: Date | number | null | undefined): string | null {
  return moment === null || moment === undefined ? null : toIso(moment)
}

/** The start and end of an expected time. */
export function toIsoRange(range: { from: number; to: number } | null): { from: string; to: string } | null {
  return range && { from: toIso(range.from), to: toIso(range.to) }
}
