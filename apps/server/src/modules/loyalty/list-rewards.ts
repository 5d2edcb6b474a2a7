import type { RewardsPage } from "@hearth/contract/calls/loyalty.calls.ts"
import * as rewardTexts from "@hearth/texts/loyalty/rewards-history.ts"
import { toIso } from "../../platform/to-iso.ts"
import type { LoyaltyDeps } from "./loyalty-deps.ts"
import type { MemberKey } from "./loyalty.store.ts"
import { readPointsHistory } from "./read-points-history.ts"

/** LOY-4: lists the customer's own history, in the customer's words. */
export async function listRewards(
  deps: Pick<LoyaltyDeps, "db" | "orderNumbersOf" | "listReservingOrders">,
  member: MemberKey,
  pageNo: number,
): Promise<RewardsPage> {
  const { entries, ...paging } = await readPointsHistory(deps, member, pageNo)
  return {
    entries: entries.map(({ entryId, at, kind, points, pointsAfter, orderNumber, isReserved, lost }) => ({
      entryId,
      at: toIso(at),
      title: lost
        ? rewardTexts.lostOnTheirWay(lost.points, lost.how)
        : isReserved
          ? rewardTexts.reservedForUnpaidOrder
          : rewardTexts.titleOf(kind, points),
      points,
      pointsAfter,
      orderId: orderNumber,
    })),
    ...paging,
  }
}
