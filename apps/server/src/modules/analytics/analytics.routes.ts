import type { Platform } from "../../platform/platform.ts"
import { recordActivity } from "./record-activity.ts"

export type AnalyticsPlatform = Pick<Platform, "route" | "db" | "clock" | "settings" | "switches" | "log" | "sessions">

export function analyticsRoutes(platform: AnalyticsPlatform): void {
  platform.route("POST /tracking/activity", ({ country, request, body }) =>
    recordActivity(platform, country, request, body.data),
  )
}
