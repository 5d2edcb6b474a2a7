import type { Queryable } from "../../platform/database/database.ts"
import type { Platform } from "../../platform/platform.ts"
import { priceStoredCart } from "./price-stored-cart.ts"
import { applyPromo } from "./apply-promo.ts"
import type { CartDeps } from "./cart-deps.ts"
import type { StoredCart } from "./cart.store.ts"
import { changeCart } from "./change-cart.ts"
import { changeItems } from "./change-items.ts"
import { type CheckoutCarts, createCheckoutCarts } from "./checkout-carts.ts"
import { purgeExpiredCarts } from "./purge-expired-carts.ts"
import { type Carts, createCarts } from "./create-carts.ts"
import { findCartOrEmpty } from "./find-cart-or-empty.ts"
import { type CartOwner, requireOwnCart } from "./cart-owner.ts"
import { putItems } from "./put-items.ts"
import { refillCart, type RefillCarts } from "./refill-cart.ts"
import { removePromo } from "./remove-promo.ts"
import { setOptions } from "./set-options.ts"

/**
 * Registers the routes. Returns what other modules use: reading carts, checking them out and refilling them from
 * orders.
 */
export function cartRoutes(
  platform: Platform,
  partialDeps: Omit<CartDeps, "clock">,
): Carts & CheckoutCarts & RefillCarts {
  const { route, db, clock, jobs } = platform
  const deps: CartDeps = { ...partialDeps, clock }
  const { menuOf } = deps

  /** Changes the cart and returns it priced. */
  async function change(db: Queryable, owner: CartOwner, transform: (cart: StoredCart) => StoredCart) {
    return priceStoredCart(deps, db, await changeCart(deps, db, owner, transform), owner.userId)
  }

  route("GET /agg/cart-service/ve1/cart/{cartId}", async (call) => {
    const owner = requireOwnCart(call)
    const found = await findCartOrEmpty(deps, db, owner, call.query)
    return priceStoredCart(deps, db, found, owner.userId)
  })
  route("POST /agg/cart-service/ve1/cart/{cartId}/items", (call) =>
    change(call.tx, requireOwnCart(call), (cart) => putItems(cart, call.body, menuOf)),
  )
  route("PUT /agg/cart-service/ve1/cart/{cartId}/items", async (call) => {
    let missingLines: string[] = []
    const cart = await change(call.tx, requireOwnCart(call), (current) => {
      const changed = changeItems(current, call.body.changes, menuOf)
      missingLines = changed.gone
      return changed.cart
    })
    return { cart, gone: missingLines }
  })
  route("PUT /agg/cart-service/ve1/cart/{cartId}/options", (call) =>
    change(call.tx, requireOwnCart(call), (cart) => setOptions(cart, call.body, menuOf)),
  )
  route("POST /agg/cart-service/ve1/cart/{cartId}/promo/{code}", (call) =>
    applyPromo(deps, call.tx, requireOwnCart(call), codesOf(call)),
  )
  route("DELETE /agg/cart-service/ve1/cart/{cartId}/promo/{code}", (call) =>
    change(call.tx, requireOwnCart(call), (cart) => removePromo(cart, codesOf(call))),
  )
  jobs.every("cart.forget-carts", "23 4 * * *", () => purgeExpiredCarts(platform))
  return {
    ...createCarts(deps, db),
    ...createCheckoutCarts(deps),
    refill: (tx, owner, refill) => change(tx, owner, (cart) => refillCart(cart, refill, menuOf)),
  }
}

function codesOf({ params, query }: { params: { code: string }; query: { with?: string | undefined } }): string[] {
  return [...new Set([params.code, ...(query.with?.split(",") ?? [])])]
}
