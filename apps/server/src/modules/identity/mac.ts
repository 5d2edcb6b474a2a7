import { createHmac, timingSafeEqual } from "node:crypto"
import type { Identity } from "./identity.ts"

/** Returns a keyed hash for one purpose. Without the server's secret it can neither be created nor reversed. */
export function mac({ keys }: Pick<Identity, "keys">, purpose: string, ...parts: readonly string[]): string {
  return createHmac("sha256", keys.mac)
    .update(JSON.stringify([purpose, ...parts]))
    .digest("base64url")
}

export function isEqualConstantTime(received: string, expected: string): boolean {
  const [receivedBytes, expectedBytes] = [Buffer.from(received), Buffer.from(expected)]
  return receivedBytes.length === expectedBytes.length && timingSafeEqual(receivedBytes, expectedBytes)
}
