import type { LineConfiguration } from "@hearth/domain/pricing/same-configuration.ts"
import * as lineTexts from "@hearth/texts/cart/cart-line.ts"
import * as productTexts from "@hearth/texts/menu/products.ts"
import { Button } from "@hearth/ui/button/button.tsx"
import { useEffect, useState } from "react"
import { useNavigate } from "react-router"
import { addToCart, loadCart, updateCartLine } from "../../cart/add-to-cart.ts"

interface AddBuiltItemButtonProps {
  item: LineConfiguration
  /** The id of the cart line that is being changed, if any. */
  lineId: string | undefined
  /** Why the item is unavailable: `Sold out`. */
  reason: string | undefined
  /** The menu page to return to after adding. */
  menuPath: string
}

/** CAT-3: adds the built item to the cart, or replaces the cart line that it was opened from. */
export function AddBuiltItemButton({ item, lineId, reason, menuPath }: AddBuiltItemButtonProps) {
  const navigate = useNavigate()
  const [isBusy, setBusy] = useState(false)
  useEffect(() => void loadCart().catch(() => undefined), [])
  const add = async () => {
    setBusy(true)
    const isSaved =
      lineId === undefined ? await addToCart(item, () => void navigate("/cart")) : await updateCartLine(lineId, item)
    // Stays busy until the navigation is done, so that a double click doesn't add the item twice.
    if (isSaved) await navigate(lineId === undefined ? menuPath : "/cart")
    else setBusy(false)
  }
  return (
    <Button busy={isBusy} disabled={reason !== undefined} onClick={() => void add()}>
      {reason ?? (lineId === undefined ? productTexts.addToCart : lineTexts.update)}
    </Button>
  )
}
