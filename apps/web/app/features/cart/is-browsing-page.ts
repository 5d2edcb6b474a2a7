const browsingPages = new Set(["/", "/home", "/edv", "/offers", "/search"])

/** Pages where visitors browse with a cart in mind. Other screens have their own bottom bar or need none. */
export function isBrowsingPage(pathname: string): boolean {
  return browsingPages.has(pathname) || /^\/menu(?:\/|$)/.test(pathname)
}
