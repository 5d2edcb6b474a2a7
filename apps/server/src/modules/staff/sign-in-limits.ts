import type { FastifyRequest } from "fastify"
import { createHash } from "node:crypto"
import { AppError } from "../../platform/errors/app-error.ts"
import { networkOf } from "../../platform/limits/network-of.ts"
import { resetLimit, consumeLimit } from "../../platform/limits/consume-limit.ts"
import type { Platform } from "../../platform/platform.ts"

const HOUR_SECONDS = 3600
const DAY_SECONDS = 24 * HOUR_SECONDS

/**
 * Attempts are limited per login and network first, so that guessing from elsewhere doesn't lock a store's staff out.
 * The limit per login stops guessing from many networks.
 */
export const signInLimits = { loginAndNetworkHour: 10, loginDay: 200, networkHour: 600 } as const

const hash = (text: string) => createHash("sha256").update(text).digest("base64url")
const bucketOf = (request: FastifyRequest, login: string) => `staff:${hash(login)}:${networkOf(request.ip)}`

/**
 * Counts the attempt before the password is checked, so that concurrent attempts get no more tries than sequential
 * ones.
 */
export async function countSignInAttempt(
  { db, clock }: Pick<Platform, "db" | "clock">,
  request: FastifyRequest,
  login: string,
): Promise<void> {
  const now = clock.now()
  for (const [bucket, max, windowSeconds] of [
    [bucketOf(request, login), signInLimits.loginAndNetworkHour, HOUR_SECONDS],
    [`staff:network:${networkOf(request.ip)}`, signInLimits.networkHour, HOUR_SECONDS],
    [`staff:name:${hash(login)}`, signInLimits.loginDay, DAY_SECONDS],
  ] as const) {
    const limitResult = await consumeLimit(db, { bucket, max, windowSeconds, now })
    if (!limitResult.ok) throw new AppError("STAFF_LOGIN_LIMIT", { retryAfterSeconds: limitResult.retryAfterSeconds })
  }
}

/** Called after a correct password, so that only wrong attempts count. */
export async function resetSignInAttempts(
  { db }: Pick<Platform, "db">,
  request: FastifyRequest,
  login: string,
): Promise<void> {
  await resetLimit(db, bucketOf(request, login))
  await resetLimit(db, `staff:name:${hash(login)}`)
}
