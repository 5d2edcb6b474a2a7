import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import { AppError } from "../../platform/errors/app-error.ts"
import type { Session } from "../../platform/sessions/sessions.ts"

export interface CartOwner {
  cartId: string
  userId: string
  country: CountryCode
}

/** The session's own cart; any other name is refused, whether there is such a cart or not. */
export function ownCart(call: { session: Session; country: CountryCode; params: { cartId: string } }): CartOwner {
  const { session, country, params } = call
  if (params.cartId.toLowerCase() !== session.cartId) throw new AppError("FORBIDDEN")
  return { cartId: session.cartId, userId: session.userId, country }
}
