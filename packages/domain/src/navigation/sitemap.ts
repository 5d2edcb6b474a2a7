import type { CountryCode } from "../countries/countries.ts"
import { type DisabledFeature, isFeatureOn } from "../countries/features.ts"
import { canonicalPath } from "./find-page.ts"
import { publicPages } from "./public-pages.ts"

/** The paths that search engines should visit: each public page whose feature is on, once, by its canonical path. */
export function sitemapPaths(country: CountryCode, disabled: readonly DisabledFeature[] = []): string[] {
  const enabledPages = publicPages[country].filter((page) => isFeatureOn(page.feature, country, disabled))
  return [...new Set(enabledPages.map((page) => canonicalPath(page.path)))]
}
