import type { FastifyRequest } from "fastify"
import { createHash } from "node:crypto"
import { AppError } from "../../platform/errors/app-error.ts"
import { networkOf } from "../../platform/limits/network-of.ts"
import { resetLimit, consumeLimit } from "../../platform/limits/consume-limit.ts"
import type { Platform } from "../../platform/platform.ts"

const HOUR = 3600
const DAY = 24 * HOUR

/**
 * By name and network first: whoever guesses elsewhere does not keep a store's people out. The name's own is for those
 * who guess from many networks.
 */
export const signInLimits = { nameAndNetworkHour: 10, nameDay: 200, networkHour: 600 } as const

const hash = (text: string) => createHash("sha256").update(text).digest("base64url")
const bucketOf = (request: FastifyRequest, login: string) => `staff:${hash(login)}:${networkOf(request.ip)}`

/** Counted before the password is looked at: many at once get no more tries than one after the other. */
export async function countSignInAttempt(
  { db, clock }: Pick<Platform, "db" | "clock">,
  request: FastifyRequest,
  login: string,
): Promise<void> {
  const now = clock.now()
  for (const [bucket, max, windowSeconds] of [
    [bucketOf(request, login), signInLimits.nameAndNetworkHour, HOUR],
    [`staff:network:${networkOf(request.ip)}`, signInLimits.networkHour, HOUR],
    [`staff:name:${hash(login)}`, signInLimits.nameDay, DAY],
  ] as const) {
    const limitResult = await consumeLimit(db, { bucket, max, windowSeconds, now })
    if (!limitResult.ok) throw new AppError("STAFF_LOGIN_LIMIT", { retryAfterSeconds: limitResult.retryAfterSeconds })
  }
}

/** It was right: only what was wrong counts. */
export async function resetSignInAttempts(
  { db }: Pick<Platform, "db">,
  request: FastifyRequest,
  login: string,
): Promise<void> {
  await resetLimit(db, bucketOf(request, login))
  await resetLimit(db, `staff:name:${hash(login)}`)
}
