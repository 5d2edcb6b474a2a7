import type { CountryCode } from "../countries/countries.ts"
import { type FeatureOff, isOn } from "../countries/features.ts"
import { canonicalPath } from "./find-page.ts"
import { publicPages } from "./menu-pages.ts"

/** The addresses a search engine should visit: every public page that is open, each once, by its canonical path. */
export function sitemapPaths(country: CountryCode, off: readonly FeatureOff[] = []): string[] {
  const open = publicPages[country].filter((page) => isOn(page.feature, country, off))
  return [...new Set(open.map((page) => canonicalPath(page.path)))]
}
