const ROOT = "/"
/** Placeholder for our origin: URLs are resolved against it as a browser would. */
const OWN_ORIGIN = "https://own.invalid"
/** Input with more layers of encoding than this is treated as an attack. */
const MAX_DECODE_DEPTH = 4

/**
 * NAV-10: returns the path to go to after signing in. Anything that is, or decodes to, another origin, a scheme or a
 * malformed path becomes the root.
 */
export function safeRedirectPath(requested: string | null | undefined): string {
  if (typeof requested !== "string" || requested.length > 2_000) return ROOT
  let decoded = requested
  for (let depth = 0; depth < MAX_DECODE_DEPTH; depth++) {
    if (!isPlainPath(decoded)) return ROOT
    const next = decodePath(decoded)
    if (next === undefined) return ROOT
    if (next === decoded) break
    if (depth === MAX_DECODE_DEPTH - 1) return ROOT
    decoded = next
  }
  const { pathname, search, hash } = new URL(requested, OWN_ORIGIN)
  return `${pathname}${search}${hash}`
}

/** Decodes only the path: the query may contain anything, since it doesn't decide the destination. */
function decodePath(url: string): string | undefined {
  const end = url.search(/[?#]/)
  const [path, queryAndHash] = end === -1 ? [url, ""] : [url.slice(0, end), url.slice(end)]
  try {
    return decodeURIComponent(path) + queryAndHash
  } catch {
    return undefined
  }
}

function isPlainPath(url: string): boolean {
  const [path = ""] = url.split(/[?#]/)
  if (!path.startsWith("/") || /[\\\s\p{Cc}]|\/\//u.test(path) || /[\\\p{Cc}]/u.test(url)) return false
  if (!URL.canParse(url, OWN_ORIGIN)) return false
  const { origin, pathname } = new URL(url, OWN_ORIGIN)
  return origin === OWN_ORIGIN && !pathname.startsWith("//")
}
