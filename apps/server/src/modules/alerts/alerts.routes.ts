import type { Platform } from "../../platform/platform.ts"
import { alertSeen } from "./alerts.events.ts"
import { listAlerts } from "./list-alerts.ts"
import { markSeen } from "./mark-seen.ts"
import { onAlertSeen } from "./on-alert-seen.ts"
import { placeOf } from "./place-of.ts"
import { seedAlerts } from "./seed-alerts.ts"

export function alertsRoutes(platform: Pick<Platform, "route" | "db" | "clock" | "jobs" | "onStart">): void {
  const { route, jobs, onStart } = platform
  route("GET /alerts", ({ session, country, request, query }) =>
    listAlerts(platform, session.userId, placeOf(country, request, query.storeId)),
  )
  route("POST /alerts/{alertId}/seen", ({ tx, session, country, request, params }) =>
    markSeen(platform, tx, session.userId, placeOf(country, request), params.alertId),
  )
  jobs.subscribe(alertSeen, "count-reach", (event) => onAlertSeen(platform, event))
  onStart(() => seedAlerts(platform))
}
