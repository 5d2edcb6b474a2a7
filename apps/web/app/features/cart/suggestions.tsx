import { buttonClass } from "@hearth/ui/button/button.tsx"
import { PlusIcon } from "@hearth/ui/icon/tool-icons.tsx"
import { Price } from "@hearth/ui/price/price.tsx"
import { ProductPicture } from "@hearth/ui/product-picture/product-picture.tsx"
import { VegMark } from "@hearth/ui/veg-mark/veg-mark.tsx"
import { classNames } from "@hearth/ui/class-names.ts"
import { useBoot } from "../../session/boot.tsx"
import { type CartView, putInCart } from "../../session/keep-cart.ts"
import styles from "./suggestions.module.css"
import { useUpsell } from "./use-upsell.ts"

const VIBRATION_MS = 200

/** CAR-5: goes well with it. One press puts it in; what is in is no longer offered. */
export function Suggestions({ cart }: { cart: CartView }) {
  const { country } = useBoot()
  const offered = useUpsell(cart)
  if (offered.length === 0) return undefined
  return (
    <section aria-labelledby="goes-well" className={styles.section}>
      <h2 id="goes-well" className={styles.title}>
        Goes well with it
      </h2>
      <ul className={styles.row}>
        {offered.map(({ product: { id, name, foodType, picture, price, originalPrice, sizes }, reason }) => (
          <li key={id} className={styles.card}>
            <ProductPicture {...picture} alt="" colour={undefined} sizes="96px" className={styles.picture} />
            <h3 className={styles.name}>
              <VegMark type={foodType} />
              <span>{name}</span>
            </h3>
            {reason === null ? undefined : <p className={styles.reason}>{reason}</p>}
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
