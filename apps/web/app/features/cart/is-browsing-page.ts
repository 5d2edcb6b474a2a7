const browsingPages = new Set(["/", "/home", "/edv", "/offers", "/search"])

/** Checks whether the cart bar belongs on a page. Pages without products have their own bottom bar or need none. */
export function isBrowsingPage(pathname: string): boolean {
  return browsingPages.has(pathname) || /^\/menu(?:\/|$)/.test(pathname)
}
