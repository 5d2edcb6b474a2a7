import { isBearer, hasLongNumber, isUuid, plainText } from "./sensitive-text.ts"

const MAX_PATH_LENGTH = 256
const FILE = /^\/(?:console\/)?(?:assets|pictures)\/[\w./-]+\.[a-z0-9]{2,5}$/i

/**
 * What can't hold anything sensitive, as most paths: ids of ours, and plain letters with few digits. A segment
 * matches in one way only: an ambiguous pattern would backtrack over every combination of segments.
 */
const PLAIN =
  /^(?:\/(?!bin\/)(?:[A-Za-z_~-]{0,40}(?:\d{1,6}[A-Za-z_~-]{0,3})?|[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12})(?![^/]))*$/

/**
 * The path of a URL as it may stand in a log: no query values, no card number, no bearer, and phone numbers with their
 * middle hidden, however they are written: encoded, in groups, in the digits of another script.
 */
export function maskPath(url: string): string {
  const end = url.search(/[?#]/)
  const path = (end === -1 ? url : url.slice(0, end)).slice(0, MAX_PATH_LENGTH)
  if (PLAIN.test(path) || FILE.test(path)) return path
  return path
    .split("/")
    .map((segment, index, all) => (all[index - 1]?.toLowerCase() === "bin" ? "***" : maskSegment(segment)))
    .join("/")
}

function maskSegment(segment: string): string {
  if (isUuid(segment)) return segment
  const text = plainText(segment)
  if (isBearer(text)) return "***"
  if (!hasLongNumber(text)) return segment
  const digits = text.replaceAll(/\D/g, "")
  return digits.length > 12 ? "***" : `${digits.slice(0, 2)}***${digits.slice(-2)}`
}
