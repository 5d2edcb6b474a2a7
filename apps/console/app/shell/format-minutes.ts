const MINUTE_MS = 60_000

/** Formats whole minutes: `under a minute`, `12 min`, `1 h 5 min`. */
export function formatMinutes(ms: number): string {
  const minutes = Math.max(0, Math.floor(ms / MINUTE_MS))
  if (minutes === 0) return "under a minute"
  const hours = Math.floor(minutes / 60)
  return hours === 0 ? `${minutes} min` : `${hours} h ${minutes % 60} min`
}
