import type { Cart, LineChange } from "@hearth/contract/calls/cart.calls.ts"
import type { Queryable } from "../../platform/database/database.ts"
import type { CartDeps } from "./cart-deps.ts"
import type { CartOwner } from "./cart-owner.ts"
import { changeAndPrice } from "./change-and-price.ts"
import { changeItems } from "./change-items.ts"
import { billOffers } from "./evaluate-cart.ts"

/**
 * Changes lines of the cart. Returns it priced; `gone` has the ids of lines that a change names but that the cart no
 * longer has.
 */
export async function changeOwnItems(
  deps: CartDeps,
  db: Queryable,
  owner: CartOwner,
  changes: readonly LineChange[],
): Promise<{ cart: Cart; gone: string[] }> {
  let gone: string[] = []
  const cart = await changeAndPrice(deps, db, owner, (current) => {
    const changed = changeItems(current, changes, deps.menuOf, billOffers(deps, owner.country))
    gone = changed.missingLineIds
    return changed.cart
  })
  return { cart, gone }
}
