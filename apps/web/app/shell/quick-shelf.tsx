import type { Product } from "@hearth/contract/calls/catalog.calls.ts"
import { buttonClass } from "@hearth/ui/button/button.tsx"
import { classNames } from "@hearth/ui/class-names.ts"
import { PlusIcon } from "@hearth/ui/icon/tool-icons.tsx"
import { Price } from "@hearth/ui/price/price.tsx"
import { ProductPicture } from "@hearth/ui/product-picture/product-picture.tsx"
import { VegMark } from "@hearth/ui/veg-mark/veg-mark.tsx"
import { useRef } from "react"
import { useBoot } from "../session/boot.tsx"
import { useKeptFocus } from "./lost-focus.ts"
import styles from "./quick-shelf.module.css"

interface QuickThing {
  product: Product
  /** Why it is shown. */
  reason: string | null
  /** The first where none is named. */
  size?: string | null
}

interface QuickShelfProps {
  id: string
  title: string
  things: readonly QuickThing[]
  /** Where a product opens over the page. */
  isLinked?: boolean
  onAdd: (wanted: { productId: string; size: string | undefined }) => void
}

/** Small cards in a row: one press puts the thing in the cart. */
export function QuickShelf({ id, title, things, isLinked = false, onAdd }: QuickShelfProps) {
  const { country } = useBoot()
  const shelf = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  // What is added is no longer offered, and its button is gone.
  useKeptFocus(shelf, heading)
  return (
    <section ref={shelf} className={styles.shelf} aria-labelledby={id}>
      <h2 ref={heading} id={id} tabIndex={-1} className={styles.heading}>
        {title}
      </h2>
      <ul className={styles.row}>
        {things.map(({ product, reason, size }) => {
          const { id: productId, name, foodType, picture, sizes, price, originalPrice } = product
          const chosen = sizes.find((each) => each.id === size) ?? sizes[0]
          return (
            <li key={productId} className={styles.card}>
              <ProductPicture {...picture} alt="" colour={undefined} sizes="96px" className={styles.picture} />
              <h3 className={styles.name}>
                <VegMark type={foodType} />
                {isLinked ? <a href={`?product=${productId}`}>{name}</a> : <span>{name}</span>}
              </h3>
              {reason === null ? undefined : <p className={styles.reason}>{reason}</p>}
              <div className={styles.foot}>
                <Price
                  amount={chosen?.price ?? price}
                  original={chosen?.originalPrice ?? originalPrice}
                  country={country}
                  size="small"
                />
                <button
                  type="button"
                  aria-label={`Add ${name}`}
                  className={classNames(buttonClass({ variant: "secondary", size: "small" }), styles.add)}
                  onClick={() => onAdd({ productId, size: chosen?.id })}
                >
                  <PlusIcon size={18} />
                </button>
              </div>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
