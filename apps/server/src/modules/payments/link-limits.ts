import { AppError } from "../../platform/errors/app-error.ts"
import { takeFromLimit } from "../../platform/limits/take-from-limit.ts"
import type { PaymentShop } from "./payment-shop.ts"

export const RESEND_SECONDS = 30
const HOUR = 3600
const DAY = 24 * HOUR

interface Who {
  userId: string
  network: string
}

/** SEC-7: counted whatever becomes of it, for all nodes together. */
async function take(shop: PaymentShop, limits: readonly (readonly [bucket: string, max: number, seconds: number])[]) {
  for (const [bucket, max, windowSeconds] of limits) {
    const taken = await takeFromLimit(shop.db, { bucket, max, windowSeconds, now: shop.clock.now() })
    if (!taken.ok) throw new AppError("TOO_MANY_REQUESTS", { retryAfterSeconds: taken.retryAfterSeconds })
  }
}

export async function limitLinkSending(shop: PaymentShop, { userId, network }: Who): Promise<void> {
  const { db, clock } = shop
  const pace = { bucket: `link:pace:${userId}`, max: 1, windowSeconds: RESEND_SECONDS, now: clock.now() }
  const paced = await takeFromLimit(db, pace)
  if (!paced.ok) throw new AppError("OTP_TOO_SOON", { retryAfterSeconds: paced.retryAfterSeconds })
  await take(shop, [
    [`link:hour:${userId}`, 5, HOUR],
    [`link:day:${userId}`, 10, DAY],
    [`link:network:${network}`, 60, HOUR],
  ])
}

export async function limitLinkTries(shop: PaymentShop, { userId, network }: Who): Promise<void> {
  await take(shop, [
    [`link-try:hour:${userId}`, 15, HOUR],
    [`link-try:day:${userId}`, 50, DAY],
    [`link-try:network:${network}`, 150, HOUR],
  ])
}
