import { createHmac, timingSafeEqual } from "node:crypto"

export function hmacHex(secret: string, text: string): string {
  return createHmac("sha256", secret).update(text).digest("hex")
}

/** Compares in constant time. */
export function isSameText(received: unknown, expected: string): boolean {
  if (typeof received !== "string") return false
  const [receivedBytes, expectedBytes] = [Buffer.from(received), Buffer.from(expected)]
  return receivedBytes.length === expectedBytes.length && timingSafeEqual(receivedBytes, expectedBytes)
}

/** Limits how long an intercepted signature could be reused. */
const MAX_AGE_SECONDS = 300

export function isFresh(seconds: number, now: Date): boolean {
  return Number.isFinite(seconds) && Math.abs(now.getTime() / 1000 - seconds) <= MAX_AGE_SECONDS
}
