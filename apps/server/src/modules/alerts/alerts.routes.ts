import type { Platform } from "../../platform/platform.ts"
import { audienceOf } from "./audience-of.ts"
import type { CurrentAlerts } from "./create-current-alerts.ts"
import { listAlerts } from "./list-alerts.ts"
import { markAlertSeen } from "./mark-alert-seen.ts"

export function alertsRoutes(
  platform: Pick<Platform, "route" | "db" | "clock" | "jobs">,
  currentAlerts: CurrentAlerts,
): void {
  const { route } = platform
  route("GET /alerts", ({ session, country, request, query }) =>
    listAlerts(platform, session.userId, audienceOf(country, request, query.storeId)),
  )
  route("GET /alerts/current", ({ country, query }) => currentAlerts.respond({ country, storeId: query.storeId }))
  route("POST /alerts/{alertId}/seen", ({ tx, session, country, request, params }) =>
    markAlertSeen(platform, tx, session.userId, audienceOf(country, request), params.alertId),
  )
}
