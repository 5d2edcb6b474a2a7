import type { Cart } from "@hearth/contract/calls/cart.calls.ts"
import { currencyOf } from "@hearth/domain/countries/countries.ts"
import { priceCart } from "@hearth/domain/pricing/price-cart.ts"
import type { Queryable } from "../../platform/database/database.ts"
import { writable } from "../../platform/http/writable.ts"
import { toIso } from "../../platform/iso-moment.ts"
import type { CartShop } from "./cart-shop.ts"
import type { StoredCart } from "./cart.store.ts"
import { chosenOffers, judgeBy, judgeCart, type JudgedCart, nothingKnown } from "./judge-cart.ts"
import type { FoundCart } from "./look-up-cart.ts"

/** The cart with its bill, priced now. What counts for or against a customer is asked for only where an offer goes by it. */
export async function answerCart(shop: CartShop, db: Queryable, found: FoundCart, userId: string): Promise<Cart> {
  const { cart, hasPrize } = found
  const isPlain = cart.promos.length === 0 && !hasPrize
  const judged = isPlain
    ? judgeBy(shop, cart, nothingKnown, shop.clock.now().getTime())
    : await judgeCart(shop, db, cart, userId)
  return billOf(shop, cart, judged)
}

export function billOf(shop: CartShop, cart: StoredCart, { menu, quote, situation }: JudgedCart): Cart {
  const { id, version, country, storeId, deliveryType, lines, options, promos } = cart
  const { at } = situation
  const discounts = chosenOffers(shop, situation)
  const { carryBag, tip } = options
  const bill = priceCart({ country, at, deliveryType, quote, discounts, carryBag, tip })
  const answer = {
    cartId: id,
    version,
    storeId,
    deliveryType,
    menuId: menu.menuId,
    currency: currencyOf(country),
    pricedAt: toIso(at),
    lines,
    options,
    promos,
  }
  return writable({ ...answer, bill })
}
