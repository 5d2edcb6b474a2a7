import { type CountryCode, countries } from "../countries/countries.ts"
import { siteConfigs } from "../countries/site-config.ts"
import { type Feature, type FeatureOff, isOffered, isOn } from "../countries/features.ts"
import { publicPages } from "./menu-pages.ts"
import { menuRedirects } from "./menu-redirects.ts"
import { homeAliases, otherPages, POSTORDER } from "./page-paths.ts"
import type { Page } from "./page.ts"

export interface Address {
  /** As a URL gives it: percent-encoded, beginning with a slash. It is compared letter for letter and never decoded. */
  pathname: string
  /** With or without its question mark. */
  search: string
}

export type Found =
  | { kind: "page"; page: Page; canonical: string }
  /** `replace`: the address asked for must not stay in the browser's history. */
  | { kind: "redirect"; to: string; status: 301 | 302; replace: boolean }
  /** The page exists but its feature is off; `offered` says whether the chain has it in this country at all. */
  | { kind: "not-open"; feature: Feature; page: Page; offered: boolean }
  | { kind: "unknown" }

/** The menu, or one category of it. */
const MENU_PATH = /^\/menu(?:\/[^/]+)?$/
/** What a category can be called; nothing else becomes part of a path. */
const CATEGORY_ID = /^[a-z0-9-]{1,64}$/
const unknown: Found = { kind: "unknown" }

/**
 * What an address means in a country. Redirects lead only to paths of our own tables, whatever the address holds,
 * and never to one that leads nowhere.
 */
export function findPage(country: CountryCode, address: Address, off: readonly FeatureOff[] = []): Found {
  const query = new URLSearchParams(address.search)
  const categoryId = query.get("categoryId")
  // Left in the query, the parameter would act again after a redirect.
  query.delete("categoryId")
  const asked = withoutTrailingSlash(address.pathname)
  const appends = MENU_PATH.test(asked) && categoryId !== null && categoryId !== ""
  if (appends && !CATEGORY_ID.test(categoryId)) return unknown
  const path = appends ? `/menu/${categoryId}` : asked

  const target = menuRedirects[country].get(path) ?? path
  if ([asked, path, target].some((each) => siteConfigs[country].blockedPaths.includes(each))) return unknown

  const page = pageAt(country, target)
  if (page && !(page.kind === "other" && page.onlyWhileOn && !isOn(page.feature, country, off))) {
    if (appends || target !== address.pathname) {
      return { kind: "redirect", to: withQuery(target, query), status: 301, replace: false }
    }
    return isOn(page.feature, country, off)
      ? { kind: "page", page, canonical: canonicalPath(page.path) }
      : { kind: "not-open", feature: page.feature, page, offered: isOffered(page.feature, country) }
  }
  if (target === POSTORDER || target.startsWith(`${POSTORDER}/`)) {
    return { kind: "redirect", to: "/", status: 302, replace: true }
  }
  // Where the menu has no page for all of it, its address leads to the part the country shows first.
  if (target === "/menu") {
    return { kind: "redirect", to: withQuery(countries[country].defaultMenu, query), status: 302, replace: false }
  }
  return unknown
}

/** The address that search engines should know a page by. */
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

/** The query is written anew, so that nothing raw of it reaches a header. */
function withQuery(path: string, query: URLSearchParams): string {
  const text = query.toString()
  return text === "" ? path : `${path}?${text}`
}
