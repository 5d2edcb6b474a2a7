import { useEffect, useState } from "react"
import { loadCart } from "../../cart/add-to-cart.ts"
import { useCartSummary } from "../../cart/cart-summary.ts"
import { hasRedeemed } from "./free-pizza.ts"

/**
 * LOY-2: whether a free pizza is in the cart; undefined until it is known. For pages that haven't loaded the cart: its
 * code is loaded only if there is something in it.
 */
export function useFreePizzaInCart(): boolean | undefined {
  const hasItems = useCartSummary().items > 0
  const [isInCart, setInCart] = useState<boolean>()
  useEffect(() => {
    if (!hasItems) return
    const control = new AbortController()
    const follow = async () => {
      try {
        const { currentCart, onCartChange, startCart } = await loadCart()
        if (control.signal.aborted) return
        startCart()
        const update = () => currentCart().state !== "loading" && setInCart(hasRedeemed(currentCart()))
        update()
        control.signal.addEventListener("abort", onCartChange(update))
      } catch {
        // Without the cart's code nothing is known about it; the rewards menu says so if a pizza is in the cart.
        setInCart(false)
      }
    }
    void follow()
    return () => control.abort()
  }, [hasItems])
  return hasItems && isInCart
}
