import type { Product } from "@hearth/contract/calls/catalog.calls.ts"
import * as customiseTexts from "@hearth/texts/menu/customise.ts"
import { classNames } from "@hearth/ui/class-names.ts"
import { ProductPicture } from "@hearth/ui/product-picture/product-picture.tsx"
import styles from "./box-picture.module.css"
import { findPieceProduct } from "../configuration/configure-item.ts"

/** More pictures would be too small to recognise. */
const MAX_COUNT = 4

interface BoxPictureProps {
  product: Product
  /** The box's current pieces. */
  pieces: readonly string[]
  products: readonly Product[]
}

/** Shows the picked pieces together: pizzas first, the first of them large. */
export function BoxPicture({ product, pieces, products }: BoxPictureProps) {
  const pieceProducts = pieces.flatMap((piece) => findPieceProduct(products, piece) ?? [])
  const sortedProducts = [
    ...pieceProducts.filter(({ recipe }) => recipe),
    ...pieceProducts.filter(({ recipe }) => !recipe),
  ]
  if (sortedProducts.length === 0) {
    return <ProductPicture {...product.picture} colour={undefined} sizes="(min-width: 771px) 480px, 320px" priority />
  }
  const shownProducts = sortedProducts.slice(0, MAX_COUNT)
  const hiddenCount = sortedProducts.length - shownProducts.length
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- several images that form one picture
      role="img"
      aria-label={customiseTexts.inTheBox(sortedProducts.map(({ name }) => name))}
      className={classNames(styles.box, styles[`of${shownProducts.length}`])}
    >
      {shownProducts.map(({ id, picture }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- equal pieces have no other identity
        <span key={`${id} ${index}`} className={styles.piece}>
          <ProductPicture
            {...picture}
            alt=""
            colour={undefined}
            sizes={index === 0 ? "(min-width: 771px) 330px, 210px" : "(min-width: 771px) 260px, 160px"}
            priority
          />
        </span>
      ))}
      {hiddenCount > 0 ? <span className={styles.hiddenCount}>+{hiddenCount}</span> : undefined}
    </div>
  )
}
