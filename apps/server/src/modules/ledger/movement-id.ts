import { createHash } from "node:crypto"
import type { Movement } from "./ledger.store.ts"

/** Returns an id for a ledger entry that stays the same and doesn't reveal the ids of other entries. */
export function movementIdOf({
  postingId,
  position,
  account,
}: Pick<Movement, "postingId" | "position" | "account">): string {
  const hex = createHash("sha256").update(`${account}:${postingId}:${position}`).digest("hex")
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
