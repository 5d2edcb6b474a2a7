import { complaintTime } from "@hearth/domain/cases/complaint-time.ts"
import {
  type IssueCategory,
  issueCategoriesBeforeHandover,
  issueCategoriesOf,
} from "@hearth/domain/cases/issue-categories.ts"
import { isHandedOver } from "@hearth/domain/orders/order-status.ts"
import type { Queryable } from "../../../platform/database/database.ts"
import { AppError } from "../../../platform/errors/app-error.ts"
import { loadOwnOrderByNumber, type StoredOrder } from "../../orders/public.ts"
import type { CasesDeps, CustomerCaller } from "../cases-deps.ts"

/** Returns the visitor's own order, about which they can complain now. */
export async function loadComplaintOrder(
  { clock }: Pick<CasesDeps, "clock">,
  db: Queryable,
  caller: CustomerCaller,
  orderNumber: string,
): Promise<StoredOrder> {
  const order = await loadOwnOrderByNumber(db, caller, orderNumber)
  const time = complaintTimeOf(order, clock.now())
  if (time !== "open") throw new AppError(time)
  return order
}

/** Whether the order's customer can complain about it now. */
export function complaintTimeOf(
  { status, placedAt, endedAt, promisedBy, readyAt }: StoredOrder,
  now: Date,
): ReturnType<typeof complaintTime> {
  const promised = placedAt === null ? null : (promisedBy ?? readyAt)
  const times = { endedAt: endedAt?.getTime() ?? null, promisedBy: promised?.getTime() ?? null }
  return complaintTime({ status, ...times }, now.getTime())
}

export function categoriesOf({ status, deliveryType }: StoredOrder): readonly IssueCategory[] {
  return isHandedOver(status) ? issueCategoriesOf(deliveryType) : issueCategoriesBeforeHandover(deliveryType)
}
