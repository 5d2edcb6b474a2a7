import type { Product } from "@hearth/contract/calls/catalog.calls.ts"
import * as productTexts from "@hearth/texts/menu/products.ts"
import { buttonClass } from "@hearth/ui/button/button.tsx"
import { classNames } from "@hearth/ui/class-names.ts"
import { PlusIcon } from "@hearth/ui/icon/tool-icons.tsx"
import { Price } from "@hearth/ui/price/price.tsx"
import { ProductPicture } from "@hearth/ui/product-picture/product-picture.tsx"
import { VegMark } from "@hearth/ui/veg-mark/veg-mark.tsx"
import { useRef } from "react"
import { usePageContext } from "../../client/page/page-context.tsx"
import { useFocusFallback } from "../page/focus-fallback.ts"
import styles from "./quick-add-shelf.module.css"

interface QuickAddItem {
  product: Product
  /** Why the product is shown. */
  reason: string | null
  /** By default the product's first size. */
  size?: string | null
}

interface QuickAddShelfProps {
  id: string
  title: string
  items: readonly QuickAddItem[]
  /** Whether a card's name links to its product, which opens over the page. */
  isLinked?: boolean
  onAdd: (configuration: { productId: string; size: string | undefined }) => void
}

/** A row of small cards; one press adds the product to the cart. */
export function QuickAddShelf({ id, title, items, isLinked = false, onAdd }: QuickAddShelfProps) {
  const { country } = usePageContext()
  const shelf = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  // An added product leaves the shelf together with its focused button.
  useFocusFallback(shelf, heading)
  return (
    <section ref={shelf} className={styles.shelf} aria-labelledby={id}>
      <h2 ref={heading} id={id} tabIndex={-1} className={styles.heading}>
        {title}
      </h2>
      <ul className={styles.row}>
        {items.map(({ product, reason, size }) => {
          const { id: productId, name, foodType, picture, sizes, price, originalPrice } = product
          const chosenSize = sizes.find((each) => each.id === size) ?? sizes[0]
          return (
            <li key={productId} className={styles.card}>
              <ProductPicture {...picture} alt="" colour={undefined} sizes="96px" className={styles.picture} />
              <h3 className={styles.name}>
                <VegMark type={foodType} />
                {isLinked ? <a href={`?product=${productId}`}>{name}</a> : <span>{name}</span>}
              </h3>
              {reason === null ? undefined : <p className={styles.reason}>{reason}</p>}
              <div className={styles.footer}>
                <Price
                  amount={chosenSize?.price ?? price}
                  original={chosenSize?.originalPrice ?? originalPrice}
                  country={country}
                  size="small"
                />
                <button
                  type="button"
                  aria-label={productTexts.addProduct(name)}
                  className={classNames(buttonClass({ variant: "secondary", size: "small" }), styles.add)}
                  onClick={() => onAdd({ productId, size: chosenSize?.id })}
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
