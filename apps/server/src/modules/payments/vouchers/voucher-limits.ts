import { createHmac } from "node:crypto"
import { type LimitResult, consumeLimit } from "../../../platform/limits/consume-limit.ts"
import type { PaymentDeps } from "../payment-deps.ts"

const HOUR_SECONDS = 3600
const DAY_SECONDS = 24 * HOUR_SECONDS

interface VoucherAttempt {
  userId: string
  number: string
  network?: string | undefined
}

/** SEC-7: limits PIN attempts per customer, voucher and network across all nodes, before the provider is called. */
export function limitVoucherTries(
  deps: PaymentDeps,
  { userId, number, network }: VoucherAttempt,
): Promise<LimitResult> {
  const voucher = voucherKey(deps, number)
  return consumeAll(deps, [
    [`voucher-try:user-hour:${userId}`, 15, HOUR_SECONDS],
    [`voucher-try:user-day:${userId}`, 50, DAY_SECONDS],
    [`voucher-try:voucher-hour:${voucher}`, 15, HOUR_SECONDS],
    [`voucher-try:voucher-day:${voucher}`, 50, DAY_SECONDS],
    ...(network === undefined ? [] : ([[`voucher-try:network-hour:${network}`, 60, HOUR_SECONDS]] as const)),
  ])
}

/** Limited because a new PIN sends a message to the voucher's owner, who may not be the caller. */
export function limitPinResets(deps: PaymentDeps, { userId, number, network }: VoucherAttempt): Promise<LimitResult> {
  const voucher = voucherKey(deps, number)
  return consumeAll(deps, [
    [`voucher-pin:pace:${voucher}`, 1, 30],
    [`voucher-pin:user-hour:${userId}`, 5, HOUR_SECONDS],
    [`voucher-pin:voucher-day:${voucher}`, 5, DAY_SECONDS],
    [`voucher-pin:network-hour:${network ?? ""}`, 30, HOUR_SECONDS],
  ])
}

type Limits = readonly (readonly [bucket: string, max: number, windowSeconds: number])[]

async function consumeAll({ db, clock }: PaymentDeps, limits: Limits): Promise<LimitResult> {
  for (const [bucket, max, windowSeconds] of limits) {
    const result = await consumeLimit(db, { bucket, max, windowSeconds, now: clock.now() })
    if (!result.ok) return result
  }
  return { ok: true }
}

/** Hashes the number, so that the counters don't reveal it. */
function voucherKey({ settings }: PaymentDeps, number: string): string {
  return createHmac("sha256", settings.secret)
    .update(`voucher:${normaliseVoucherNumber(number)}`)
    .digest("base64url")
    .slice(0, 32)
}

/** Removes spaces. */
export function normaliseVoucherNumber(number: string): string {
  return number.replaceAll(" ", "")
}
