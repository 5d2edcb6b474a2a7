import type { CountryCode } from "../countries/countries.ts"
import { type DisabledFeature, isFeatureOn } from "../countries/features.ts"
import { canonicalPath } from "./find-page.ts"
import { publicPages } from "./public-pages.ts"

/** The paths that a search engine should visit: every open public page once, by its canonical path. */
export function sitemapPaths(country: CountryCode, disabled: readonly DisabledFeature[] = []): string[] {
  const open = publicPages[country].filter((page) => isFeatureOn(page.feature, country, disabled))
  return [...new Set(open.map((page) => canonicalPath(page.path)))]
}
