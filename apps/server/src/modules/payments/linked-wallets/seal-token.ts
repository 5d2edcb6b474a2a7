import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto"
import { deriveKey } from "../../../platform/keyed-hash.ts"

const IV_LENGTH = 12
const TAG_LENGTH = 16

function keyFrom(secret: string): Uint8Array {
  return deriveKey(secret, "linked wallet")
}

/**
 * Encrypts a provider's token, which gives access to money, so that it can't be read from the database without the
 * server's secret.
 */
export function sealToken(secret: string, token: string): string {
  const iv = randomBytes(IV_LENGTH)
  const cipher = createCipheriv("aes-256-gcm", keyFrom(secret), iv)
  const sealed = Buffer.concat([cipher.update(token, "utf8"), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString("base64url")
}

/** Returns undefined if the token was sealed with another secret or was altered. */
export function openToken(secret: string, sealed: string): string | undefined {
  const bytes = Buffer.from(sealed, "base64url")
  try {
    const decipher = createDecipheriv("aes-256-gcm", keyFrom(secret), bytes.subarray(0, IV_LENGTH))
    decipher.setAuthTag(bytes.subarray(IV_LENGTH, IV_LENGTH + TAG_LENGTH))
    return Buffer.concat([decipher.update(bytes.subarray(IV_LENGTH + TAG_LENGTH)), decipher.final()]).toString("utf8")
  } catch {
    return undefined
  }
}
