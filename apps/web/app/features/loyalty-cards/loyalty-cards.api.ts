import type { Result } from "@hearth/browser/result.ts"
import type { OrderEarning } from "@hearth/contract/calls/loyalty.calls.ts"
import { api } from "../../client/api/api.ts"
import { toResult } from "../../client/api/to-result.ts"
import { fetchMembership, type Membership } from "../../shared/loyalty/membership.api.ts"

export type { OrderEarning }

/** What an order earns, and the pie to which it adds. */
export interface EarningDetails {
  earning: OrderEarning
  membership: Membership
}

/** LOY-3: for the order with this number or, without a number, for the one that the customer may place now. */
export async function fetchEarning(orderId: string | undefined, signal: AbortSignal): Promise<Result<EarningDetails>> {
  const earningCall =
    orderId === undefined
      ? api("GET /customer-service/ve1/loyalty/next-order", { signal })
      : api("GET /customer-service/ve1/loyalty/orders/{orderId}", { params: { orderId }, signal })
  const [earning, membership] = await Promise.all([toResult(earningCall, ({ data }) => data), fetchMembership(signal)])
  if (!earning.ok) return earning
  if (!membership.ok) return membership
  return { ok: true, data: { earning: earning.data, membership: membership.data } }
}
