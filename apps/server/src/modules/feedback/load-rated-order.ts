import { RATE_WITHIN_DAYS } from "@hearth/domain/feedback/ratings.ts"
import { isHandedOver } from "@hearth/domain/orders/order-status.ts"
import type { Queryable } from "../../platform/database/database.ts"
import { AppError } from "../../platform/errors/app-error.ts"
import type { FeedbackCaller, FeedbackDeps, RatedOrder } from "./feedback-deps.ts"

const DAY_MS = 24 * 3_600_000

/** Returns the visitor's own order. Throws unless it was handed over in the last 30 days. */
export async function loadRatedOrder(
  { clock, findOwnOrder }: Pick<FeedbackDeps, "clock" | "findOwnOrder">,
  db: Queryable,
  caller: FeedbackCaller,
  orderNumber: string,
): Promise<RatedOrder> {
  const order = await findOwnOrder(db, caller, orderNumber)
  assertRatable({ clock }, order)
  return order
}

/** Throws if the customer doesn't have the order yet, or has had it for more than 30 days. */
export function assertRatable({ clock }: Pick<FeedbackDeps, "clock">, order: RatedOrder): void {
  if (!isHandedOver(order.status) || order.endedAt === null) throw new AppError("FEEDBACK_NOT_YET")
  const age = clock.now().getTime() - order.endedAt.getTime()
  if (age > RATE_WITHIN_DAYS * DAY_MS) throw new AppError("FEEDBACK_TOO_LATE")
}
