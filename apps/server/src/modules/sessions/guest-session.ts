import type { GuestSession } from "@hearth/contract/calls/auth.calls.ts"
import type { Settings } from "../../settings.ts"
import { deliverRefreshToken } from "./deliver-refresh-token.ts"
import type { IssuedSession } from "./issue-credentials.ts"
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
