import type { Platform } from "../../../platform/platform.ts"
import { requireStaffStore } from "../../locator/public.ts"
import type { AlertsConsoleDeps } from "./alerts-console-deps.ts"
import { endOfficeAlert, endStoreAlert } from "./end-alert.ts"
import { listOfficeAlerts, listStoreAlerts } from "./list-console-alerts.ts"
import { searchAlertStores } from "./search-alert-stores.ts"
import { writeOfficeAlert, writeStoreAlert } from "./write-alert.ts"

export function alertsConsoleRoutes({ route }: Pick<Platform, "route">, deps: AlertsConsoleDeps): void {
  const { locator } = deps
  route("GET /store-ops/ve1/head-office/alerts", async ({ member, country }) => ({
    alerts: await listOfficeAlerts(deps, { ...member, country }),
  }))
  route("POST /store-ops/ve1/head-office/alerts", async ({ tx, member, country, body }) => ({
    alert: await writeOfficeAlert(deps, tx, { ...member, country }, body),
  }))
  route("POST /store-ops/ve1/head-office/alerts/{alertId}/end", async ({ tx, member, country, params }) => ({
    alert: await endOfficeAlert(deps, tx, { ...member, country }, params.alertId),
  }))
  route("GET /store-ops/ve1/head-office/alert-stores", async ({ member, country, query }) => ({
    stores: await searchAlertStores(deps, { ...member, country }, query.search),
  }))
  route("GET /store-ops/ve1/stores/{storeId}/alerts", async ({ country, params }) => ({
    alerts: await listStoreAlerts(deps, country, requireStaffStore(locator, { country, params }).id),
  }))
  route("POST /store-ops/ve1/stores/{storeId}/alerts", async ({ tx, member, country, params, body }) => {
    const { id: storeId } = requireStaffStore(locator, { country, params })
    return { alert: await writeStoreAlert(deps, tx, { ...member, country }, { ...body, storeId }) }
  })
  route("POST /store-ops/ve1/stores/{storeId}/alerts/{alertId}/end", async ({ tx, member, country, params }) => {
    const { id: storeId } = requireStaffStore(locator, { country, params })
    const { alertId } = params
    return { alert: await endStoreAlert(deps, tx, { ...member, country }, { storeId, alertId }) }
  })
}
