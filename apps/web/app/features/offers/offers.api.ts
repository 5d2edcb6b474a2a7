import type { CombinedOffers } from "@hearth/contract/calls/offers.calls.ts"
import type { Result } from "@hearth/browser/result.ts"
import { apiAsVisitor } from "../../client/api/api.ts"
import { serverErrorFallback, toResult } from "../../client/api/to-result.ts"
import { sessionCartId } from "../../client/session/session-cart.ts"

/* The requests of the coupons page and of the cart's check for bank offers. */

/** OFR-5: the combination that saves most, sorted by saving. */
export function fetchCombinedOffers(signal: AbortSignal): Promise<Result<CombinedOffers>> {
  const call = async () => {
    const params = { cartId: await sessionCartId() }
    const query = { sortOn: "SAVINGS" } as const
    return apiAsVisitor("GET /agg/cart-service/ve1/cart/{cartId}/offers/combined", { params, query, signal })
  }
  return toResult(call(), ({ combinedOffers }) => combinedOffers, serverErrorFallback)
}

export function fetchOfferTerms(code: string, signal: AbortSignal): Promise<Result<string[]>> {
  const call = apiAsVisitor("GET /promo-service/ve1/promo/{code}/tnc", { params: { code }, signal })
  return toResult(call, ({ tncList }) => tncList, serverErrorFallback)
}

/** OFR-6: this customer's progress. */
export function fetchMilestone(couponCode: string, signal: AbortSignal) {
  const call = apiAsVisitor("GET /promo-service/ve1/promo/milestone/{couponCode}/status", {
    params: { couponCode },
    signal,
  })
  return toResult(call, ({ data }) => data, serverErrorFallback)
}

/** CAR-6: the offers of the bank that the card's first digits identify. */
export function fetchCardOffers(digits: string) {
  const call = async () => {
    const params = { cartId: await sessionCartId(), cardInitialDigits: digits }
    return apiAsVisitor("GET /cart-service/ve2/cart/{cartId}/bin/{cardInitialDigits}", { params })
  }
  return toResult(call(), ({ data }) => data, serverErrorFallback)
}
