import { normaliseCode } from "@hearth/domain/offers/normalise-code.ts"
import type { Offer } from "@hearth/domain/offers/offer.ts"
import { AppError } from "../../platform/errors/app-error.ts"

/** Finds an offer by its code in any spelling, or by its id, because prizes have no code. */
export function findOffer(offers: readonly Offer[], codeOrId: string): Offer {
  const code = normaliseCode(codeOrId)
  const match = offers.find((offer) => offer.id === codeOrId || (code !== null && offer.code === code))
  if (!match) throw new AppError("PROMO_UNKNOWN")
  return match
}
