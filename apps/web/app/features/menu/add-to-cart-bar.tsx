import type { Product } from "@hearth/contract/calls/catalog.calls.ts"
import { formatMoney } from "@hearth/domain/money/format-money.ts"
import * as cardTexts from "@hearth/texts/menu/menu-cards.ts"
import * as productTexts from "@hearth/texts/menu/products.ts"
import { Button } from "@hearth/ui/button/button.tsx"
import { Stepper } from "@hearth/ui/stepper/stepper.tsx"
import { useEffect, useState } from "react"
import { useNavigate } from "react-router"
import { addToCart, loadCart } from "../../cart/add-to-cart.ts"
import { usePageContext } from "../../client/page/page-context.tsx"
import { useSoldOut } from "../../place/stock.store.ts"
import styles from "./product-details.module.css"

interface AddToCartBarProps {
  product: Product
  /** The chosen size; undefined for a product without sizes. */
  size: string | undefined
  onAdded: () => void
}

/** At the foot of a product's sheet: the quantity and the button that adds it to the cart. */
export function AddToCartBar({ product, size, onAdded }: AddToCartBarProps) {
  const { country } = usePageContext()
  const navigate = useNavigate()
  const [quantity, setQuantity] = useState(1)
  const [isAdding, setAdding] = useState(false)
  const isSoldOut = useSoldOut().has(product.id)
  // Preloads the cart's code, since visitors who open the sheet are likely to add the product.
  useEffect(() => void loadCart().catch(() => undefined), [])
  const price = product.sizes.find(({ id }) => id === size)?.price ?? product.price
  const add = async () => {
    setAdding(true)
    const isAdded = await addToCart({ productId: product.id, size }, () => void navigate("/cart"), quantity)
    if (isAdded) onAdded()
    else setAdding(false)
  }
  return (
    <div className={styles.bar}>
      {isSoldOut ? undefined : <Stepper label={product.name} value={quantity} onChange={setQuantity} />}
      <Button
        full
        busy={isAdding}
        disabled={isSoldOut}
        onClick={() => void add()}
        after={isSoldOut ? undefined : formatMoney(price * quantity, country)}
      >
        {isSoldOut ? cardTexts.soldOut : productTexts.addToCart}
      </Button>
    </div>
  )
}

/** Checks whether the product has options to choose. CAT-7: a sold-out product can't be customised. */
export function useIsCustomisable({ id, fixed, recipe, choices, sizes }: Product): boolean {
  const { features } = usePageContext()
  const isSoldOut = useSoldOut().has(id)
  return (
    !isSoldOut &&
    features.includes("customise") &&
    (choices.length > 0 || (recipe !== null && sizes.length > 0 && !fixed))
  )
}
