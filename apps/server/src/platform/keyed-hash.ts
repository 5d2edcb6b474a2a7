import { createHmac, createSecretKey, hkdfSync, timingSafeEqual } from "node:crypto"

/**
 * Returns a keyed hash (HMAC) for one purpose. Without the server's secret nobody can create it, or find its input by
 * trying values.
 */
export type Mac = (purpose: string, ...parts: readonly string[]) => string

/**
 * Derives a separate key for each use from one secret, so that a signature for one use is invalid for the others.
 */
export function deriveKey(secret: string, use: string): Uint8Array {
  return new Uint8Array(hkdfSync("sha256", secret, "hearth", use, 32))
}

export function createMac(secret: string, use: string): Mac {
  const key = createSecretKey(deriveKey(secret, use))
  return (purpose, ...parts) =>
    createHmac("sha256", key)
      .update(JSON.stringify([purpose, ...parts]))
      .digest("base64url")
}

/** Compares in constant time, so that the duration doesn't reveal how many characters match. */
export function isEqualInConstantTime(received: string, expected: string): boolean {
  const [receivedBytes, expectedBytes] = [Buffer.from(received), Buffer.from(expected)]
  return receivedBytes.length === expectedBytes.length && timingSafeEqual(receivedBytes, expectedBytes)
}
