import type { OfferGroup } from "@hearth/contract/calls/offers.calls.ts"
import { unwrapReply } from "../client/api/unwrap-reply.ts"
import { apiAsVisitor } from "../client/api/api.ts"

/** Fetches a store's offers, regardless of the cart. */
export async function fetchStoreOffers(storeId: string, signal: AbortSignal): Promise<OfferGroup[]> {
  const call = apiAsVisitor("GET /agg/ve1/leftnav/store/{storeId}/offers", { params: { storeId }, signal })
  return (await unwrapReply(call)).coupons
}
