import type { Tx } from "../../../platform/database/database.ts"
import { AppError } from "../../../platform/errors/app-error.ts"
import { consumeLimit, findFullLimit, resetLimit } from "../../../platform/limits/consume-limit.ts"
import type { CasesDeps } from "../cases-deps.ts"

/** Complaints and messages per hour. A network can be all phones of a cell tower. */
const limits = {
  complaint: { perUser: 6, perNetwork: 60 },
  message: { perUser: 30, perNetwork: 300 },
} as const
const WINDOW_SECONDS = 3600

interface Writer {
  userId: string
  network: string
}

const userBucket = (what: keyof typeof limits, userId: string) => `case-${what}:user:${userId}`

function limitsOf(what: keyof typeof limits, { userId, network }: Writer) {
  const { perUser, perNetwork } = limits[what]
  return [
    { bucket: userBucket(what, userId), max: perUser, windowSeconds: WINDOW_SECONDS },
    { bucket: `case-${what}:network:${network}`, max: perNetwork, windowSeconds: WINDOW_SECONDS },
  ]
}

/** Throws TOO_MANY_REQUESTS before photos are decoded, which is expensive. */
export async function assertBelowLimits(
  { db, clock }: Pick<CasesDeps, "db" | "clock">,
  what: keyof typeof limits,
  writer: Writer,
): Promise<void> {
  const full = await findFullLimit(db, { limits: limitsOf(what, writer), now: clock.now() })
  if (full) throw new AppError("TOO_MANY_REQUESTS", { retryAfterSeconds: full.retryAfterSeconds })
}

/** Counts a complaint or message, if the transaction commits. */
export async function consumeLimitsOf(
  { clock }: Pick<CasesDeps, "clock">,
  tx: Tx,
  what: keyof typeof limits,
  writer: Writer,
): Promise<void> {
  for (const limit of limitsOf(what, writer)) {
    const result = await consumeLimit(tx, { ...limit, now: clock.now() })
    if (!result.ok) throw new AppError("TOO_MANY_REQUESTS", { retryAfterSeconds: result.retryAfterSeconds })
  }
}

/** Deletes the counters, whose names contain the ids of users. */
export async function deleteLimitsOf(tx: Tx, userIds: readonly string[]): Promise<void> {
  for (const userId of userIds)
    for (const what of ["complaint", "message"] as const) await resetLimit(tx, userBucket(what, userId))
}
