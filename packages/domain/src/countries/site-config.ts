import type { Feature } from "./feature-list.ts"

/** CTY-3: settings of a country's site that only the server needs. Separate, because the browser downloads the rest. */
export interface SiteConfig {
  /** The names that a deployment may give the country in its settings, in lower case. */
  names: readonly string[]
  /** Proves to search engines that the site is ours: the content of a meta element of each page. */
  siteVerification: string
  /** Features that the chain doesn't offer in this country. */
  featuresNotOffered: readonly Feature[]
  /** Paths that behave as unknown in this country. */
  blockedPaths: readonly string[]
  /** Old URLs of the menu, with their new ones. */
  redirects: ReadonlyMap<string, string>
  /** LOC-6: whether the maps service searches places first, before our own gazetteer. */
  searchesPlacesOnMaps: boolean
}
