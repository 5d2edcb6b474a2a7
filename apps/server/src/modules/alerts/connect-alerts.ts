import type { Platform } from "../../platform/platform.ts"
import { alertSeen } from "./alerts.events.ts"
import { alertsRoutes } from "./alerts.routes.ts"
import type { AlertsConsoleDeps } from "./console/alerts-console-deps.ts"
import { alertsConsoleRoutes } from "./console/alerts-console.routes.ts"
import { countAlertReach } from "./count-alert-reach.ts"
import { createCurrentAlerts } from "./create-current-alerts.ts"
import { purgeSeenAlerts } from "./purge-seen-alerts.ts"
import { seedAlerts } from "./seed-alerts.ts"

/** Connects the routes, the event handler, the cleanup and the startup work. */
export function connectAlerts(
  platform: Platform,
  { staff, locator }: Pick<AlertsConsoleDeps, "staff" | "locator">,
): void {
  const { jobs, onStart, db, clock, random } = platform
  onStart(() => seedAlerts(platform))
  alertsRoutes(platform, createCurrentAlerts(platform))
  alertsConsoleRoutes(platform, { db, clock, random, staff, locator })
  jobs.subscribe(alertSeen, "count-reach", (event) => countAlertReach(platform, event))
  jobs.every("alerts.purge-seen", "41 3 * * *", () => purgeSeenAlerts(platform))
}
