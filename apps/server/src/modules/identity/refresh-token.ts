import { createHash, createHmac } from "node:crypto"

/**
 * A refresh token can be made again from its family and generation, so that a repeated request gets the same successor
 * although only hashes are stored. It takes the server's key and the family's salt: neither alone is enough.
 */
export function deriveRefreshToken(key: Uint8Array, family: { id: string; salt: string }, generation: number): string {
  return createHmac("sha256", key).update(`${family.id}.${generation}.${family.salt}`).digest("base64url")
}

export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url")
}
