import type { Settings } from "../../settings.ts"
import { setRefreshCookie } from "./refresh-cookie.ts"
import type { IssuedSession } from "./issue-credentials.ts"
import type { RequestContext } from "./request-context.ts"

/**
 * Sets the refresh token as a cookie, or returns it for the response's body. The session's carrier decides which, not
 * this request: otherwise a script that claims to be a mini-app could read the token of a browser's cookie.
 */
export function deliverRefreshToken(
  issued: IssuedSession,
  context: RequestContext,
  settings: Settings,
): string | undefined {
  if (issued.session.carrier === "body") return issued.refreshToken
  setRefreshCookie(context, settings, issued.refreshToken, issued.refreshSeconds)
  return undefined
}
