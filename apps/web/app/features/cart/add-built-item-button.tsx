import type { LineConfiguration } from "@hearth/domain/pricing/same-configuration.ts"
import { Button } from "@hearth/ui/button/button.tsx"
import { useEffect, useState } from "react"
import { useNavigate } from "react-router"
import { addToCart, loadCartCommands, updateCartLine } from "../../cart/add-to-cart.ts"

interface AddBuiltItemButtonProps {
  item: LineConfiguration
  /** Of the cart, where one of its lines is being changed. */
  line: string | undefined
  /** Why it can't be had now: `Sold out`. */
  reason: string | undefined
  /** Where one goes on looking. */
  menuPath: string
}

/** CAT-3: what was built, into the cart; or, where it came from there, in place of what it was. */
export function AddBuiltItemButton({ item, line, reason, menuPath }: AddBuiltItemButtonProps) {
  const navigate = useNavigate()
  const [isBusy, setBusy] = useState(false)
  useEffect(() => void loadCartCommands().catch(() => undefined), [])
  const add = async () => {
    setBusy(true)
    const isDone =
      line === undefined ? await addToCart(item, () => void navigate("/cart")) : await updateCartLine(line, item)
    // It stays busy until the page has changed: the second press of a double click adds nothing.
    if (isDone) await navigate(line === undefined ? menuPath : "/cart")
    else setBusy(false)
  }
  return (
    <Button busy={isBusy} disabled={reason !== undefined} onClick={() => void add()}>
      {reason ?? (line === undefined ? "Add to cart" : "Update")}
    </Button>
  )
}
