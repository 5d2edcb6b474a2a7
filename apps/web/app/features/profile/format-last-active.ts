import * as profileTexts from "@hearth/texts/account/profile.ts"

const MINUTE_SECONDS = 60
const HOUR_SECONDS = 60 * MINUTE_SECONDS
const DAY_SECONDS = 24 * HOUR_SECONDS

/** `Last active 5 minutes ago`. A time in the future, caused by a wrong clock, is `just now`. */
export function formatLastActive(lastUsedAt: string, now: number): string {
  const seconds = (now - Date.parse(lastUsedAt)) / 1000
  if (seconds < MINUTE_SECONDS) return profileTexts.lastActiveJustNow
  if (seconds < HOUR_SECONDS) return profileTexts.lastActive(Math.floor(seconds / MINUTE_SECONDS), "minute")
  if (seconds < DAY_SECONDS) return profileTexts.lastActive(Math.floor(seconds / HOUR_SECONDS), "hour")
  return profileTexts.lastActive(Math.floor(seconds / DAY_SECONDS), "day")
}
