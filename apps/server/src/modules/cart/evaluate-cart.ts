import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import type { BestOffers } from "@hearth/domain/offers/best-offers.ts"
import { offersOnBill } from "@hearth/domain/offers/offers-on-bill.ts"
import type { Offer } from "@hearth/domain/offers/offer.ts"
import type { EvaluationContext } from "@hearth/domain/offers/evaluation-context.ts"
import { quoteLines } from "@hearth/domain/pricing/quote-lines.ts"
import type { Quote } from "@hearth/domain/pricing/cart-line.ts"
import type { Queryable } from "../../platform/database/database.ts"
import type { StoreMenu } from "../catalog/public.ts"
import type { CartDeps } from "./cart-deps.ts"
import type { StoredCart } from "./cart.store.ts"

/** A cart at current prices, with everything that offers depend on. */
export interface EvaluatedCart {
  menu: StoreMenu
  quote: Quote
  context: EvaluationContext
}

type CustomerFacts = Pick<EvaluationContext, "customer" | "uses">

/** Customer facts for a cart without any offer to evaluate. */
export const noCustomerFacts: CustomerFacts = { customer: { orders: 0, segments: [], won: [], points: null }, uses: {} }

export async function evaluateCart(
  deps: CartDeps,
  db: Queryable,
  cart: StoredCart,
  userId: string,
): Promise<EvaluatedCart> {
  const at = deps.clock.now().getTime()
  return evaluateWithFacts(deps, cart, await deps.offers.readCustomerFacts(db, cart.country, userId, at), at)
}

export function evaluateWithFacts(
  { menuOf, findStore }: CartDeps,
  cart: StoredCart,
  facts: CustomerFacts,
  at: number,
): EvaluatedCart {
  const { country, storeId, deliveryType, promos } = cart
  const menu = menuOf(country, storeId)
  const quote = quoteLines(cart.lines, menu)
  const city = findStore(country, storeId)?.city ?? ""
  const context = { country, at, deliveryType, storeId, city }
  return { menu, quote, context: { ...context, lines: quote.lines, ...facts, payment: null, wanted: promos } }
}

/** The offers that a bill can have. They don't depend on the client, so a mini-app shows the same prices. */
export function billOffers({ offers }: CartDeps, country: CountryCode): readonly Offer[] {
  return offers.offersOf(country, "web app-chrome")
}

/** Returns the offers on the bill. */
export function chooseBillOffers(deps: CartDeps, context: EvaluationContext): BestOffers["applied"] {
  return offersOnBill(billOffers(deps, context.country), context)
}
