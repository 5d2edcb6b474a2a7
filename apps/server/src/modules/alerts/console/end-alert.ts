import type { ListedAlert } from "@hearth/contract/calls/console/alerts-console.calls.ts"
import type { Tx } from "../../../platform/database/database.ts"
import { notify } from "../../../platform/database/notify.ts"
import { AppError } from "../../../platform/errors/app-error.ts"
import { insertAuditEntry, type OfficeCaller } from "../../head-office/public.ts"
import { ALERTS_CHANGED } from "../create-current-alerts.ts"
import type { AlertsConsoleDeps } from "./alerts-console-deps.ts"
import { assertMayWriteAlerts } from "./assert-may-write-alerts.ts"
import { describeAlerts } from "./describe-alerts.ts"
import { type AlertSource, type ConsoleAlert, lockAlert, writeEnd } from "./written-alerts.store.ts"

/** Ends any alert of the country. */
export async function endOfficeAlert(
  deps: AlertsConsoleDeps,
  tx: Tx,
  caller: OfficeCaller,
  alertId: string,
): Promise<ListedAlert> {
  await assertMayWriteAlerts(deps, tx, caller)
  const alert = await lockAlert(tx, caller.country, alertId)
  if (!alert) throw new AppError("NOT_FOUND")
  return endAlert(deps, tx, caller, "head-office", alert)
}

/** Ends an alert that the store wrote. Those of head office and of other stores are not found. */
export async function endStoreAlert(
  deps: AlertsConsoleDeps,
  tx: Tx,
  caller: OfficeCaller,
  { storeId, alertId }: { storeId: string; alertId: string },
): Promise<ListedAlert> {
  const alert = await lockAlert(tx, caller.country, alertId)
  if (alert?.source !== "store" || !alert.storeIds.includes(storeId)) throw new AppError("NOT_FOUND")
  return endAlert(deps, tx, caller, "store", alert)
}

/** The alert's row is locked: of two people who end it at once, the second finds it ended and changes nothing. */
async function endAlert(
  deps: AlertsConsoleDeps,
  tx: Tx,
  { memberId, country }: OfficeCaller,
  reader: AlertSource,
  alert: ConsoleAlert,
): Promise<ListedAlert> {
  const at = deps.clock.now()
  const isOver = alert.endedAt !== null || alert.endsAt <= at
  if (!isOver) {
    await writeEnd(tx, alert.id, { endedBy: memberId, at })
    await insertAuditEntry(tx, {
      at,
      memberId,
      country,
      action: "alert ended",
      subject: alert.id,
      from: { title: alert.title, endsAt: alert.endsAt.toISOString() },
      to: { endsAt: at.toISOString() },
      reason: null,
    })
    await notify(tx, ALERTS_CHANGED, "")
  }
  const ended = isOver ? alert : { ...alert, endedAt: at }
  const [described] = await describeAlerts(deps, tx, reader, [ended])
  if (!described) throw new Error("the ended alert was not described")
  return described
}
