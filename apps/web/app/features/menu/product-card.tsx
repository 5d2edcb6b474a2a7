import { Badge } from "@hearth/ui/badge/badge.tsx"
import { Price } from "@hearth/ui/price/price.tsx"
import { ProductPicture } from "@hearth/ui/product-picture/product-picture.tsx"
import { VegMark } from "@hearth/ui/veg-mark/veg-mark.tsx"
import { useBoot } from "../../session/boot.tsx"
import styles from "./product-card.module.css"
import type { ShownProduct } from "./shown-product.ts"

export function ProductCard({ product, priority = false }: { product: ShownProduct; priority?: boolean }) {
  const { country } = useBoot()
  const [badge] = product.badges
  return (
    <article className={styles.card}>
      <div className={styles.plate}>
        <ProductPicture {...product.picture} sizes="(min-width: 771px) 210px, 45vw" priority={priority} />
        {badge ? (
          <span className={styles.badge}>
            <Badge kind={badge} />
          </span>
        ) : undefined}
      </div>
      <h3 className={styles.name}>
        <VegMark type={product.foodType} />
        <a href={`?product=${product.id}`} className={styles.link}>
          {product.name}
        </a>
      </h3>
      <p className={styles.text}>{product.description}</p>
      <p className={styles.price}>
        <Price
          amount={product.price}
          original={product.originalPrice}
          country={country}
          prefix={product.hasSizes ? "from" : undefined}
        />
      </p>
    </article>
  )
}
