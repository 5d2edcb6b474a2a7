import type { ListedAlert } from "@hearth/contract/calls/console/alerts-console.calls.ts"
import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import type { OfficeCaller } from "../../head-office/public.ts"
import type { AlertsConsoleDeps } from "./alerts-console-deps.ts"
import { assertMayWriteAlerts } from "./assert-may-write-alerts.ts"
import { describeAlerts } from "./describe-alerts.ts"
import { listAlertsForConsole } from "./written-alerts.store.ts"

const MAX_PAST = 50

export async function listOfficeAlerts(deps: AlertsConsoleDeps, caller: OfficeCaller): Promise<ListedAlert[]> {
  const { db, clock } = deps
  await assertMayWriteAlerts(deps, db, caller)
  const alerts = await listAlertsForConsole(db, { country: caller.country, now: clock.now(), maxPast: MAX_PAST })
  return describeAlerts(deps, db, "head-office", alerts)
}

/** Lists what the store's customers get, also from head office, so that the manager doesn't write the same again. */
export async function listStoreAlerts(
  deps: AlertsConsoleDeps,
  country: CountryCode,
  storeId: string,
): Promise<ListedAlert[]> {
  const { db, clock } = deps
  const alerts = await listAlertsForConsole(db, { country, storeId, now: clock.now(), maxPast: MAX_PAST })
  return describeAlerts(deps, db, "store", alerts)
}
