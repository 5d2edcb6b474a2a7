import { type CartView, putInCart } from "../../session/keep-cart.ts"
import { QuickShelf } from "../../shell/quick-shelf.tsx"
import { useUpsell } from "./use-upsell.ts"

const VIBRATION_MS = 200

/** CAR-5: goes well with it. One press puts it in; what is in is no longer offered. */
export function Suggestions({ cart }: { cart: CartView }) {
  const offered = useUpsell(cart)
  if (offered.length === 0) return undefined
  return (
    <QuickShelf
      id="goes-well"
      title="Goes well with it"
      things={offered}
      onAdd={(wanted) => {
        if (putInCart(wanted)) navigator.vibrate?.(VIBRATION_MS)
      }}
    />
  )
}
