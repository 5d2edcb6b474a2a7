import { createHmac } from "node:crypto"
import { isEqualInConstantTime } from "../../../platform/keyed-hash.ts"

export function hmacHex(secret: string, text: string): string {
  return createHmac("sha256", secret).update(text).digest("hex")
}

/** Compares in constant time. */
export function isSameText(received: unknown, expected: string): boolean {
  return typeof received === "string" && isEqualInConstantTime(received, expected)
}

/** Limits how long an intercepted signature could be reused. */
const MAX_AGE_SECONDS = 300

export function isFresh(seconds: number, now: Date): boolean {
  return Number.isFinite(seconds) && Math.abs(now.getTime() / 1000 - seconds) <= MAX_AGE_SECONDS
}
