import type { CombinedOffers, OfferGroup } from "@hearth/contract/calls/offers.calls.ts"
import { unwrapReply } from "../../client/api/unwrap-reply.ts"
import { apiAsVisitor } from "../../client/api/api.ts"
import { fetchOffers } from "../../cart/cart.ts"
import { sessionCartId } from "../../client/session/session-cart.ts"
import { RefusedError } from "@hearth/browser/use-query.ts"

/* The coupons page's requests. */

export async function fetchCartOffers(): Promise<OfferGroup[]> {
  const result = await fetchOffers()
  if (result.ok) return result.data
  throw result.kind === "refused" ? new RefusedError(result.message) : new Error("offers could not be fetched")
}

/** OFR-5: the combination that saves most, sorted by saving. */
export async function fetchCombinedOffers(signal: AbortSignal): Promise<CombinedOffers> {
  const params = { cartId: await sessionCartId() }
  const query = { sortOn: "SAVINGS" } as const
  const call = apiAsVisitor("GET /agg/cart-service/ve1/cart/{cartId}/offers/combined", { params, query, signal })
  return (await unwrapReply(call)).combinedOffers
}

export async function fetchOfferTerms(code: string, signal: AbortSignal): Promise<string[]> {
  return (await unwrapReply(apiAsVisitor("GET /promo-service/ve1/promo/{code}/tnc", { params: { code }, signal })))
    .tncList
}

/** OFR-6: this customer's progress. */
export async function fetchMilestone(couponCode: string, signal: AbortSignal) {
  const call = apiAsVisitor("GET /promo-service/ve1/promo/milestone/{couponCode}/status", {
    params: { couponCode },
    signal,
  })
  return (await unwrapReply(call)).data
}

/** CAR-6: sends no more digits than identify a bank. */
export async function fetchCardOffers(digits: string) {
  const params = { cartId: await sessionCartId(), cardInitialDigits: digits }
  return (await unwrapReply(apiAsVisitor("GET /cart-service/ve2/cart/{cartId}/bin/{cardInitialDigits}", { params })))
    .data
}
