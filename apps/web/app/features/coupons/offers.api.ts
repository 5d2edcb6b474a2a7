import type { CombinedOffers, OfferGroup } from "@hearth/contract/calls/offers.calls.ts"
import { answered } from "../../session/answered.ts"
import { apiAsVisitor } from "../../session/api.ts"
import { askForOffers } from "../../session/keep-cart.ts"
import { sessionCartId } from "../../session/session-cart.ts"
import { Refused } from "../../session/use-answer.ts"

/* What the coupons page asks. */

export async function offersOfCart(): Promise<OfferGroup[]> {
  const outcome = await askForOffers()
  if (outcome.kind === "answered") return outcome.answer
  throw outcome.kind === "refused" ? new Refused(outcome.message) : new Error("the offers did not come")
}

/** OFR-5: what together saves most, the greatest saving first. */
export async function combinedOffersOfCart(signal: AbortSignal): Promise<CombinedOffers> {
  const params = { cartId: await sessionCartId() }
  const query = { sortOn: "SAVINGS" } as const
  const call = apiAsVisitor("GET /agg/cart-service/ve1/cart/{cartId}/offers/combined", { params, query, signal })
  return (await answered(call)).combinedOffers
}

export async function termsOf(code: string, signal: AbortSignal): Promise<string[]> {
  return (await answered(apiAsVisitor("GET /promo-service/ve1/promo/{code}/tnc", { params: { code }, signal }))).tncList
}

/** OFR-6: how far this customer is. */
export async function milestoneOf(couponCode: string, signal: AbortSignal) {
  const call = apiAsVisitor("GET /promo-service/ve1/promo/milestone/{couponCode}/status", {
    params: { couponCode },
    signal,
  })
  return (await answered(call)).data
}

/** CAR-6: never more digits than a bank is known by. */
export async function offersOfCard(digits: string) {
  const params = { cartId: await sessionCartId(), cardInitialDigits: digits }
  return (await answered(apiAsVisitor("GET /cart-service/ve2/cart/{cartId}/bin/{cardInitialDigits}", { params }))).data
}
