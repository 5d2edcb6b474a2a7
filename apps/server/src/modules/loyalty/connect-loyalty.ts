import type { Membership } from "@hearth/contract/calls/loyalty.calls.ts"
import type { Queryable } from "../../platform/database/database.ts"
import type { Change } from "../../platform/http/call.ts"
import { createCountryOriginResolver } from "../../platform/http/create-origin-resolver.ts"
import type { Platform } from "../../platform/platform.ts"
import { type CorrectPointsInput, correctPoints } from "./correct-points.ts"
import { creditDuePoints } from "./credit-points.ts"
import type { BalanceChange } from "./enqueue-credit-message.ts"
import type { LoyaltyDeps } from "./loyalty-deps.ts"
import { loyaltyRoutes } from "./loyalty.routes.ts"
import type { MemberKey } from "./loyalty.store.ts"
import { readMembership } from "./read-membership.ts"
import { type PointsHistoryPage, readPointsHistory } from "./read-points-history.ts"

type ConnectLoyaltyDeps = Omit<LoyaltyDeps, "db" | "clock" | "random" | "log" | "originOfCountry">

/** What other modules can do that needs messages to customers, orders or the offers that they reserved. */
export interface Loyalty {
  /** In the caller's transaction, if it has one. */
  readMembership(db: Queryable, member: MemberKey): Promise<Membership>
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
    readMembership: (db, member) => readMembership(deps, db, member),
    correctPoints: (change, correction) => correctPoints(deps, change, correction),
    readPointsHistory: (member, pageNo) => readPointsHistory(deps, member, pageNo),
  }
}
