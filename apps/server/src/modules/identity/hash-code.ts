import type { CodePurpose } from "./code-purposes.ts"
import type { CodeRef } from "./codes.store.ts"
import type { Identity } from "./identity.ts"
import { mac } from "./mac.ts"

/** Which code is meant. What is kept of it tells no number. */
export function codeRefOf(
  identity: Identity,
  { sessionId, purpose, recipient }: { sessionId: string; purpose: CodePurpose; recipient: string },
): CodeRef {
  return { sessionId, purpose, recipientKey: mac(identity, "recipient", recipient) }
}

/** Bound to what the code is for, whom it was sent to and who asked; a million codes can't be tried without the key. */
export function hashCode(identity: Identity, { sessionId, purpose, recipientKey }: CodeRef, code: string): string {
  return mac(identity, "code", purpose, recipientKey, sessionId, code)
}
