import type { CustomerSession } from "@hearth/contract/calls/auth.calls.ts"
import type { Settings } from "../../settings.ts"
import type { SignedIn } from "./sign-in.ts"
import { attributesOf } from "../identity/public.ts"
import { deliverRefreshToken, type RequestContext } from "../sessions/public.ts"

export function toCustomerSession(signedIn: SignedIn, context: RequestContext, settings: Settings): CustomerSession {
  const { issued, person, orderFrequency, leftOut } = signedIn
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
    attributes: attributesOf(person, cartId, orderFrequency),
    userId,
    cartId,
    left: [...leftOut],
  }
}
