import * as lineTexts from "@hearth/texts/cart/cart-line.ts"
import * as menuTexts from "@hearth/texts/loyalty/rewards-menu.ts"
import * as apiFailureTexts from "@hearth/texts/shell/api-failure.ts"
import { showToast } from "@hearth/ui/toast/toasts.ts"
import { useEffect, useState } from "react"
import { useNavigate } from "react-router"
import {
  addLine,
  applyPromo,
  applyPromoSet,
  changeQuantity,
  currentCart,
  fetchCart,
  removePromo,
  startCart,
  useCart,
} from "../../cart/cart.ts"
import { celebrate } from "../../cart/offers/celebration.ts"
import { usePageContext } from "../../client/page/page-context.tsx"
import { showPopup } from "../../client/popup.store.ts"
import { hasRedeemed } from "../../shared/loyalty/free-pizza.ts"
import { describeRedemption } from "./describe-redemption.ts"
import { type FreePizza, redeemPizza, type RedeemingCart, undoRedeeming } from "./redeem-pizza.ts"

const cart: RedeemingCart = {
  fetch: () => fetchCart(),
  current: () => currentCart(),
  addLine: (pizza) => addLine(pizza),
  changeQuantity: (line, add) => changeQuantity(line, add),
  applyPromo: (code) => applyPromo(code),
  applyPromoSet: (codes) => applyPromoSet(codes),
  removePromo: (code) => removePromo(code),
}

export interface Redeeming {
  /** The pizza that is being added. */
  busy: FreePizza | undefined
  redeem: (pizza: FreePizza) => Promise<void>
}

/** LOY-2: puts a free pizza into the cart and shows the cart, or says why it can't be redeemed. */
export function useRedeem(): Redeeming {
  const { country } = usePageContext()
  const navigate = useNavigate()
  const [busy, setBusy] = useState<FreePizza>()
  useEffect(startCart, [])
  const redeem = async (pizza: FreePizza) => {
    if (busy) return
    // Without this check, the cart would wait for the connection and show no message.
    if (!navigator.onLine) return showPopup({ header: menuTexts.couldNotAdd, message: apiFailureTexts.notConnected })
    const { pathname } = location
    setBusy(pizza)
    try {
      const redemption = await redeemPizza(cart, pizza)
      if (redemption.kind === "full") return
      if (redemption.kind === "refused")
        return showPopup({ header: menuTexts.couldNotAdd, message: redemption.message })
      if (redemption.kind === "in cart")
        return showPopup({ header: menuTexts.alreadyInCart, message: menuTexts.onePerOrder })
      if (!redemption.otherIsFree) celebrate(redemption.celebration)
      const message = describeRedemption(redemption, country)
      const undo = async () => {
        const failure = await undoRedeeming(cart, pizza, redemption)
        if (failure !== undefined) showToast({ message: failure, tone: "error" })
      }
      if (message !== undefined) showToast({ message, action: { label: lineTexts.undo, onPress: () => void undo() } })
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
