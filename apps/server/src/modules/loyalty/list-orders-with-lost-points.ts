import type { OrderStatus } from "@hearth/domain/orders/order-status.ts"
import type { Queryable } from "../../platform/database/database.ts"
import { listPostedCauses, postingTimesOf } from "../ledger/public.ts"
import { FORFEITED_KIND } from "./forfeit-points.ts"
import { listProgramMembers, type MemberKey } from "./loyalty.store.ts"
import { isForfeited, SPENT_KIND } from "./spend-points.ts"

interface OrderWithPoints extends MemberKey {
  id: string
  status: OrderStatus
  spentPoints: number
}

/**
 * Returns the ids of the orders whose points a cancellation doesn't return, because the customer has left the programme
 * since, also if the customer has joined again. A cancelled order is one of them if the customer had left when it was cancelled.
 */
export async function listOrdersWithLostPoints(
  db: Queryable,
  orders: readonly OrderWithPoints[],
): Promise<ReadonlySet<string>> {
  const ordersWithPoints = orders.filter(({ spentPoints }) => spentPoints > 0)
  if (ordersWithPoints.length === 0) return new Set()
  const cancelledIds = ordersWithPoints.filter(({ status }) => status === "CANCELLED").map(({ id }) => id)
  const uncancelledOrders = ordersWithPoints.filter(({ status }) => status !== "CANCELLED")
  const members = await listProgramMembers(db, uncancelledOrders)
  const spentAt = await postingTimesOf(
    db,
    SPENT_KIND,
    uncancelledOrders.map(({ id }) => id),
  )
  const isForfeiting = ({ id, userId, country }: OrderWithPoints) => {
    const member = members.find((each) => each.userId === userId && each.country === country)
    const at = spentAt.get(id)
    return !member || (at !== undefined && isForfeited(member, at))
  }
  return new Set([
    ...(await listPostedCauses(db, FORFEITED_KIND, cancelledIds)),
    ...uncancelledOrders.filter(isForfeiting).map(({ id }) => id),
  ])
}
