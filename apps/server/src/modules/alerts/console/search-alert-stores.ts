import type { AlertStore } from "@hearth/contract/calls/console/alerts-console.calls.ts"
import type { OfficeCaller } from "../../head-office/public.ts"
import type { AlertsConsoleDeps } from "./alerts-console-deps.ts"
import { assertMayWriteAlerts } from "./assert-may-write-alerts.ts"

const MAX_FOUND = 60

export async function searchAlertStores(
  deps: AlertsConsoleDeps,
  caller: OfficeCaller,
  search: string,
): Promise<AlertStore[]> {
  await assertMayWriteAlerts(deps, deps.db, caller)
  const found = deps.locator.searchStores(caller.country, search, MAX_FOUND)
  return found.map(({ id, name, city }) => ({ id, name, city }))
}
