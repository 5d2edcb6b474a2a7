import type { Platform } from "../../platform/platform.ts"
import { analyticsRoutes, type AnalyticsPlatform } from "./analytics.routes.ts"
import { purgeExpiredActivities } from "./purge-expired-activities.ts"

/** Connects the route and the job. */
export function connectAnalytics(platform: AnalyticsPlatform & Pick<Platform, "jobs">): void {
  analyticsRoutes(platform)
  platform.jobs.every("analytics.forget-activities", "41 3 * * *", () => purgeExpiredActivities(platform))
}
