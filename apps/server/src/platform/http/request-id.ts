import { randomBytes } from "node:crypto"
import type { IncomingMessage } from "node:http"
import { hasLongNumber, isUuid } from "./sensitive-text.ts"

const acceptable = /^[A-Za-z0-9._-]{8,64}$/

/** A prefix per process and a counter: unique, and cheaper than random bytes for every request. */
const prefix = randomBytes(9).toString("base64url").replaceAll("_", ".")
let count = 0

export function makeRequestId(): string {
  count = (count + 1) % Number.MAX_SAFE_INTEGER
  return `${prefix}-${count.toString(36)}`
}

/**
 * Returns the caller's id if it is safe in a header and a log line and contains no phone or card number, else a new
 * one.
 */
export function requestId(request: Pick<IncomingMessage, "headers">): string {
  const receivedId = request.headers["x-request-id"]
  if (typeof receivedId !== "string") return makeRequestId()
  return isUuid(receivedId) || (acceptable.test(receivedId) && !isSensitive(receivedId)) ? receivedId : makeRequestId()
}

function isSensitive(id: string): boolean {
  return id.startsWith("eyJ") || hasLongNumber(id)
}
