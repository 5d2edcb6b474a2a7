const ROOT = "/"
/** Stands for our own origin: whatever an address makes of it is where a browser would go. */
const OWN = "https://own.invalid"
/** Somebody who writes more layers than this means no good. */
const MOST_LAYERS = 4

/**
 * NAV-10: where to go after signing in. Only a path of our own; anything that is, or decodes to, another origin, a scheme
 * or a trick leads to the root.
 */
export function ownPath(wanted: string | null | undefined): string {
  if (typeof wanted !== "string" || wanted.length > 2_000) return ROOT
  let layer = wanted
  for (let depth = 0; depth < MOST_LAYERS; depth++) {
    if (!isPlainPath(layer)) return ROOT
    const next = decode(layer)
    if (next === undefined) return ROOT
    if (next === layer) break
    if (depth === MOST_LAYERS - 1) return ROOT
    layer = next
  }
  const { pathname, search, hash } = new URL(wanted, OWN)
  return `${pathname}${search}${hash}`
}

/** Decoded only in its path: a query may carry anything, it is not where one goes. */
function decode(address: string): string | undefined {
  const end = address.search(/[?#]/)
  const [path, rest] = end === -1 ? [address, ""] : [address.slice(0, end), address.slice(end)]
  try {
    return decodeURIComponent(path) + rest
  } catch {
    return undefined
  }
}

function isPlainPath(address: string): boolean {
  const [path = ""] = address.split(/[?#]/)
  if (!path.startsWith("/") || /[\\\s\p{Cc}]|\/\//u.test(path) || /[\\\p{Cc}]/u.test(address)) return false
  if (!URL.canParse(address, OWN)) return false
  const { origin, pathname } = new URL(address, OWN)
  return origin === OWN && !pathname.startsWith("//")
}
