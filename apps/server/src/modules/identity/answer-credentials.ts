import type { CustomerSession, GuestSession } from "@hearth/contract/calls/auth.calls.ts"
import type { Settings } from "../../settings.ts"
import { attributesOf } from "./answer-account.ts"
import type { IssuedSession } from "./issue-credentials.ts"
import { setRefreshCookie } from "./refresh-cookie.ts"
import type { SignedIn } from "./sign-in.ts"
import type { Visit } from "./visit.ts"

export function answerGuest(issued: IssuedSession, visit: Visit, settings: Settings): GuestSession {
  const { id, handle, userId, cartId } = issued.session
  return {
    status: "SUCCESS",
    credentials: {
      accessKeyId: id,
      secretKey: issued.accessToken,
      sessionToken: handle,
      expiresAt: issued.accessExpiresAt.toISOString(),
      refreshToken: handOver(issued, visit, settings),
    },
    userId,
    cartId,
  }
}

export function answerCustomer(signedIn: SignedIn, visit: Visit, settings: Settings): CustomerSession {
  const { issued, person, habits, left } = signedIn
  const { handle, userId, cartId } = issued.session
  return {
    status: "SUCCESS",
    cognitoId: userId,
    credentials: {
      accessToken: issued.accessToken,
      refreshToken: handOver(issued, visit, settings),
      sessionToken: handle,
      expiresAt: issued.accessExpiresAt.toISOString(),
    },
    attributes: attributesOf(person, cartId, habits),
    userId,
    cartId,
    left: [...left],
  }
}

/**
 * The way the token travels was settled when the session began and not by this request: a script that pretends to be
 * a mini-app would otherwise be handed the token out of a browser's cookie.
 */
function handOver(issued: IssuedSession, visit: Visit, settings: Settings): string | undefined {
  if (issued.session.carrier === "body") return issued.refreshToken
  setRefreshCookie(visit, settings, issued.refreshToken, issued.refreshSeconds)
  return undefined
}
