import { createHmac, timingSafeEqual } from "node:crypto"
import type { Identity } from "./identity.ts"

/** A keyed hash for one purpose: without the server's secret nobody can make it or guess what it was made from. */
export function mac({ keys }: Pick<Identity, "keys">, purpose: string, ...parts: readonly string[]): string {
  return createHmac("sha256", keys.mac)
    .update(JSON.stringify([purpose, ...parts]))
    .digest("base64url")
}

export function isEqualConstantTime(received: string, expected: string): boolean {
  const [receivedBytes, expectedBytes] = [Buffer.from(received), Buffer.from(expected)]
  return receivedBytes.length === expectedBytes.length && timingSafeEqual(receivedBytes, expectedBytes)
}
