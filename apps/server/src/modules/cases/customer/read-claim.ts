import type { GuaranteeClaim } from "@hearth/contract/calls/cases.shapes.ts"
import { isHandedOver } from "@hearth/domain/orders/order-status.ts"
import { toIso, toIsoOrNull } from "../../../platform/to-iso.ts"
import { loadOwnOrder } from "../../orders/public.ts"
import type { CasesDeps, CustomerCaller } from "../cases-deps.ts"

/** FBK-2: the state of the delivery guarantee's claim for the visitor's own order. */
export async function readClaim(
  { db, clock, kitchen, guarantee }: CasesDeps,
  caller: CustomerCaller,
  eventId: string,
): Promise<GuaranteeClaim> {
  const order = await loadOwnOrder(db, caller, eventId)
  const { number: orderId, currency, status } = order
  const [ticket] = await kitchen.ticketsOf(db, [eventId])
  const owed = status === "CANCELLED" ? undefined : (await guarantee.compensationsFor(db, [order])).get(eventId)
  const claim = { eventId, orderId, currency, dueAt: toIsoOrNull(owed?.dueAt), amount: null, paidTo: null }
  if (ticket?.compensation) {
    const { amount, how } = ticket.compensation
    return { ...claim, state: "PAID", amount, paidTo: how }
  }
  if (!owed) return { ...claim, state: "NOT_COVERED" }
  if (isHandedOver(status)) return { ...claim, state: "ON_TIME" }
  const isLate = clock.now().getTime() > owed.dueAt
  return {
    ...claim,
    dueAt: toIso(owed.dueAt),
    ...(isLate ? { state: "OWED", amount: owed.amount } : { state: "RUNNING" }),
  }
}
