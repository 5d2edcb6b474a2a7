/** ERR-3: how a moment is written in every answer. */
export function toIso(moment: Date | number): string {
  return (typeof moment === "number" ? new Date(moment) : moment).toISOString()
}

export function toIsoOrNull(moment: Date | number | null | undefined): string | null {
  return moment === null || moment === undefined ? null : toIso(moment)
}

/** From when until when something is expected. */
export function toIsoRange(range: { from: number; to: number } | null): { from: string; to: string } | null {
  return range && { from: toIso(range.from), to: toIso(range.to) }
}
