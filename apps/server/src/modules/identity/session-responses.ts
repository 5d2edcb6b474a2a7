import type { CustomerSession, GuestSession } from "@hearth/contract/calls/auth.calls.ts"
import type { Settings } from "../../settings.ts"
import { attributesOf } from "./read-account.ts"
import type { IssuedSession } from "./issue-credentials.ts"
import { setRefreshCookie } from "./refresh-cookie.ts"
import type { SignedIn } from "./sign-in.ts"
import type { RequestContext } from "./request-context.ts"

export function toGuestSession(issued: IssuedSession, context: RequestContext, settings: Settings): GuestSession {
  const { id, handle, userId, cartId } = issued.session
  return {
    status: "SUCCESS",
    credentials: {
      accessKeyId: id,
      secretKey: issued.accessToken,
      sessionToken: handle,
      expiresAt: issued.accessExpiresAt.toISOString(),
      refreshToken: deliverRefreshToken(issued, context, settings),
    },
    userId,
    cartId,
  }
}

export function toCustomerSession(signedIn: SignedIn, context: RequestContext, settings: Settings): CustomerSession {
  const { issued, person, habits, leftOut } = signedIn
  const { handle, userId, cartId } = issued.session
  return {
    status: "SUCCESS",
    cognitoId: userId,
    credentials: {
      accessToken: issued.accessToken,
      refreshToken: deliverRefreshToken(issued, context, settings),
      sessionToken: handle,
      expiresAt: issued.accessExpiresAt.toISOString(),
    },
    attributes: attributesOf(person, cartId, habits),
    userId,
    cartId,
    left: [...leftOut],
  }
}

/**
 * The session's carrier decides how the token is sent, not this request: otherwise a script that claims to be a
 * mini-app could read the token of a browser's cookie.
 */
function deliverRefreshToken(issued: IssuedSession, context: RequestContext, settings: Settings): string | undefined {
  if (issued.session.carrier === "body") return issued.refreshToken
  setRefreshCookie(context, settings, issued.refreshToken, issued.refreshSeconds)
  return undefined
}
