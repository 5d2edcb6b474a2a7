import { type CountryCode, countries } from "../countries/countries.ts"
import { siteConfigs } from "../countries/topics/sites.ts"
import type { Feature } from "../countries/feature-list.ts"
import { type DisabledFeature, isFeatureOffered, isFeatureOn } from "../countries/features.ts"
import { publicPages } from "./public-pages.ts"
import { homeAliases, otherPages, POSTORDER_PATH } from "./other-pages.ts"
import type { Page } from "./page.ts"

export interface PageLocation {
  /** As in a URL: percent-encoded, with a leading slash. It is compared exactly and never decoded. */
  pathname: string
  /** With or without the question mark. */
  search: string
}

export type FindPageResult =
  | { kind: "page"; page: Page; canonical: string }
  /** `replace`: the requested URL must not stay in the browser's history. */
  | { kind: "redirect"; to: string; status: 301 | 302; replace: boolean }
  /** The page exists but its feature is off; `offered`: whether the chain offers it in this country at all. */
  | { kind: "feature-off"; feature: Feature; page: Page; offered: boolean }
  | { kind: "unknown" }

/** The menu, or one of its categories. */
const MENU_PATH = /^\/menu(?:\/[^/]+)?$/
/** The form of a category id; nothing else becomes part of a path. */
const CATEGORY_ID = /^[a-z0-9-]{1,64}$/
const unknown: FindPageResult = { kind: "unknown" }

/**
 * Resolves a URL in a country. Redirects lead only to paths from our own tables, whatever the URL contains, and never
 * to an unknown page.
 */
export function findPage(
  country: CountryCode,
  location: PageLocation,
  disabled: readonly DisabledFeature[] = [],
): FindPageResult {
  const query = new URLSearchParams(location.search)
  const categoryId = query.get("categoryId")
  // If the parameter stayed in the query, it would apply again after the redirect.
  query.delete("categoryId")
  const requestedPath = withoutTrailingSlash(location.pathname)
  const namesCategory = MENU_PATH.test(requestedPath) && categoryId !== null && categoryId !== ""
  if (namesCategory && !CATEGORY_ID.test(categoryId)) return unknown
  const path = namesCategory ? `/menu/${categoryId}` : requestedPath

  const target = siteConfigs[country].redirects.get(path) ?? path
  if ([requestedPath, path, target].some((each) => siteConfigs[country].blockedPaths.includes(each))) return unknown

  const page = pageAt(country, target)
  if (page && !(page.kind === "other" && page.unregisteredWhileOff && !isFeatureOn(page.feature, country, disabled))) {
    if (namesCategory || target !== location.pathname) {
      return { kind: "redirect", to: withQuery(target, query), status: 301, replace: false }
    }
    return isFeatureOn(page.feature, country, disabled)
      ? { kind: "page", page, canonical: canonicalPath(page.path) }
      : { kind: "feature-off", feature: page.feature, page, offered: isFeatureOffered(page.feature, country) }
  }
  if (target === POSTORDER_PATH || target.startsWith(`${POSTORDER_PATH}/`)) {
    return { kind: "redirect", to: "/", status: 302, replace: true }
  }
  // Without a page for the whole menu, /menu redirects to the country's default menu.
  if (target === "/menu") {
    return { kind: "redirect", to: withQuery(countries[country].defaultMenu, query), status: 302, replace: false }
  }
  return unknown
}

/** Returns the path that search engines should index a page under. */
export function canonicalPath(path: string): string {
  return homeAliases.includes(path) ? "/" : path
}

function pageAt(country: CountryCode, path: string): Page | undefined {
  return (
    publicPages[country].find((page) => page.path === canonicalPath(path)) ??
    otherPages.find((page) => page.path === path)
  )
}

function withoutTrailingSlash(path: string): string {
  return path.length > 1 && path.endsWith("/") ? path.slice(0, -1) : path
}

/** Serialises the query again, so that no raw input reaches a header. */
function withQuery(path: string, query: URLSearchParams): string {
  const queryString = query.toString()
  return queryString === "" ? path : `${path}?${queryString}`
}
