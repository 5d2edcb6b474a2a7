export type { CartOffers } from "./cart-shop.ts"
