import type { Tx } from "../../platform/database/database.ts"
import { AppError } from "../../platform/errors/app-error.ts"
import type { Platform } from "../../platform/platform.ts"
import { alertSeen } from "./alerts.events.ts"
import { isAlertCurrent, insertSeen, type AlertAudience } from "./alerts.store.ts"

/**
 * Marking an alert twice writes one row and publishes one event. Only the first call gets `isFirst`, so that of several
 * tabs and devices one shows the alert. An alert that is over can't be marked any more.
 */
export async function markAlertSeen(
  { clock, jobs }: Pick<Platform, "clock" | "jobs">,
  tx: Tx,
  userId: string,
  audience: AlertAudience,
  alertId: string,
) {
  const now = clock.now()
  if (!(await isAlertCurrent(tx, alertId, audience, now))) throw new AppError("NOT_FOUND")
  const { isFirst, seenAt } = await insertSeen(tx, alertId, userId, now)
  if (isFirst) await jobs.publish(tx, alertSeen, { alertId, userId })
  return { alertId, seenAt: seenAt.toISOString(), isFirst }
}
