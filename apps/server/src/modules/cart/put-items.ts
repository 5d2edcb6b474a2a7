import type { DeliveryType } from "@hearth/domain/orders/delivery-type.ts"
import { dropPointsCodes } from "@hearth/domain/offers/drop-points-codes.ts"
import type { Offer } from "@hearth/domain/offers/offer.ts"
import { addLines } from "@hearth/domain/pricing/change-cart-lines.ts"
import type { CartLine } from "@hearth/domain/pricing/cart-line.ts"
import { AppError } from "../../platform/errors/app-error.ts"
import type { MenuOf } from "../catalog/public.ts"
import type { StoredCart } from "./cart.store.ts"
import { assertOrderable } from "./assert-orderable.ts"

interface NewItems {
  storeId: string
  deliveryType: DeliveryType
  lines: readonly CartLine[]
}

/**
 * Adds new lines and moves the cart to the store and delivery type of the request. A repeated request changes nothing:
 * if the cart has moved to another store since, it stays there. First drops a promo code that redeems points for a
 * pizza which is no longer in the cart: otherwise it would redeem points for the added pizza.
 */
export function putItems(
  cart: StoredCart,
  { storeId, deliveryType, lines }: NewItems,
  menuOf: MenuOf,
  offers: readonly Offer[],
): StoredCart {
  const menu = menuOf(cart.country, storeId)
  const result = addLines(cart, lines)
  if (!result.ok) throw new AppError(result.code)
  if (!result.changed) return cart
  assertOrderable(result.cart.lines, result.changedLineIds, menu)
  const promos = dropPointsCodes(cart.promos, cart.lines, offers)
  return { ...cart, ...result.cart, storeId, deliveryType, promos }
}
