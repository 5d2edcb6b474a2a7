import * as cartTexts from "@hearth/texts/cart/cart.ts"
import { type CartView, addLine } from "../../cart/cart.ts"
import { QuickAddShelf } from "../../shared/menu/quick-add-shelf.tsx"
import { useUpsell } from "./use-upsell.ts"

const VIBRATION_MS = 200

/** CAR-5: products that go well with the cart. One tap adds a product, which is then no longer suggested. */
export function CartSuggestions({ cart }: { cart: CartView }) {
  const suggestions = useUpsell(cart)
  if (suggestions.length === 0) return undefined
  return (
    <QuickAddShelf
      id="goes-well"
      title={cartTexts.suggestions}
      items={suggestions}
      onAdd={(configuration) => {
        if (addLine(configuration)) navigator.vibrate?.(VIBRATION_MS)
      }}
    />
  )
}
