import type { Cart } from "@hearth/contract/calls/cart.calls.ts"
import type { DeliveryType } from "@hearth/domain/orders/delivery-type.ts"
import type { Offer } from "@hearth/domain/offers/offer.ts"
import { changeLines } from "@hearth/domain/pricing/change-cart-lines.ts"
import type { CartLine } from "@hearth/domain/pricing/cart-line.ts"
import type { Tx } from "../../platform/database/database.ts"
import { AppError } from "../../platform/errors/app-error.ts"
import type { MenuOf, StoreMenu } from "../catalog/public.ts"
import type { StoredCart } from "./cart.store.ts"
import { defaultOptions } from "./create-empty-cart.ts"
import type { CartOwner } from "./cart-owner.ts"
import { putItems } from "./put-items.ts"

export interface CartRefill {
  storeId: string
  deliveryType: DeliveryType
  /** Whether to keep the lines that are already in the cart. */
  keepExisting: boolean
  /**
   * Returns new lines for products that are on the store's current menu. Called again if another change was written in
   * between.
   */
  linesFor(menu: StoreMenu): readonly CartLine[]
}

/** Puts the lines of earlier orders into carts. */
export interface RefillCarts {
  /** Adds all lines, or throws if they exceed the cart's limits. Without any lines the cart stays unchanged. */
  refillCart(tx: Tx, owner: CartOwner, refill: CartRefill): Promise<Cart>
}

export function refillCart(cart: StoredCart, refill: CartRefill, menuOf: MenuOf, offers: readonly Offer[]): StoredCart {
  const lines = refill.linesFor(menuOf(cart.country, refill.storeId))
  if (lines.length === 0) return cart
  return putItems(refill.keepExisting ? cart : emptyCart(cart), { ...refill, lines }, menuOf, offers)
}

/**
 * Removes the lines, options and promo codes. `changeLines` records the ids of removed lines, so that a late repeat of
 * the request that added a line doesn't add it again.
 */
function emptyCart(cart: StoredCart): StoredCart {
  const result = changeLines(
    cart,
    cart.lines.map(({ id }) => ({ line: id, remove: true })),
  )
  if (!result.ok) throw new AppError(result.code)
  return { ...cart, ...result.cart, options: defaultOptions, promos: [] }
}
