import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import { countryRows } from "../places/country-rows.ts"
import { seedMenus } from "../seed-menus.ts"
import { storeCodes } from "../stores/store-codes.ts"
import type { OfferContext } from "./check-offers.ts"

/** Collects the menu, stores and cities that a country's offers may refer to. */
export function offerContext(country: CountryCode): OfferContext {
  const menu = seedMenus.find((each) => each.country === country)
  if (!menu) throw new Error(`no menu of ${country}`)
  const cities = countryRows[country].cities.map(([name]) => name)
  return { country, menu, stores: storeCodes(country), cities }
}
