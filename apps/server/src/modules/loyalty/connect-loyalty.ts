import type { Change } from "../../platform/http/call.ts"
import { createCountryOriginResolver } from "../../platform/http/create-origin-resolver.ts"
import type { Platform } from "../../platform/platform.ts"
import { type CorrectPointsInput, correctPoints } from "./correct-points.ts"
import { creditDuePoints } from "./credit-points.ts"
import type { BalanceChange } from "./enqueue-credit-message.ts"
import type { LoyaltyDeps } from "./loyalty-deps.ts"
import { loyaltyRoutes } from "./loyalty.routes.ts"
import type { MemberKey } from "./loyalty.store.ts"
import { type PointsHistoryPage, readPointsHistory } from "./read-points-history.ts"

type ConnectLoyaltyDeps = Omit<LoyaltyDeps, "db" | "clock" | "random" | "log" | "originOfCountry">

/** What head office can do that needs messages to customers or the numbers of orders. */
export interface Loyalty {
  correctPoints(change: Change, correction: CorrectPointsInput): Promise<BalanceChange | undefined>
  readPointsHistory(member: MemberKey, pageNo: number): Promise<PointsHistoryPage>
}

/** Connects the routes and the job that credits points. */
export function connectLoyalty(platform: Platform, otherDeps: ConnectLoyaltyDeps): Loyalty {
  const { db, clock, random, log, jobs, http, settings } = platform
  const originOfCountry = createCountryOriginResolver(http, settings.publicOrigin)
  const deps: LoyaltyDeps = { db, clock, random, log, originOfCountry, ...otherDeps }
  loyaltyRoutes(platform, deps)
  jobs.every("loyalty.credit-points", "*/10 * * * *", () => creditDuePoints(deps))
  return {
    correctPoints: (change, correction) => correctPoints(deps, change, correction),
    readPointsHistory: (member, pageNo) => readPointsHistory(deps, member, pageNo),
  }
}
