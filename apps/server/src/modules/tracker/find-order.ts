import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import { canonicalPhone } from "@hearth/domain/identity/phone.ts"
import type { FastifyRequest } from "fastify"
import { createHash, timingSafeEqual } from "node:crypto"
import { AppError } from "../../platform/errors/app-error.ts"
import { toIso } from "../../platform/iso-moment.ts"
import { limitNetwork } from "../../platform/limits/limit-network.ts"
import { takeFromLimit } from "../../platform/limits/take-from-limit.ts"
import { findTrackedByNumber } from "../orders/public.ts"
import { makeTrackingKey } from "./tracking-key.ts"
import type { TrackerShop } from "./tracker-shop.ts"

const PER_NETWORK = 40
const PER_ORDER = 10
const WINDOW_SECONDS = 600

interface Asked {
  request: FastifyRequest
  country: CountryCode
  body: { orderId: string; mobile: string }
}

/** TRK-2. An unknown number and a wrong mobile are told alike, after the same work: neither says that the other is right. */
export async function findOrder(shop: TrackerShop, { request, country, body: { orderId, mobile } }: Asked) {
  const { db, clock, key } = shop
  await limitNetwork(shop, request, "find-order", PER_NETWORK, WINDOW_SECONDS)
  const now = clock.now()
  const bucket = `find-order:${country}:${orderId}`
  const taken = await takeFromLimit(db, { bucket, max: PER_ORDER, windowSeconds: WINDOW_SECONDS, now })
  if (!taken.ok) throw new AppError("TOO_MANY_REQUESTS", { retryAfterSeconds: taken.retryAfterSeconds })
  const order = await findTrackedByNumber(db, orderId, country)
  // An order whose customer is forgotten has no number any more, and no typed one is empty.
  const isTheirs = isSame(canonicalPhone(mobile, country) ?? "", order?.mobile || "nobody's")
  if (!order || !isTheirs) throw new AppError("NOT_FOUND")
  const { trackingKey, expiresAt } = makeTrackingKey(key, order, now.getTime())
  return { orderHistoryId: order.id, trackingKey, expiresAt: toIso(expiresAt) }
}

/** However alike they are, it takes as long. */
function isSame(one: string, other: string): boolean {
  return timingSafeEqual(hashOf(one), hashOf(other))
}

function hashOf(text: string): Buffer {
  return createHash("sha256").update(text).digest()
}
