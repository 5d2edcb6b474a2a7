import type { ListedAlert, WrittenAlert } from "@hearth/contract/calls/console/alerts-console.calls.ts"
import { alertLimits, checkAlertPeriod } from "@hearth/domain/alerts/alert-rules.ts"
import * as alertsTexts from "@hearth/texts/console/alerts.ts"
import type { Tx } from "../../../platform/database/database.ts"
import { notify } from "../../../platform/database/notify.ts"
import { AppError } from "../../../platform/errors/app-error.ts"
import { consumeLimit } from "../../../platform/limits/consume-limit.ts"
import { insertAuditEntry, type OfficeCaller } from "../../head-office/public.ts"
import { ALERTS_CHANGED } from "../create-current-alerts.ts"
import type { AlertsConsoleDeps } from "./alerts-console-deps.ts"
import { assertMayWriteAlerts } from "./assert-may-write-alerts.ts"
import { describeAlerts } from "./describe-alerts.ts"
import {
  type AlertSource,
  countOverlapping,
  findFullStore,
  insertAlert,
  lockAlertsOf,
  type NewAlert,
} from "./written-alerts.store.ts"

const DAY_SECONDS = 24 * 3600

/** Writes an alert of head office, for the country or for the named stores. */
export async function writeOfficeAlert(
  deps: AlertsConsoleDeps,
  tx: Tx,
  caller: OfficeCaller,
  { storeIds, ...written }: WrittenAlert & { storeIds: readonly string[] },
): Promise<ListedAlert> {
  await assertMayWriteAlerts(deps, tx, caller)
  const isUnknown = (id: string) => deps.locator.findStore(caller.country, id) === undefined
  if (storeIds.some(isUnknown)) throw new AppError("STORE_NOT_FOUND")
  return writeAlert(deps, tx, caller, { ...written, source: "head-office", storeIds: [...new Set(storeIds)] })
}

/** Writes an alert of a store's manager for the own store. */
export function writeStoreAlert(
  deps: AlertsConsoleDeps,
  tx: Tx,
  caller: OfficeCaller,
  { storeId, ...written }: WrittenAlert & { storeId: string },
): Promise<ListedAlert> {
  return writeAlert(deps, tx, caller, { ...written, source: "store", storeIds: [storeId] })
}

interface AlertToWrite extends WrittenAlert {
  source: AlertSource
  storeIds: readonly string[]
}

/** The alert, its audit entry and the count of alerts that the member wrote today are one transaction. */
async function writeAlert(
  deps: AlertsConsoleDeps,
  tx: Tx,
  { memberId, country }: OfficeCaller,
  { source, storeIds, ...written }: AlertToWrite,
): Promise<ListedAlert> {
  const now = deps.clock.now()
  const wantedStart = written.startsAt === null ? now : new Date(written.startsAt)
  const alert: NewAlert = {
    id: deps.random.uuid(),
    country,
    source,
    storeIds,
    tone: written.tone,
    title: written.title.trim(),
    message: written.message.trim(),
    startsAt: wantedStart < now ? now : wantedStart,
    endsAt: new Date(written.endsAt),
    writtenBy: memberId,
    writtenAt: now,
  }
  const period = { startsAt: alert.startsAt.getTime(), endsAt: alert.endsAt.getTime() }
  const problem = checkAlertPeriod(period, now.getTime())
  if (problem) throw new AppError("RULE_NOT_MET", { displayMsg: alertsTexts.periodProblems[problem] })
  await lockAlertsOf(tx, country)
  await assertPlaceFree(deps, tx, alert)
  const bucket = `alerts-written:${memberId}`
  const limit = await consumeLimit(tx, { bucket, max: alertLimits.perDay, windowSeconds: DAY_SECONDS, now })
  if (!limit.ok) {
    const { retryAfterSeconds } = limit
    throw new AppError("TOO_MANY_REQUESTS", { displayMsg: alertsTexts.wroteTooMany, retryAfterSeconds })
  }
  await insertAlert(tx, alert)
  await insertAuditEntry(tx, {
    at: now,
    memberId,
    country,
    action: "alert written",
    subject: alert.id,
    from: null,
    to: {
      title: alert.title,
      stores: [...storeIds],
      startsAt: alert.startsAt.toISOString(),
      endsAt: alert.endsAt.toISOString(),
    },
    reason: null,
  })
  await notify(tx, ALERTS_CHANGED, "")
  const [described] = await describeAlerts(deps, tx, source, [{ ...alert, endedAt: null, visitors: 0 }])
  if (!described) throw new Error("the written alert was not described")
  return described
}

/** Head office and the stores have places of their own, so that neither takes the other's. */
async function assertPlaceFree({ locator }: AlertsConsoleDeps, tx: Tx, alert: NewAlert): Promise<void> {
  const { country, storeIds } = alert
  if (storeIds.length === 0) {
    if ((await countOverlapping(tx, alert)) < alertLimits.atOnce) return
    throw new AppError("RULE_NOT_MET", { displayMsg: alertsTexts.tooManyInCountry(alertLimits.atOnce) })
  }
  const fullStoreId = await findFullStore(tx, alert, storeIds, alertLimits.atOnce)
  if (fullStoreId === undefined) return
  const name = locator.findStore(country, fullStoreId)?.name ?? fullStoreId
  throw new AppError("RULE_NOT_MET", { displayMsg: alertsTexts.tooManyAtStore(name, alertLimits.atOnce) })
}
