import { createBatchedRead } from "../../platform/database/create-batched-read.ts"
import type { Platform } from "../../platform/platform.ts"
import { changeEnrolment } from "./change-enrolment.ts"
import { leaveProgram } from "./leave-program.ts"
import { listRewards } from "./list-rewards.ts"
import type { LoyaltyDeps } from "./loyalty-deps.ts"
import { readNextOrderEarning, readOrderEarning } from "./read-order-earning.ts"
import { findMemberships, type MemberKey } from "./loyalty.store.ts"
import { describeMembership } from "./read-membership.ts"

export function loyaltyRoutes({ route }: Pick<Platform, "route">, deps: LoyaltyDeps): void {
  const findMember = createBatchedRead((customers: readonly MemberKey[]) => findMemberships(deps, deps.db, customers))
  route("POST /customer-service/ve1/loyalty/register", ({ tx, session, country, body }) =>
    changeEnrolment(deps, tx, { userId: session.userId, country }, body),
  )
  route("GET /customer-service/ve1/loyalty/user", async ({ session: { userId }, country }) =>
    describeMembership(country, await findMember({ userId, country })),
  )
  route("POST /customer-service/ve1/loyalty/user/opt-out", ({ tx, session, country }) =>
    leaveProgram(deps, tx, { userId: session.userId, country }),
  )
  route("GET /customer-service/ve1/loyalty/user/history", ({ session, country, query }) =>
    listRewards(deps, { userId: session.userId, country }, query.pageNo),
  )
  route("GET /customer-service/ve1/loyalty/next-order", (caller) => readNextOrderEarning(deps, caller))
  route("GET /customer-service/ve1/loyalty/orders/{orderId}", ({ params, ...caller }) =>
    readOrderEarning(deps, caller, params.orderId),
  )
}
