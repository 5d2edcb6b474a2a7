import { AppError } from "../../../platform/errors/app-error.ts"
import { consumeLimit } from "../../../platform/limits/consume-limit.ts"
import type { PaymentDeps } from "../payment-deps.ts"

export const LINK_CODE_RESEND_SECONDS = 30
const HOUR_SECONDS = 3600
const DAY_SECONDS = 24 * HOUR_SECONDS

interface LinkRequester {
  userId: string
  network: string
}

/** SEC-7: counts every attempt, whatever its result, across all nodes. */
async function consumeAll(
  deps: PaymentDeps,
  limits: readonly (readonly [bucket: string, max: number, windowSeconds: number])[],
) {
  for (const [bucket, max, windowSeconds] of limits) {
    const result = await consumeLimit(deps.db, { bucket, max, windowSeconds, now: deps.clock.now() })
    if (!result.ok) throw new AppError("TOO_MANY_REQUESTS", { retryAfterSeconds: result.retryAfterSeconds })
  }
}

/** Limits how often the wallet's provider sends a code for linking it. */
export async function limitSendingLinkCodes(deps: PaymentDeps, { userId, network }: LinkRequester): Promise<void> {
  const { db, clock } = deps
  const paceLimit = { bucket: `link:pace:${userId}`, max: 1, windowSeconds: LINK_CODE_RESEND_SECONDS, now: clock.now() }
  const paceResult = await consumeLimit(db, paceLimit)
  if (!paceResult.ok) throw new AppError("OTP_TOO_SOON", { retryAfterSeconds: paceResult.retryAfterSeconds })
  await consumeAll(deps, [
    [`link:hour:${userId}`, 5, HOUR_SECONDS],
    [`link:day:${userId}`, 10, DAY_SECONDS],
    [`link:network:${network}`, 60, HOUR_SECONDS],
  ])
}

/** Limits how often a code for linking a wallet can be tried. */
export async function limitLinkCodeAttempts(deps: PaymentDeps, { userId, network }: LinkRequester): Promise<void> {
  await consumeAll(deps, [
    [`link-try:hour:${userId}`, 15, HOUR_SECONDS],
    [`link-try:day:${userId}`, 50, DAY_SECONDS],
    [`link-try:network:${network}`, 150, HOUR_SECONDS],
  ])
}
