import type { CodePurpose } from "./code-purposes.ts"
import type { OneTimeCodes } from "./create-one-time-codes.ts"
import type { CodeRef } from "./one-time-codes.store.ts"

/** Identifies a code without storing the number. */
export function codeRefOf(
  deps: OneTimeCodes,
  { sessionId, purpose, recipient }: { sessionId: string; purpose: CodePurpose; recipient: string },
): CodeRef {
  return { sessionId, purpose, recipientKey: deps.mac("recipient", recipient) }
}

/**
 * Hashes a code together with its purpose, recipient and session. Without the key, the million possible codes can't be
 * tried against the hash.
 */
export function hashCode(deps: OneTimeCodes, { sessionId, purpose, recipientKey }: CodeRef, code: string): string {
  return deps.mac("code", purpose, recipientKey, sessionId, code)
}
