import * as menuTexts from "@hearth/texts/loyalty/rewards-menu.ts"
import * as apiFailureTexts from "@hearth/texts/shell/api-failure.ts"
import { useEffect, useRef, useState } from "react"
import { useNavigate } from "react-router"
import { addLine, applyPromo, changeQuantity, startCart, useCart } from "../../cart/cart.ts"
import { celebrate } from "../../cart/offers/celebration.ts"
import { showPopup } from "../../client/popup.store.ts"
import { hasRedeemed } from "../../shared/loyalty/free-pizza.ts"
import { type FreePizza, redeemPizza } from "./redeem-pizza.ts"

export interface Redeeming {
  /** The pizza that is being added. */
  busy: FreePizza | undefined
  redeem: (pizza: FreePizza) => Promise<void>
}

/** LOY-2: puts a free pizza into the cart and shows the cart, or says why it can't be redeemed. */
export function useRedeem(): Redeeming {
  const navigate = useNavigate()
  const cart = useCart()
  const [busy, setBusy] = useState<FreePizza>()
  const currentLines = useRef(cart.lines)
  useEffect(startCart, [])
  useEffect(() => {
    currentLines.current = cart.lines
  }, [cart.lines])
  const redeem = async (pizza: FreePizza) => {
    if (busy) return
    // Without this check, the cart would wait for the connection and show no message.
    if (!navigator.onLine) return showPopup({ header: menuTexts.couldNotAdd, message: apiFailureTexts.notConnected })
    const { pathname } = location
    setBusy(pizza)
    try {
      const lines = () => currentLines.current
      const result = await redeemPizza({ addLine, applyPromo, changeQuantity, lines }, pizza)
      if (!result) return
      if (!result.ok) return showPopup({ header: menuTexts.couldNotAdd, message: result.message })
      celebrate(result.data)
      // A customer who has navigated elsewhere meanwhile stays there.
      if (location.pathname === pathname) await navigate("/cart")
    } finally {
      setBusy(undefined)
    }
  }
  return { busy, redeem }
}

/** LOY-2: whether a free pizza is in the cart. */
export function useIsInCart(): boolean {
  useEffect(startCart, [])
  return hasRedeemed(useCart())
}
