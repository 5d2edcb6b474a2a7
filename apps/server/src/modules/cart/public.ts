export type { CartOffers } from "./cart-shop.ts"
export type { CheckedOutCart, CheckoutCarts } from "./check-out-cart.ts"
export type { Carts, SeenCart } from "./look-at-cart.ts"
export { type CartOwner, ownCart, sessionCart } from "./own-cart.ts"
