import * as cardTexts from "@hearth/texts/menu/menu-cards.ts"
import { Badge } from "@hearth/ui/badge/badge.tsx"
import { Price } from "@hearth/ui/price/price.tsx"
import { ProductPicture } from "@hearth/ui/product-picture/product-picture.tsx"
import { VegMark } from "@hearth/ui/veg-mark/veg-mark.tsx"
import { usePageContext } from "../../client/page/page-context.tsx"
import { SoldOutMark } from "../../shared/menu/sold-out-mark.tsx"
import styles from "./product-card.module.css"
import type { ProductCardData } from "./product-card-data.ts"

interface ProductCardProps {
  product: ProductCardData
  /** The picture's displayed width, as in `<img sizes>`. */
  sizes: string
  priority?: boolean
}

/** Uses few elements: a menu has about a hundred cards, and a phone parses and lays out each. */
export function ProductCard({ product, sizes, priority = false }: ProductCardProps) {
  const { country } = usePageContext()
  const [badge] = product.badges
  return (
    <article className={styles.card}>
      <ProductPicture {...product.picture} sizes={sizes} priority={priority} />
      {badge ? <Badge kind={badge} className={styles.badge} /> : undefined}
      <h3 className={styles.name}>
        <VegMark type={product.foodType} />
        <a href={`?product=${product.id}`} className={styles.link}>
          {product.name}
          <SoldOutMark id={product.id} className={styles.soldOut} />
        </a>
      </h3>
      <p className={styles.text}>{product.description}</p>
      <p className={styles.price}>
        <Price
          amount={product.price}
          original={product.originalPrice}
          country={country}
          prefix={product.hasSizes ? cardTexts.from : undefined}
        />
      </p>
    </article>
  )
}
