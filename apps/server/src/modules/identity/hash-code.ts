import type { CodePurpose } from "./code-purposes.ts"
import type { CodeRef } from "./codes.store.ts"
import type { Identity } from "./identity.ts"
import { mac } from "./mac.ts"

/** Identifies a code without storing the number. */
export function codeRefOf(
  identity: Identity,
  { sessionId, purpose, recipient }: { sessionId: string; purpose: CodePurpose; recipient: string },
): CodeRef {
  return { sessionId, purpose, recipientKey: mac(identity, "recipient", recipient) }
}

/**
 * Hashes a code together with its purpose, recipient and session. Without the key, the million possible codes can't be
 * tried against the hash.
 */
export function hashCode(identity: Identity, { sessionId, purpose, recipientKey }: CodeRef, code: string): string {
  return mac(identity, "code", purpose, recipientKey, sessionId, code)
}
