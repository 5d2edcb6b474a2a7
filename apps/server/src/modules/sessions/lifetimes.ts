import type { Carrier } from "./sessions.store.ts"

const HOUR_SECONDS = 3600
const DAY_SECONDS = 24 * HOUR_SECONDS

export const ACCESS_SECONDS = 15 * 60

/**
 * How long after its use a refresh token still gets the same successor, for two tabs at the same time or a lost
 * response.
 */
export const GRACE_SECONDS = 30

/**
 * How long after a sign-in the same request gets the same session again, in case the response was lost. Longer than a
 * browser waits for a response.
 */
export const REPEAT_SECONDS = 120

/** How long a sign-in counts as recent enough to change the number. */
export const RECENT_SIGN_IN_SECONDS = 10 * 60

/** A session ends this long after its start, regardless of refreshes. */
export const MAX_SESSION_SECONDS = 90 * DAY_SECONDS

/**
 * Returns how long a session is valid after its last refresh. A mini-app stores its token where scripts can read it, so
 * its session is short; a browser's token is in a cookie that no script can read.
 */
export function sessionSeconds(kind: "guest" | "customer", carrier: Carrier): number {
  if (carrier === "body") return HOUR_SECONDS
  return kind === "guest" ? 90 * DAY_SECONDS : 30 * DAY_SECONDS
}
