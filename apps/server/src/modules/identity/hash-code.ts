import type { CodeOf } from "./codes.store.ts"
import type { Identity } from "./identity.ts"
import { mac } from "./mac.ts"

/** Bound to what the code is for, whom it was sent to and who asked; a million codes can't be tried without the key. */
export function hashCode(identity: Identity, { sessionId, purpose, recipient }: CodeOf, code: string): string {
  return mac(identity, "code", purpose, recipient, sessionId, code)
}
