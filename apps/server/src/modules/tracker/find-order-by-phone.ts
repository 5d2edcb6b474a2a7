import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import { canonicalPhone } from "@hearth/domain/identity/phone.ts"
import type { FastifyRequest } from "fastify"
import { createHash, timingSafeEqual } from "node:crypto"
import { AppError } from "../../platform/errors/app-error.ts"
import { toIso } from "../../platform/to-iso.ts"
import { limitNetwork } from "../../platform/limits/limit-network.ts"
import { consumeLimit } from "../../platform/limits/consume-limit.ts"
import { findTrackedByNumber } from "../orders/public.ts"
import { makeTrackingKey } from "./tracking-key.ts"
import type { TrackerDeps } from "./tracker-deps.ts"

const MAX_ATTEMPTS_PER_NETWORK = 40
const MAX_ATTEMPTS_PER_ORDER = 10
const WINDOW_SECONDS = 600

interface FindOrderInput {
  request: FastifyRequest
  country: CountryCode
  body: { orderId: string; mobile: string }
}

/**
 * TRK-2: finds an order by its order number and mobile number. An unknown order number and a wrong mobile number get
 * the same error after the same work, so that neither confirms the other.
 */
export async function findOrderByPhone(
  deps: TrackerDeps,
  { request, country, body: { orderId, mobile } }: FindOrderInput,
) {
  const { db, clock, key } = deps
  await limitNetwork(deps, request, "find-order", MAX_ATTEMPTS_PER_NETWORK, WINDOW_SECONDS)
  const now = clock.now()
  const bucket = `find-order:${country}:${orderId}`
  const orderLimit = { bucket, max: MAX_ATTEMPTS_PER_ORDER, windowSeconds: WINDOW_SECONDS, now }
  const limitResult = await consumeLimit(db, orderLimit)
  if (!limitResult.ok) throw new AppError("TOO_MANY_REQUESTS", { retryAfterSeconds: limitResult.retryAfterSeconds })
  const order = await findTrackedByNumber(db, orderId, country)
  // An order of a deleted account has an empty mobile number, which must not match an invalid input.
  const isPhoneCorrect = isEqualInConstantTime(canonicalPhone(mobile, country) ?? "", order?.mobile || "nobody's")
  if (!order || !isPhoneCorrect) throw new AppError("NOT_FOUND")
  const { trackingKey, expiresAt } = makeTrackingKey(key, order, now.getTime())
  return { orderHistoryId: order.id, trackingKey, expiresAt: toIso(expiresAt) }
}

function isEqualInConstantTime(one: string, other: string): boolean {
  return timingSafeEqual(hashOf(one), hashOf(other))
}

function hashOf(text: string): Buffer {
  return createHash("sha256").update(text).digest()
}
