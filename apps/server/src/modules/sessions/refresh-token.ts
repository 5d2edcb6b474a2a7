import { createHash, createHmac } from "node:crypto"

/**
 * Derives a refresh token from its session and generation, so that a repeated request gets the same successor although
 * only hashes are stored. It needs both the server's key and the session's salt.
 */
export function deriveRefreshToken(key: Uint8Array, session: { id: string; salt: string }, generation: number): string {
  return createHmac("sha256", key).update(`${session.id}.${generation}.${session.salt}`).digest("base64url")
}

export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url")
}
