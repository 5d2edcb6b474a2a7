import type { Cart } from "@hearth/contract/calls/cart.calls.ts"
import type { DeliveryType } from "@hearth/domain/orders/delivery-type.ts"
import { changeLines } from "@hearth/domain/pricing/change-cart-lines.ts"
import type { CartLine } from "@hearth/domain/pricing/cart-line.ts"
import type { Tx } from "../../platform/database/database.ts"
import { AppError } from "../../platform/errors/app-error.ts"
import type { MenuOf, StoreMenu } from "../catalog/public.ts"
import type { StoredCart } from "./cart.store.ts"
import { defaultOptions } from "./empty-cart.ts"
import type { CartOwner } from "./cart-owner.ts"
import { putItems } from "./put-items.ts"

export interface Refill {
  storeId: string
  deliveryType: DeliveryType
  /** What is in the cart already stays there. */
  keepExisting: boolean
  /** New lines that the store's menu of this moment can make; asked anew where another change came between. */
  linesFor(menu: StoreMenu): readonly CartLine[]
}

/** What is done to carts with what was ordered before. */
export interface RefillCarts {
  /** All at once or, past a cart's limits, not at all; where there is nothing to put in, the cart stays as it is. */
  refill(tx: Tx, owner: CartOwner, refill: Refill): Promise<Cart>
}

export function refillCart(cart: StoredCart, refill: Refill, menuOf: MenuOf): StoredCart {
  const lines = refill.linesFor(menuOf(cart.country, refill.storeId))
  if (lines.length === 0) return cart
  return putItems(refill.keepExisting ? cart : emptied(cart), { ...refill, lines }, menuOf)
}

/** By steps: a line that is sent again later is still known as one that went. */
function emptied(cart: StoredCart): StoredCart {
  const removed = changeLines(
    cart,
    cart.lines.map(({ id }) => ({ line: id, remove: true })),
  )
  if (!removed.ok) throw new AppError(removed.code)
  return { ...cart, ...removed.cart, options: defaultOptions, promos: [] }
}
