import { createCountryOriginResolver } from "../../platform/http/create-origin-resolver.ts"
import type { Platform } from "../../platform/platform.ts"
import { creditDuePoints } from "./credit-points.ts"
import type { LoyaltyDeps } from "./loyalty-deps.ts"
import { loyaltyRoutes } from "./loyalty.routes.ts"

type ConnectLoyaltyDeps = Omit<LoyaltyDeps, "db" | "clock" | "random" | "log" | "originOfCountry">

/** Connects the routes and the job that credits points. */
export function connectLoyalty(platform: Platform, otherDeps: ConnectLoyaltyDeps): void {
  const { db, clock, random, log, jobs, http, settings } = platform
  const originOfCountry = createCountryOriginResolver(http, settings.publicOrigin)
  const deps: LoyaltyDeps = { db, clock, random, log, originOfCountry, ...otherDeps }
  loyaltyRoutes(platform, deps)
  jobs.every("loyalty.credit-points", "*/10 * * * *", () => creditDuePoints(deps))
}
