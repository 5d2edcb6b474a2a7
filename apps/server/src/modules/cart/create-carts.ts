import type { Platform } from "../../platform/platform.ts"
import type { CartDeps } from "./cart-deps.ts"
import { type Carts, createCartQueries } from "./cart-queries.ts"
import { cartRoutes } from "./cart.routes.ts"
import { changeAndPrice } from "./change-and-price.ts"
import { type CheckoutCarts, createCheckoutCarts } from "./checkout-carts.ts"
import { billOffers } from "./evaluate-cart.ts"
import { purgeExpiredCarts } from "./purge-expired-carts.ts"
import { refillCart, type RefillCarts } from "./refill-cart.ts"

/**
 * Connects the routes and the job. Returns what other modules use: reading carts, checking them out and refilling them
 * from orders.
 */
export function createCarts(
  platform: Pick<Platform, "route" | "db" | "clock" | "jobs">,
  otherDeps: Omit<CartDeps, "clock">,
): Carts & CheckoutCarts & RefillCarts {
  const { db, clock, jobs } = platform
  const deps: CartDeps = { ...otherDeps, clock }
  cartRoutes(platform, deps)
  jobs.every("cart.forget-carts", "23 4 * * *", () => purgeExpiredCarts(platform))
  return {
    ...createCartQueries(deps, db),
    ...createCheckoutCarts(deps),
    refillCart: (tx, owner, refill) =>
      changeAndPrice(deps, tx, owner, (cart) => refillCart(cart, refill, deps.menuOf, billOffers(deps, owner.country))),
  }
}
