import type { Product } from "@hearth/contract/calls/catalog.calls.ts"
import * as customiseTexts from "@hearth/texts/menu/customise.ts"
import { SoldOutMark } from "../../shared/menu/sold-out-mark.tsx"
import type { FindUnavailability } from "./configuration/unavailability.ts"
import { findPieceProduct } from "./configuration/configure-item.ts"
import styles from "./sold-out-notice.module.css"

interface SoldOutNoticeProps {
  product: Product
  products: readonly Product[]
  /** The unavailable products and pieces. */
  unavailable: readonly string[]
  findUnavailability: FindUnavailability
}

/** CAT-7: shows what is sold out before anything is chosen, and announces what sells out meanwhile. */
export function SoldOutNotice({ product, products, unavailable, findUnavailability }: SoldOutNoticeProps) {
  return (
    <output className={styles.notice} data-testid="sold-out">
      {unavailable.map((piece) => {
        const pieceProduct = findPieceProduct(products, piece)
        return (
          <span key={piece} className={styles.line}>
            {piece === product.id ? undefined : <strong>{pieceProduct?.name ?? customiseTexts.itemInBox}</strong>}
            {pieceProduct && findUnavailability(piece)?.reason === "SOLD_OUT" ? (
              <SoldOutMark id={pieceProduct.id} />
            ) : (
              customiseTexts.notAvailableHere
            )}
          </span>
        )
      })}
      {unavailable.length > 0 ? <span className={styles.advice}>{adviceFor(product, unavailable)}</span> : undefined}
    </output>
  )
}

function adviceFor({ id, pieces }: Product, unavailable: readonly string[]): string {
  if (unavailable.includes(id)) return customiseTexts.orderLater
  return pieces.some(({ piece }) => unavailable.includes(piece))
    ? customiseTexts.boxUnavailable
    : customiseTexts.chooseSomethingElse
}
