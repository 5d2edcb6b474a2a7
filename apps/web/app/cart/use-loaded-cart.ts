import { useEffect, useState } from "react"
import { loadCart } from "./add-to-cart.ts"
import type { CartView } from "./cart-state.ts"

/**
 * The cart, for a page that hasn't loaded its code: it is loaded only if it `isNeeded`. Undefined until the cart is
 * known, null if it can't be loaded.
 */
export function useLoadedCart(isNeeded: boolean): CartView | null | undefined {
  const [cart, setCart] = useState<CartView | null>()
  useEffect(() => {
    if (!isNeeded) return
    const control = new AbortController()
    const follow = async () => {
      try {
        const { currentCart, onCartChange, startCart } = await loadCart()
        if (control.signal.aborted) return
        startCart()
        const update = () => void (currentCart().state !== "loading" && setCart(currentCart()))
        update()
        control.signal.addEventListener("abort", onCartChange(update))
      } catch {
        setCart(null)
      }
    }
    void follow()
    return () => control.abort()
  }, [isNeeded])
  return isNeeded ? cart : undefined
}
