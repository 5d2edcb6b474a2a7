import { createHmac, createSecretKey, type KeyObject } from "node:crypto"
import { deriveKey, isEqualInConstantTime } from "../../platform/keyed-hash.ts"
import type { TrackedOrder } from "../orders/public.ts"

const DAY_MS = 24 * 3600 * 1000

type TrackableOrder = Pick<TrackedOrder, "id" | "country">

export function signingKey(secret: string): KeyObject {
  return createSecretKey(deriveKey(secret, "tracking keys"))
}

/**
 * TRK-2: makes a key that gives anyone who has it access to this order for a day. The key is not stored; its signature
 * makes it valid.
 */
export function makeTrackingKey(
  key: KeyObject,
  order: TrackableOrder,
  now: number,
): { trackingKey: string; expiresAt: number } {
  const expiresAt = now + DAY_MS
  return { trackingKey: `${expiresAt.toString(36)}.${signatureOf(key, order, expiresAt)}`, expiresAt }
}

export function isTrackingKeyValid(key: KeyObject, trackingKey: string, order: TrackableOrder, now: number): boolean {
  const [expiryText = "", signature = ""] = trackingKey.split(".")
  const expiresAt = Number.parseInt(expiryText, 36)
  if (!Number.isSafeInteger(expiresAt) || expiresAt <= now) return false
  return isEqualInConstantTime(signature, signatureOf(key, order, expiresAt))
}

function signatureOf(key: KeyObject, { id, country }: TrackableOrder, expiresAt: number): string {
  return createHmac("sha256", key)
    .update(JSON.stringify([id, country, expiresAt]))
    .digest("base64url")
}
