import { type CountryCode, countries } from "../countries/countries.ts"
import { countryPages } from "../countries/topics/pages.ts"
import { infoPages } from "./info-pages.ts"
import type { PublicPage } from "./page.ts"

/** Every public page: the menu pages, the offers page if it isn't one of them, help and terms. */
export const publicPages: Readonly<Record<CountryCode, readonly PublicPage[]>> = {
  IN: listPages("IN"),
  LK: listPages("LK"),
  BD: listPages("BD"),
}

function listPages(country: CountryCode): readonly PublicPage[] {
  const { menu, others } = countryPages[country]
  return [...menu, ...others, ...infoPages(countries[country].name)]
}

/**
 * The path that lists a category's products, e.g. `/menu/sides`, or `/edv` for Everyday Value; undefined if the country
 * has no such page.
 */
export function categoryPath(country: CountryCode, category: string): string | undefined {
  return countryPages[country].menu.find((page) => page.category === category)?.path
}
