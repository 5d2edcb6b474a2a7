import type { Product } from "@hearth/contract/calls/catalog.calls.ts"
import { Badge } from "@hearth/ui/badge/badge.tsx"
import { Price } from "@hearth/ui/price/price.tsx"
import { ProductPicture } from "@hearth/ui/product-picture/product-picture.tsx"
import { Sheet } from "@hearth/ui/sheet/sheet.tsx"
import { VegMark } from "@hearth/ui/veg-mark/veg-mark.tsx"
import { useBoot } from "../../session/boot.tsx"
import styles from "./product-details.module.css"

export default function ProductDetails({ product, onClose }: { product: Product; onClose: () => void }) {
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
          <dd>{product.allergens.length > 0 ? product.allergens.join(", ") : "None of the fourteen major ones"}</dd>
        </div>
      </dl>
    </Sheet>
  )
}
