import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import type { Offer } from "@hearth/domain/offers/offer.ts"
import { bangladeshOffers } from "./bangladesh.ts"
import { indiaOffers } from "./india.ts"
import { sriLankaOffers } from "./sri-lanka.ts"

export const seedOffers: Readonly<Record<CountryCode, readonly Offer[]>> = {
  IN: indiaOffers,
  LK: sriLankaOffers,
  BD: bangladeshOffers,
}
