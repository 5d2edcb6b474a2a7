import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import type { BestOffers } from "@hearth/domain/offers/best-offers.ts"
import { chooseOffers } from "@hearth/domain/offers/choose-offers.ts"
import type { Offer } from "@hearth/domain/offers/offer.ts"
import type { Situation } from "@hearth/domain/offers/situation.ts"
import { quoteLines } from "@hearth/domain/pricing/quote-lines.ts"
import type { Quote } from "@hearth/domain/pricing/cart-line.ts"
import type { Queryable } from "../../platform/database/database.ts"
import type { StoreMenu } from "../catalog/public.ts"
import type { CartShop } from "./cart-shop.ts"
import type { StoredCart } from "./cart.store.ts"

/** A cart at the prices of this moment, with all that offers go by. */
export interface JudgedCart {
  menu: StoreMenu
  quote: Quote
  situation: Situation
}

type Facts = Pick<Situation, "customer" | "uses">

/** Of somebody of whom nothing need be known, because no offer is to be judged. */
export const nothingKnown: Facts = { customer: { orders: 0, segments: [], won: [] }, uses: {} }

export async function judgeCart(shop: CartShop, db: Queryable, cart: StoredCart, userId: string): Promise<JudgedCart> {
  const at = shop.clock.now().getTime()
  return judgeBy(shop, cart, await shop.offers.factsOf(db, cart.country, userId, at), at)
}

export function judgeBy({ menuOf, findStore }: CartShop, cart: StoredCart, facts: Facts, at: number): JudgedCart {
  const { country, storeId, deliveryType, promos } = cart
  const menu = menuOf(country, storeId)
  const quote = quoteLines(cart.lines, menu)
  const city = findStore(country, storeId)?.city ?? ""
  const where = { country, at, deliveryType, storeId, city }
  return { menu, quote, situation: { ...where, lines: quote.lines, ...facts, payment: null, wanted: promos } }
}

/** What a bill is made by. Whose app it is shown in changes no price. */
export function billOffers({ offers }: CartShop, country: CountryCode): readonly Offer[] {
  return offers.offersOf(country, "web app-chrome")
}

/** What stands on the bill. */
export function chosenOffers(shop: CartShop, situation: Situation): BestOffers["applied"] {
  return chooseOffers(billOffers(shop, situation.country), situation)
}
