import { type ClientType, toClientType } from "@hearth/contract/client-types.ts"
import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import type { FastifyRequest } from "fastify"
import { AppError } from "../../platform/errors/app-error.ts"
import type { Session } from "../../platform/sessions/sessions.ts"

export interface CartOwner {
  cartId: string
  userId: string
  country: CountryCode
  /** The app that the request comes from: the web app or a mini-app. */
  clientType: ClientType
}

interface CartCall {
  session: Session
  country: CountryCode
  request: FastifyRequest
}

/** Returns the id and the owner of the session's cart, for calls without a cart id. */
export function cartOwnerOf({ session, country, request }: CartCall): CartOwner {
  const { cartId, userId } = session
  return { cartId, userId, country, clientType: toClientType(request.headers["client-type"]) }
}

/**
 * Returns the id and the owner of the session's cart. Refuses any other cart id in the same way, whether that cart
 * exists or not.
 */
export function requireOwnCart(call: CartCall & { params: { cartId: string } }): CartOwner {
  if (call.params.cartId.toLowerCase() !== call.session.cartId) throw new AppError("FORBIDDEN")
  return cartOwnerOf(call)
}
