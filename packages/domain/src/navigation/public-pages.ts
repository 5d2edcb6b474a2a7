import type { CountryCode } from "../countries/countries.ts"
import { bangladeshOffersPage, bangladeshPages } from "./bangladesh-pages.ts"
import { indiaPages } from "./india-pages.ts"
import { infoPages } from "./info-pages.ts"
import type { PublicPage } from "./page.ts"
import { sriLankaOffersPage, sriLankaPages } from "./sri-lanka-pages.ts"

/** The menu's pages as each country names them. */
export const menuPages: Readonly<Record<CountryCode, readonly PublicPage[]>> = {
  IN: indiaPages,
  LK: sriLankaPages,
  BD: bangladeshPages,
}

/** Every page with a public head: the menu's, offers where the country's menu does not name it, help and terms. */
export const publicPages: Readonly<Record<CountryCode, readonly PublicPage[]>> = {
  IN: [...indiaPages, ...infoPages("India")],
  LK: [...sriLankaPages, sriLankaOffersPage, ...infoPages("Sri Lanka")],
  BD: [...bangladeshPages, bangladeshOffersPage, ...infoPages("Bangladesh")],
}

/** Where a category's products are listed, e.g. `/menu/sides`, `/edv`; undefined where the country has no such page. */
export function categoryPath(country: CountryCode, category: string): string | undefined {
  return menuPages[country].find((page) => page.category === category)?.path
}
