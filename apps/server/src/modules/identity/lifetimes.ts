import type { Carrier } from "./identity.store.ts"

const HOUR = 3600
const DAY = 24 * HOUR

export const ACCESS_SECONDS = 15 * 60

/** How long after its use a refresh token is still answered with its successor: two tabs at once, or a lost answer. */
export const GRACE_SECONDS = 30

/**
 * How long after a sign-in the same call is answered with the same session, so that an answer that was lost can be had:
 * longer than a browser waits for one.
 */
export const REPEAT_SECONDS = 120

/** How long after a sign-in somebody counts as having just proved who they are. */
export const FRESH_SECONDS = 10 * 60

/** However often it is refreshed, a session ends this long after it began. */
export const MAX_SESSION_SECONDS = 90 * DAY

/**
 * How long a session outlives its last refresh. A mini-app keeps its token where scripts can read it, so that one has
 * a short life; a browser's lies in a cookie that no script can read.
 */
export function sessionSeconds(kind: "guest" | "customer", carrier: Carrier): number {
  if (carrier === "body") return HOUR
  return kind === "guest" ? 90 * DAY : 30 * DAY
}
