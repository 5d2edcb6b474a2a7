import type { Cart } from "@hearth/contract/calls/cart.calls.ts"
import { priceCart } from "@hearth/domain/pricing/price-cart.ts"
import type { Queryable } from "../../platform/database/database.ts"
import { writable } from "../../platform/http/writable.ts"
import type { CartShop } from "./cart-shop.ts"
import type { StoredCart } from "./cart.store.ts"
import { chosenOffers, judgeCart, type JudgedCart } from "./judge-cart.ts"

/** The cart with its bill, priced now. */
export async function answerCart(shop: CartShop, db: Queryable, cart: StoredCart, userId: string): Promise<Cart> {
  return billOf(shop, cart, await judgeCart(shop, db, cart, userId))
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
    pricedAt: at,
    lines,
    options,
    promos,
  }
  return writable({ ...answer, bill })
}
