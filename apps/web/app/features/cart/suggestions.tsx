import { buttonClass } from "@hearth/ui/button/button.tsx"
import { PlusIcon } from "@hearth/ui/icon/tool-icons.tsx"
import { Price } from "@hearth/ui/price/price.tsx"
import { ProductPicture } from "@hearth/ui/product-picture/product-picture.tsx"
import { VegMark } from "@hearth/ui/veg-mark/veg-mark.tsx"
import { classNames } from "@hearth/ui/class-names.ts"
import { useMemo } from "react"
import { useBoot } from "../../session/boot.tsx"
import { type CartView, putInCart } from "../../session/keep-cart.ts"
import { useSoldOut } from "../../session/stock.ts"
import { pickSuggestions } from "./pick-suggestions.ts"
import styles from "./suggestions.module.css"

const MOST = 8
const VIBRATION_MS = 200

/** CAR-5: goes well with it. One press puts it in; what is in is no longer offered. */
export function Suggestions({ cart: { lines, shelf } }: { cart: CartView }) {
  const { country } = useBoot()
  const soldOut = useSoldOut()
  const offered = useMemo(() => {
    const inCart = new Set(lines.map(({ productId }) => productId))
    return shelf ? pickSuggestions(shelf.menu, inCart, new Set(soldOut.keys()), MOST) : []
  }, [lines, shelf, soldOut])
  if (offered.length === 0) return undefined
  return (
    <section aria-labelledby="goes-well" className={styles.section}>
      <h2 id="goes-well" className={styles.title}>
        Goes well with it
      </h2>
      <ul className={styles.row}>
        {offered.map(({ id, name, foodType, picture, price, originalPrice, sizes }) => (
          <li key={id} className={styles.card}>
            <ProductPicture {...picture} alt="" colour={undefined} sizes="96px" className={styles.picture} />
            <h3 className={styles.name}>
              <VegMark type={foodType} />
              <span>{name}</span>
            </h3>
            <div className={styles.foot}>
              <Price
                amount={sizes[0]?.price ?? price}
                original={sizes[0]?.originalPrice ?? originalPrice}
                country={country}
                size="small"
              />
              <button
                type="button"
                aria-label={`Add ${name}`}
                className={classNames(buttonClass({ variant: "secondary", size: "small" }), styles.add)}
                onClick={() => {
                  if (putInCart({ productId: id, size: sizes[0]?.id })) navigator.vibrate?.(VIBRATION_MS)
                }}
              >
                <PlusIcon size={18} />
              </button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
