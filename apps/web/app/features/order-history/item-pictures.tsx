import type { Product } from "@hearth/contract/calls/catalog.calls.ts"
import { ProductPicture } from "@hearth/ui/product-picture/product-picture.tsx"
import { PicturePlaceholder } from "./picture-placeholder.tsx"
import type { PastOrder } from "./order-history.api.ts"
import styles from "./item-pictures.module.css"

/** Its products by id; undefined while the menu is not here. */
export type ProductsById = ReadonlyMap<string, Product> | undefined

const MAX_COUNT = 3

/** What was in it, by eye; what the menu has no picture of any more is a sign of one. */
export function ItemPictures({ items, pictures }: { items: PastOrder["things"]; pictures: ProductsById }) {
  // A pizza in two sizes is one picture.
  const ids = [...new Set(items.map(({ productId }) => productId))].slice(0, MAX_COUNT)
  return (
    <span className={styles.pictures} aria-hidden="true">
      {ids.map((id) => (
        <ItemPicture key={id} product={pictures?.get(id)} />
      ))}
    </span>
  )
}

function ItemPicture({ product }: { product: Product | undefined }) {
  if (product)
    return <ProductPicture {...product.picture} alt="" colour={undefined} sizes="60px" className={styles.picture} />
  return <PicturePlaceholder />
}
