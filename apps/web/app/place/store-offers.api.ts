import type { OfferGroup } from "@hearth/contract/calls/offers.calls.ts"
import type { Result } from "@hearth/browser/result.ts"
import { apiAsVisitor } from "../client/api/api.ts"
import { serverErrorFallback, toResult } from "../client/api/to-result.ts"

/** Fetches a store's offers, regardless of the cart. */
export function fetchStoreOffers(storeId: string, signal: AbortSignal): Promise<Result<OfferGroup[]>> {
  const call = apiAsVisitor("GET /agg/ve1/leftnav/store/{storeId}/offers", { params: { storeId }, signal })
  return toResult(call, ({ coupons }) => coupons, serverErrorFallback)
}
