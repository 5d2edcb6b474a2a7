import { createHmac } from "node:crypto"
import { type Taken, takeFromLimit } from "../../platform/limits/take-from-limit.ts"
import type { PaymentShop } from "./payment-shop.ts"

const HOUR = 3600
const DAY = 24 * HOUR

interface Try {
  userId: string
  number: string
  network?: string | undefined
}

/** SEC-7: tries of a PIN by a customer, at a voucher and from a network, before anybody is asked; all nodes together. */
export function limitVoucherTries(shop: PaymentShop, { userId, number, network }: Try): Promise<Taken> {
  const voucher = voucherKey(shop, number)
  return take(shop, [
    [`voucher-try:user-hour:${userId}`, 15, HOUR],
    [`voucher-try:user-day:${userId}`, 50, DAY],
    [`voucher-try:voucher-hour:${voucher}`, 15, HOUR],
    [`voucher-try:voucher-day:${voucher}`, 50, DAY],
    ...(network === undefined ? [] : ([[`voucher-try:network-hour:${network}`, 60, HOUR]] as const)),
  ])
}

/** A new PIN is a message to the voucher's owner, who may not be the one who asks. */
export function limitPinResets(shop: PaymentShop, { userId, number, network }: Try): Promise<Taken> {
  const voucher = voucherKey(shop, number)
  return take(shop, [
    [`voucher-pin:pace:${voucher}`, 1, 30],
    [`voucher-pin:user-hour:${userId}`, 5, HOUR],
    [`voucher-pin:voucher-day:${voucher}`, 5, DAY],
    [`voucher-pin:network-hour:${network ?? ""}`, 30, HOUR],
  ])
}

type Limits = readonly (readonly [bucket: string, max: number, seconds: number])[]

async function take({ db, clock }: PaymentShop, limits: Limits): Promise<Taken> {
  for (const [bucket, max, windowSeconds] of limits) {
    const taken = await takeFromLimit(db, { bucket, max, windowSeconds, now: clock.now() })
    if (!taken.ok) return taken
  }
  return { ok: true }
}

/** Nobody who reads the counters learns a number. */
function voucherKey({ settings }: PaymentShop, number: string): string {
  return createHmac("sha256", settings.secret)
    .update(`voucher:${plainNumber(number)}`)
    .digest("base64url")
    .slice(0, 32)
}

/** However it was typed. */
export function plainNumber(number: string): string {
  return number.replaceAll(" ", "")
}
