import * as profileTexts from "@hearth/texts/account/profile.ts"

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** `Last active 5 minutes ago`. A time in the future, caused by a wrong clock, is `just now`. */
export function formatLastActive(lastUsedAt: string, now: number): string {
  const seconds = (now - Date.parse(lastUsedAt)) / 1000
  if (seconds < MINUTE) return profileTexts.lastActiveJustNow
  if (seconds < HOUR) return profileTexts.lastActive(Math.floor(seconds / MINUTE), "minute")
  if (seconds < DAY) return profileTexts.lastActive(Math.floor(seconds / HOUR), "hour")
  return profileTexts.lastActive(Math.floor(seconds / DAY), "day")
}
