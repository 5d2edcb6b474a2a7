import type { Platform } from "../../platform/platform.ts"
import { audienceOf } from "./audience-of.ts"
import { listAlerts } from "./list-alerts.ts"
import { markAlertSeen } from "./mark-alert-seen.ts"

export function alertsRoutes(platform: Pick<Platform, "route" | "db" | "clock" | "jobs">): void {
  const { route } = platform
  route("GET /alerts", ({ session, country, request, query }) =>
    listAlerts(platform, session.userId, audienceOf(country, request, query.storeId)),
  )
  route("POST /alerts/{alertId}/seen", ({ tx, session, country, request, params }) =>
    markAlertSeen(platform, tx, session.userId, audienceOf(country, request), params.alertId),
  )
}
