import type { Cart } from "@hearth/contract/calls/cart.calls.ts"
import type { DeliveryType } from "@hearth/domain/orders/delivery-type.ts"
import { changeLines } from "@hearth/domain/pricing/apply-changes.ts"
import type { CartLine } from "@hearth/domain/pricing/cart-line.ts"
import type { Tx } from "../../platform/database/database.ts"
import { AppError } from "../../platform/errors/app-error.ts"
import type { MenuOf, StoreMenu } from "../catalog/public.ts"
import type { StoredCart } from "./cart.store.ts"
import { nothingSaid } from "./empty-cart.ts"
import type { CartOwner } from "./own-cart.ts"
import { putItems } from "./put-items.ts"

export interface Refill {
  storeId: string
  deliveryType: DeliveryType
  /** What is in the cart already stays there. */
  keep: boolean
  /** New lines that the store's menu of this moment can make; asked anew where another change came between. */
  linesBy(menu: StoreMenu): readonly CartLine[]
}

/** What is done to carts with what was ordered before. */
export interface RefillCarts {
  /** All at once or, past a cart's limits, not at all; where there is nothing to put in, the cart stays as it is. */
  refill(tx: Tx, owner: CartOwner, how: Refill): Promise<Cart>
}

export function refillCart(cart: StoredCart, how: Refill, menuOf: MenuOf): StoredCart {
  const lines = how.linesBy(menuOf(cart.country, how.storeId))
  if (lines.length === 0) return cart
  return putItems(how.keep ? cart : emptied(cart), { ...how, lines }, menuOf)
}

/** By steps: a line that is sent again later is still known as one that went. */
function emptied(cart: StoredCart): StoredCart {
  const left = changeLines(
    cart,
    cart.lines.map(({ id }) => ({ line: id, remove: true })),
  )
  if (!left.ok) throw new AppError(left.code)
  return { ...cart, ...left.cart, options: nothingSaid, promos: [] }
}
