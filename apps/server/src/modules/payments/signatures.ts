import { createHmac, timingSafeEqual } from "node:crypto"

export function hmacHex(secret: string, text: string): string {
  return createHmac("sha256", secret).update(text).digest("hex")
}

/** In the same time wherever they differ. */
export function isSameText(given: unknown, expected: string): boolean {
  if (typeof given !== "string") return false
  const [one, other] = [Buffer.from(given), Buffer.from(expected)]
  return one.length === other.length && timingSafeEqual(one, other)
}

/** A signature that was seen once must not be good for ever. */
const OLDEST_SECONDS = 300

export function isFresh(seconds: number, now: Date): boolean {
  return Number.isFinite(seconds) && Math.abs(now.getTime() / 1000 - seconds) <= OLDEST_SECONDS
}
