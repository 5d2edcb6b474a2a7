import { containsToken, hasLongNumber, isUuid, plainText } from "./sensitive-text.ts"

const MAX_PATH_LENGTH = 256
/** Paths of our files, which are not masked: the hash in a file's name looks like a token. */
const FILE = /^\/(?:console\/)?(?:assets|pictures)\/[\w./-]+\.[a-z0-9]{2,5}$/i

/**
 * Matches most paths: those that consist only of our ids, and of letters with few digits, contain nothing sensitive. A
 * segment matches in only one alternative, because an ambiguous pattern would backtrack over every combination of
 * segments.
 */
const PLAIN =
  /^(?:\/(?!bin\/)(?:[A-Za-z_~-]{0,40}(?:\d{1,6}[A-Za-z_~-]{0,3})?|[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12})(?![^/]))*$/

/**
 * Returns a URL's path in a form that may be logged: without query values, card numbers and bearer tokens, and with the
 * middle of phone numbers hidden, even if they are encoded, grouped or written in another script's digits.
 */
export function maskPath(url: string): string {
  const pathEnd = url.search(/[?#]/)
  const path = (pathEnd === -1 ? url : url.slice(0, pathEnd)).slice(0, MAX_PATH_LENGTH)
  if (PLAIN.test(path) || (FILE.test(path) && !hasLongNumber(path))) return path
  return path
    .split("/")
    .map((segment, index, segments) => (segments[index - 1]?.toLowerCase() === "bin" ? "***" : maskSegment(segment)))
    .join("/")
}

function maskSegment(segment: string): string {
  if (isUuid(segment)) return segment
  const text = plainText(segment)
  if (containsToken(text)) return "***"
  if (!hasLongNumber(text)) return segment
  const digits = text.replaceAll(/\D/g, "")
  return digits.length > 12 ? "***" : `${digits.slice(0, 2)}***${digits.slice(-2)}`
}
