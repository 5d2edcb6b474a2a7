import { createHmac, createSecretKey, hkdfSync, type KeyObject, timingSafeEqual } from "node:crypto"
import type { TrackedOrder } from "../orders/public.ts"

const DAY_MS = 24 * 3600 * 1000

type Named = Pick<TrackedOrder, "id" | "country">

export function signingKey(secret: string): KeyObject {
  return createSecretKey(new Uint8Array(hkdfSync("sha256", secret, "hearth", "tracking keys", 32)))
}

/** TRK-2: opens this one order to whoever has it, for a day. Nothing is kept: it is good by its signature. */
export function makeTrackingKey(key: KeyObject, order: Named, now: number): { trackingKey: string; expiresAt: number } {
  const expiresAt = now + DAY_MS
  return { trackingKey: `${expiresAt.toString(36)}.${signatureOf(key, order, expiresAt)}`, expiresAt }
}

export function opensOrder(key: KeyObject, trackingKey: string, order: Named, now: number): boolean {
  const [until = "", signature = ""] = trackingKey.split(".")
  const expiresAt = Number.parseInt(until, 36)
  if (!Number.isSafeInteger(expiresAt) || expiresAt <= now) return false
  const [given, expected] = [Buffer.from(signature), Buffer.from(signatureOf(key, order, expiresAt))]
  return given.length === expected.length && timingSafeEqual(given, expected)
}

function signatureOf(key: KeyObject, { id, country }: Named, expiresAt: number): string {
  return createHmac("sha256", key)
    .update(JSON.stringify([id, country, expiresAt]))
    .digest("base64url")
}
