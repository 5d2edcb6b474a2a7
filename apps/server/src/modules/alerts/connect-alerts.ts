import type { Platform } from "../../platform/platform.ts"
import { alertSeen } from "./alerts.events.ts"
import { alertsRoutes } from "./alerts.routes.ts"
import { countAlertReach } from "./count-alert-reach.ts"
import { seedAlerts } from "./seed-alerts.ts"

/** Connects the routes, the event handler and the startup work. */
export function connectAlerts(platform: Pick<Platform, "route" | "db" | "clock" | "jobs" | "onStart">): void {
  const { jobs, onStart } = platform
  alertsRoutes(platform)
  jobs.subscribe(alertSeen, "count-reach", (event) => countAlertReach(platform, event))
  onStart(() => seedAlerts(platform))
}
