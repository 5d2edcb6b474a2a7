const steps: readonly (readonly [seconds: number, unit: Intl.RelativeTimeFormatUnit])[] = [
  [60, "second"],
  [3600, "minute"],
  [86_400, "hour"],
  [Number.POSITIVE_INFINITY, "day"],
]
const sizes = { second: 1, minute: 60, hour: 3600, day: 86_400 } as const

/** `5 minutes ago`. A time in the future, caused by a wrong clock, is `just now`. */
export function formatTimeAgo(at: string, now: number): string {
  const seconds = Math.max(0, Math.floor((now - Date.parse(at)) / 1000))
  if (seconds < 60) return "just now"
  const [, unit = "day"] = steps.find(([below]) => seconds < below) ?? []
  const size = sizes[unit as keyof typeof sizes]
  return new Intl.RelativeTimeFormat("en", { numeric: "auto" }).format(-Math.floor(seconds / size), unit)
}
