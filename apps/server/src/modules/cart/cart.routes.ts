import type { Queryable } from "../../platform/database/database.ts"
import type { Platform } from "../../platform/platform.ts"
import { answerCart } from "./answer-cart.ts"
import { applyPromo } from "./apply-promo.ts"
import type { CartShop } from "./cart-shop.ts"
import type { StoredCart } from "./cart.store.ts"
import { changeCart } from "./change-cart.ts"
import { changeItems } from "./change-items.ts"
import { type CheckoutCarts, createCheckoutCarts } from "./check-out-cart.ts"
import { forgetCarts } from "./forget-carts.ts"
import { type Carts, createCarts } from "./look-at-cart.ts"
import { lookUpCart } from "./look-up-cart.ts"
import { type CartOwner, ownCart } from "./own-cart.ts"
import { putItems } from "./put-items.ts"
import { refillCart, type RefillCarts } from "./refill-cart.ts"
import { removePromo } from "./remove-promo.ts"
import { setOptions } from "./set-options.ts"

/** Answers how others look at carts, how orders are made of them, and carts of orders. */
export function cartRoutes(platform: Platform, shopOf: Omit<CartShop, "clock">): Carts & CheckoutCarts & RefillCarts {
  const { route, db, clock, jobs } = platform
  const shop: CartShop = { ...shopOf, clock }
  const { menuOf } = shop

  /** Changes the cart and answers it, priced. */
  async function change(db: Queryable, owner: CartOwner, how: (cart: StoredCart) => StoredCart) {
    return answerCart(shop, db, await changeCart(shop, db, owner, how), owner.userId)
  }

  route("GET /agg/cart-service/ve1/cart/{cartId}", async (call) => {
    const owner = ownCart(call)
    const found = await lookUpCart(shop, db, owner, call.query)
    return { status: "success", data: await answerCart(shop, db, found, owner.userId) }
  })
  route("POST /agg/cart-service/ve1/cart/{cartId}/items", async (call) => {
    const data = await change(call.tx, ownCart(call), (cart) => putItems(cart, call.body, menuOf))
    return { status: "success", data }
  })
  route("PUT /agg/cart-service/ve1/cart/{cartId}/items", async (call) => {
    let gone: string[] = []
    const cart = await change(call.tx, ownCart(call), (before) => {
      const changed = changeItems(before, call.body.changes, menuOf)
      gone = changed.gone
      return changed.cart
    })
    return { status: "success", data: { cart, gone } }
  })
  route("PUT /agg/cart-service/ve1/cart/{cartId}/options", async (call) => {
    const data = await change(call.tx, ownCart(call), (cart) => setOptions(cart, call.body, menuOf))
    return { status: "success", data }
  })
  route("POST /agg/cart-service/ve1/cart/{cartId}/promo/{code}", async (call) => ({
    status: "success",
    data: await applyPromo(shop, call.tx, ownCart(call), codesIn(call)),
  }))
  route("DELETE /agg/cart-service/ve1/cart/{cartId}/promo/{code}", async (call) => {
    const data = await change(call.tx, ownCart(call), (cart) => removePromo(cart, codesIn(call)))
    return { status: "success", data }
  })
  jobs.every("cart.forget-carts", "23 4 * * *", () => forgetCarts(platform))
  return {
    ...createCarts(shop, db),
    ...createCheckoutCarts(shop),
    refill: (tx, owner, how) => change(tx, owner, (cart) => refillCart(cart, how, menuOf)),
  }
}

function codesIn({ params, query }: { params: { code: string }; query: { with?: string | undefined } }): string[] {
  return [...new Set([params.code, ...(query.with?.split(",") ?? [])])]
}
