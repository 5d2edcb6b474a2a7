import { formatMoney } from "@hearth/domain/money/format-money.ts"
import { Badge } from "@hearth/ui/badge/badge.tsx"
import { Price } from "@hearth/ui/price/price.tsx"
import { ProductPicture } from "@hearth/ui/product-picture/product-picture.tsx"
import { Sheet } from "@hearth/ui/sheet/sheet.tsx"
import { VegMark } from "@hearth/ui/veg-mark/veg-mark.tsx"
import { useBoot } from "../../session/boot.tsx"
import styles from "./product-details.module.css"
import type { ShownProduct } from "./shown-product.ts"

export default function ProductDetails({ product, onClose }: { product: ShownProduct; onClose: () => void }) {
  const { country } = useBoot()
  const sizes =
    product.sizes.length > 0
      ? product.sizes
      : [{ id: "one", name: product.serves, price: product.price, originalPrice: product.originalPrice, slices: 0 }]
  return (
    <Sheet open onClose={onClose} title={product.name}>
      <div className={styles.plate}>
        <ProductPicture {...product.picture} colour={undefined} sizes="(min-width: 771px) 360px, 70vw" priority />
      </div>
      <p className={styles.marks}>
        <VegMark type={product.foodType} size={18} />
        {product.badges.map((badge) => (
          <Badge key={badge} kind={badge} />
        ))}
      </p>
      <p className={styles.text}>{product.description}</p>
      <ul className={styles.sizes}>
        {sizes.map((size) => (
          <li key={size.id} className={styles.size}>
            <span>
              <strong>{size.name}</strong>
              {size.slices > 0 ? <span className={styles.soft}> · {size.slices} slices</span> : undefined}
            </span>
            <Price amount={size.price} original={size.originalPrice} country={country} />
          </li>
        ))}
      </ul>
      <BoxContents product={product} />
      <dl className={styles.facts}>
        {product.energyKcal === null ? undefined : (
          <div>
            <dt>Energy</dt>
            <dd>{product.energyKcal} kcal a serving</dd>
          </div>
        )}
        <div>
          <dt>Serves</dt>
          <dd>{product.serves}</dd>
        </div>
        <div>
          <dt>Allergens</dt>
          <dd>{product.allergens.length > 0 ? product.allergens.join(", ") : "None of the nine we tell about"}</dd>
        </div>
      </dl>
    </Sheet>
  )
}

/** What is always in a box, and what can be chosen for it. */
function BoxContents({ product: { pieces, choices } }: { product: ShownProduct }) {
  const { country } = useBoot()
  if (pieces.length + choices.length === 0) return undefined
  return (
    <section className={styles.box}>
      <h3>In the box</h3>
      {pieces.length > 0 ? <p>{pieces.map(({ name }) => name).join(", ")}</p> : undefined}
      {choices.map(({ id, title, options }) => (
        <details key={id} className={styles.choice}>
          <summary>
            {title} <span className={styles.soft}>· choose one of {options.length}</span>
          </summary>
          <ul>
            {options.map(({ piece, name, more }) => (
              <li key={piece}>
                <span>{name}</span>
                {more > 0 ? <span className={styles.soft}>+ {formatMoney(more, country)}</span> : undefined}
              </li>
            ))}
          </ul>
        </details>
      ))}
    </section>
  )
}
