import type { Product } from "@hearth/contract/calls/catalog.calls.ts"
import { ProductPicture } from "@hearth/ui/product-picture/product-picture.tsx"
import { NoPicture } from "./no-picture.tsx"
import type { PastOrder } from "./orders.api.ts"
import styles from "./thing-pictures.module.css"

/** Its products by id; undefined while the menu is not here. */
export type Pictures = ReadonlyMap<string, Product> | undefined

const MOST = 3

/** What was in it, by eye; what the menu has no picture of any more is a sign of one. */
export function ThingPictures({ things, pictures }: { things: PastOrder["things"]; pictures: Pictures }) {
  // A pizza in two sizes is one picture.
  const ids = [...new Set(things.map(({ productId }) => productId))].slice(0, MOST)
  return (
    <span className={styles.pictures} aria-hidden="true">
      {ids.map((id) => (
        <Thing key={id} product={pictures?.get(id)} />
      ))}
    </span>
  )
}

function Thing({ product }: { product: Product | undefined }) {
  if (product)
    return <ProductPicture {...product.picture} alt="" colour={undefined} sizes="60px" className={styles.picture} />
  return <NoPicture />
}
