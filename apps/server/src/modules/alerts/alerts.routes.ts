import type { Platform } from "../../platform/platform.ts"
import { alertSeen } from "./alerts.events.ts"
import { listAlerts } from "./list-alerts.ts"
import { markAlertSeen } from "./mark-alert-seen.ts"
import { countAlertReach } from "./count-alert-reach.ts"
import { audienceOf } from "./audience-of.ts"
import { seedAlerts } from "./seed-alerts.ts"

export function alertsRoutes(platform: Pick<Platform, "route" | "db" | "clock" | "jobs" | "onStart">): void {
  const { route, jobs, onStart } = platform
  route("GET /alerts", ({ session, country, request, query }) =>
    listAlerts(platform, session.userId, audienceOf(country, request, query.storeId)),
  )
  route("POST /alerts/{alertId}/seen", ({ tx, session, country, request, params }) =>
    markAlertSeen(platform, tx, session.userId, audienceOf(country, request), params.alertId),
  )
  jobs.subscribe(alertSeen, "count-reach", (event) => countAlertReach(platform, event))
  onStart(() => seedAlerts(platform))
}
