import * as caseMessageTexts from "@hearth/texts/feedback/case-messages.ts"
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

type LimitedKind = keyof typeof limits

interface Writer {
  userId: string
  network: string
}

const userBucket = (kind: LimitedKind, userId: string) => `case-${kind}:user:${userId}`

function limitsOf(kind: LimitedKind, { userId, network }: Writer) {
  const { perUser, perNetwork } = limits[kind]
  return [
    { bucket: userBucket(kind, userId), max: perUser, windowSeconds: WINDOW_SECONDS },
    { bucket: `case-${kind}:network:${network}`, max: perNetwork, windowSeconds: WINDOW_SECONDS },
  ]
}

function limitError(retryAfterSeconds: number): AppError {
  const displayMsg = caseMessageTexts.tooManyInHour(Math.ceil(retryAfterSeconds / 60))
  return new AppError("TOO_MANY_REQUESTS", { retryAfterSeconds, displayMsg })
}

/** Throws TOO_MANY_REQUESTS before photos are decoded, which is expensive. */
export async function assertBelowLimits(
  { db, clock }: Pick<CasesDeps, "db" | "clock">,
  kind: LimitedKind,
  writer: Writer,
): Promise<void> {
  const fullLimit = await findFullLimit(db, { limits: limitsOf(kind, writer), now: clock.now() })
  if (fullLimit) throw limitError(fullLimit.retryAfterSeconds)
}

/** Counts a complaint or message, if the transaction commits. */
export async function consumeLimitsOf(
  { clock }: Pick<CasesDeps, "clock">,
  tx: Tx,
  kind: LimitedKind,
  writer: Writer,
): Promise<void> {
  for (const limit of limitsOf(kind, writer)) {
    const result = await consumeLimit(tx, { ...limit, now: clock.now() })
    if (!result.ok) throw limitError(result.retryAfterSeconds)
  }
}

/** Deletes the counters, whose names contain the ids of users. */
export async function deleteLimitsOf(tx: Tx, userIds: readonly string[]): Promise<void> {
  for (const userId of userIds)
    for (const kind of ["complaint", "message"] as const) await resetLimit(tx, userBucket(kind, userId))
}
