import * as timeTexts from "@hearth/texts/time.ts"

const SECOND_MS = 1000
const padTwo = (count: number) => String(count).padStart(2, "0")

/** The remaining time to the second: `04:59`, `3:04:59`, `2 days 3:04:59`. */
export function formatCountdown(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / SECOND_MS))
  const [days, hours, minutes] = [
    Math.floor(seconds / 86_400),
    Math.floor(seconds / 3600) % 24,
    Math.floor(seconds / 60) % 60,
  ]
  const clock =
    days + hours > 0
      ? `${hours}:${padTwo(minutes)}:${padTwo(seconds % 60)}`
      : `${padTwo(minutes)}:${padTwo(seconds % 60)}`
  return days > 0 ? timeTexts.daysAndTime(days, clock) : clock
}
