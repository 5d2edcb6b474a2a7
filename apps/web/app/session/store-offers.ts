import type { OfferGroup } from "@hearth/contract/calls/offers.calls.ts"
import { answered } from "./answered.ts"
import { apiAsVisitor } from "./api.ts"

/** What a store has on offer, whatever is in the cart. */
export async function offersOfStore(storeId: string, signal: AbortSignal): Promise<OfferGroup[]> {
  const call = apiAsVisitor("GET /agg/ve1/leftnav/store/{storeId}/offers", { params: { storeId }, signal })
  return (await answered(call)).coupons
}
