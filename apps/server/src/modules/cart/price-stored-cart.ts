import type { Cart } from "@hearth/contract/calls/cart.calls.ts"
import { currencyOf } from "@hearth/domain/countries/countries.ts"
import { priceCart } from "@hearth/domain/pricing/price-cart.ts"
import * as pricedBillTexts from "@hearth/texts/cart/priced-bill.ts"
import type { Queryable } from "../../platform/database/database.ts"
import { writable } from "../../platform/http/writable.ts"
import { toIso } from "../../platform/to-iso.ts"
import type { CartDeps } from "./cart-deps.ts"
import type { StoredCart } from "./cart.store.ts"
import {
  chooseBillOffers,
  evaluateWithFacts,
  evaluateCart,
  type EvaluatedCart,
  noCustomerFacts,
} from "./evaluate-cart.ts"
import type { FoundCart } from "./find-cart-or-empty.ts"

/** Returns the cart with its bill at current prices. Reads the customer's facts only if an offer may depend on them. */
export async function priceStoredCart(deps: CartDeps, db: Queryable, found: FoundCart, userId: string): Promise<Cart> {
  const { cart, hasPrize } = found
  const needsNoCustomerFacts = cart.promos.length === 0 && !hasPrize
  const evaluated = needsNoCustomerFacts
    ? evaluateWithFacts(deps, cart, noCustomerFacts, deps.clock.now().getTime())
    : await evaluateCart(deps, db, cart, userId)
  return toPricedCart(deps, cart, evaluated)
}

export function toPricedCart(deps: CartDeps, cart: StoredCart, { menu, quote, context }: EvaluatedCart): Cart {
  const { id, version, country, storeId, deliveryType, lines, options, promos } = cart
  const { at } = context
  const discounts = chooseBillOffers(deps, context)
  const { carryBag, tip } = options
  const bill = pricedBillTexts.withTexts(priceCart({ country, at, deliveryType, quote, discounts, carryBag, tip }))
  const details = {
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
  return writable({ ...details, bill })
}
