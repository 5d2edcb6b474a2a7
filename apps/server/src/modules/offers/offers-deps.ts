import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import type { Platform } from "../../platform/platform.ts"
import type { CartOffers, Carts } from "../cart/public.ts"
import type { MenuOf } from "../catalog/public.ts"

/** What the actions of offers need. */
export interface OffersDeps extends Pick<Platform, "db" | "clock" | "random"> {
  offers: CartOffers
  carts: Carts
  findStore(country: CountryCode, id: string): { city: string } | undefined
  menuOf: MenuOf
}
