import type { Product } from "@hearth/contract/calls/catalog.calls.ts"
import { ProductPicture } from "@hearth/ui/product-picture/product-picture.tsx"
import { PicturePlaceholder } from "../../shared/order/picture-placeholder.tsx"
import type { PastOrder } from "./order-history.api.ts"
import styles from "./item-pictures.module.css"

/** The menu's products by id; undefined until the menu is loaded. */
export type ProductsById = ReadonlyMap<string, Product> | undefined

const MAX_COUNT = 3

/** Pictures of the ordered products, with a placeholder for those that the menu no longer has. */
export function ItemPictures({ items, productsById }: { items: PastOrder["things"]; productsById: ProductsById }) {
  // A pizza that was ordered in two sizes is shown once.
  const ids = [...new Set(items.map(({ productId }) => productId))].slice(0, MAX_COUNT)
  return (
    <span className={styles.pictures} aria-hidden="true">
      {ids.map((id) => (
        <ItemPicture key={id} product={productsById?.get(id)} />
      ))}
    </span>
  )
}

function ItemPicture({ product }: { product: Product | undefined }) {
  if (product)
    return <ProductPicture {...product.picture} alt="" colour={undefined} sizes="60px" className={styles.picture} />
  return <PicturePlaceholder />
}
