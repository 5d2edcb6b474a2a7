import { RATE_WITHIN_DAYS } from "@hearth/domain/feedback/ratings.ts"

const DAY_MS = 24 * 3_600_000

/** Whether the order can probably still be rated, by the time at which it was placed. The server knows exactly. */
export function isRecentOrder(placedAt: string, now: number): boolean {
  return now - Date.parse(placedAt) < RATE_WITHIN_DAYS * DAY_MS
}
