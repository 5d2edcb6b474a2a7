import { useCartSummary } from "../../cart/cart-summary.ts"
import { useLoadedCart } from "../../cart/use-loaded-cart.ts"
import { hasRedeemed } from "./free-pizza.ts"

/** LOY-2: whether a free pizza is in the cart; undefined until it is known. For pages that haven't loaded the cart. */
export function useFreePizzaInCart(): boolean | undefined {
  const hasItems = useCartSummary().items > 0
  const cart = useLoadedCart(hasItems)
  if (!hasItems) return false
  return cart === undefined ? undefined : cart !== null && hasRedeemed(cart)
}
