const browsingPages = new Set(["/", "/home", "/edv", "/offers", "/search"])

/** Where one looks around with a cart in mind; the screens of a step of its own have a bar of their own, or no use for one. */
export function isBrowsingPage(pathname: string): boolean {
  return browsingPages.has(pathname) || /^\/menu(?:\/|$)/.test(pathname)
}
