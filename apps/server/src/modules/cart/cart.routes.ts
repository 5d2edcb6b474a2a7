import type { Platform } from "../../platform/platform.ts"
import { applyPromo } from "./apply-promo.ts"
import type { CartDeps } from "./cart-deps.ts"
import { requireOwnCart } from "./cart-owner.ts"
import { changeAndPrice } from "./change-and-price.ts"
import { changeOwnItems } from "./change-own-items.ts"
import { billOffers } from "./evaluate-cart.ts"
import { putItems } from "./put-items.ts"
import { readOwnCart } from "./read-own-cart.ts"
import { removePromo } from "./remove-promo.ts"
import { setOptions } from "./set-options.ts"

export function cartRoutes({ route, db }: Pick<Platform, "route" | "db">, deps: CartDeps): void {
  const { menuOf } = deps

  route("GET /agg/cart-service/ve1/cart/{cartId}", (call) => readOwnCart(deps, db, requireOwnCart(call), call.query))
  route("POST /agg/cart-service/ve1/cart/{cartId}/items", (call) =>
    changeAndPrice(deps, call.tx, requireOwnCart(call), (cart) =>
      putItems(cart, call.body, menuOf, billOffers(deps, cart.country)),
    ),
  )
  route("PUT /agg/cart-service/ve1/cart/{cartId}/items", (call) =>
    changeOwnItems(deps, call.tx, requireOwnCart(call), call.body.changes),
  )
  route("PUT /agg/cart-service/ve1/cart/{cartId}/options", (call) =>
    changeAndPrice(deps, call.tx, requireOwnCart(call), (cart) => setOptions(cart, call.body, menuOf)),
  )
  route("POST /agg/cart-service/ve1/cart/{cartId}/promo/{code}", (call) =>
    applyPromo(deps, call.tx, requireOwnCart(call), codesOf(call)),
  )
  route("DELETE /agg/cart-service/ve1/cart/{cartId}/promo/{code}", (call) =>
    changeAndPrice(deps, call.tx, requireOwnCart(call), (cart) => removePromo(cart, codesOf(call))),
  )
}

/** The code in the path and those in `?with=`, each once. */
function codesOf({ params, query }: { params: { code: string }; query: { with?: string | undefined } }): string[] {
  return [...new Set([params.code, ...(query.with?.split(",") ?? [])])]
}
