import { type ClientType, toClientType } from "@hearth/contract/client-types.ts"
import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import type { FastifyRequest } from "fastify"
import { AppError } from "../../platform/errors/app-error.ts"
import type { Session } from "../../platform/sessions/sessions.ts"

export interface CartOwner {
  cartId: string
  userId: string
  country: CountryCode
  /** Whose app it is. */
  clientType: ClientType
}

interface CartCall {
  session: Session
  country: CountryCode
  request: FastifyRequest
}

/** The session's own cart, for calls that name none. */
export function sessionCart({ session, country, request }: CartCall): CartOwner {
  const { cartId, userId } = session
  return { cartId, userId, country, clientType: toClientType(request.headers["client-type"]) }
}

/** The session's own cart; any other name is refused, whether there is such a cart or not. */
export function requireOwnCart(call: CartCall & { params: { cartId: string } }): CartOwner {
  if (call.params.cartId.toLowerCase() !== call.session.cartId) throw new AppError("FORBIDDEN")
  return sessionCart(call)
}
