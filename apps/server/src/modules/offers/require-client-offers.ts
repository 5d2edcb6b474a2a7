import type { ClientType } from "@hearth/contract/client-types.ts"
import type { Offer } from "@hearth/domain/offers/offer.ts"
import { AppError } from "../../platform/errors/app-error.ts"
import { type CartOffers, type CartOwner, requireOwnCart, cartOwnerOf } from "../cart/public.ts"
import { blockedByPartner } from "../configuration/public.ts"

/** Checks whether this app belongs to a partner that blocks offers. */
export function areOffersBlocked(clientType: ClientType): boolean {
  return blockedByPartner[clientType].includes("offers")
}

/** SEC-6: refuses offers in the app of a partner that blocks them. */
function assertOffersAllowed({ clientType }: CartOwner): void {
  if (areOffersBlocked(clientType)) throw new AppError("FEATURE_OFF")
}

/** Returns the offers that exist in the caller's app. Throws FEATURE_OFF in the app of a partner that blocks offers. */
export function requireClientOffers({ offersOf }: Pick<CartOffers, "offersOf">, owner: CartOwner): readonly Offer[] {
  assertOffersAllowed(owner)
  return offersOf(owner.country, owner.clientType)
}

/**
 * Returns the session's own cart for a call about offers that names a cart. Checks the app before the cart id, so that
 * the app of a partner that blocks offers gets FEATURE_OFF for every id.
 */
export function requireOwnCartForOffers(call: Parameters<typeof requireOwnCart>[0]): CartOwner {
  assertOffersAllowed(cartOwnerOf(call))
  return requireOwnCart(call)
}
