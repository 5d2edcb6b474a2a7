import type { Platform } from "../../platform/platform.ts"
import { purgeExpiredActivities } from "./purge-expired-activities.ts"
import { recordActivity } from "./record-activity.ts"

export function analyticsRoutes(
  platform: Pick<Platform, "route" | "jobs" | "db" | "clock" | "settings" | "switches" | "log" | "sessions">,
): void {
  const { route, jobs } = platform
  route("POST /tracking/activity", ({ country, request, body }) =>
    recordActivity(platform, country, request, body.data),
  )
  jobs.every("analytics.forget-activities", "41 3 * * *", () => purgeExpiredActivities(platform))
}
