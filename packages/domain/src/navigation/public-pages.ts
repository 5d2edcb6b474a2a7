import type { CountryCode } from "../countries/countries.ts"
import { bangladeshOffersPage, bangladeshPages } from "./bangladesh-pages.ts"
import { indiaPages } from "./india-pages.ts"
import { infoPages } from "./info-pages.ts"
import type { PublicPage } from "./page.ts"
import { sriLankaOffersPage, sriLankaPages } from "./sri-lanka-pages.ts"

/** The menu pages of each country. */
export const menuPages: Readonly<Record<CountryCode, readonly PublicPage[]>> = {
  IN: indiaPages,
  LK: sriLankaPages,
  BD: bangladeshPages,
}

/** Every page with a public head: the menu's, offers where it isn't one of the menu's, help and terms. */
export const publicPages: Readonly<Record<CountryCode, readonly PublicPage[]>> = {
  IN: [...indiaPages, ...infoPages("India")],
  LK: [...sriLankaPages, sriLankaOffersPage, ...infoPages("Sri Lanka")],
  BD: [...bangladeshPages, bangladeshOffersPage, ...infoPages("Bangladesh")],
}

/** The path that lists a category's products, e.g. `/menu/sides`, `/edv`; undefined if the country has no such page. */
export function categoryPath(country: CountryCode, category: string): string | undefined {
  return menuPages[country].find((page) => page.category === category)?.path
}
