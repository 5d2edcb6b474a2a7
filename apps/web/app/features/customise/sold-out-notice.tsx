import type { Product } from "@hearth/contract/calls/catalog.calls.ts"
import { SoldOutMark } from "../../shell/sold-out-mark.tsx"
import type { Lacks } from "./lacks.ts"
import { productOfPiece } from "./make-item.ts"
import styles from "./sold-out-notice.module.css"

interface SoldOutNoticeProps {
  product: Product
  products: readonly Product[]
  /** What of it can't be had. */
  lacking: readonly string[]
  lacks: Lacks
}

/** CAT-7: said before anything is chosen, and read out where it sells out meanwhile. */
export function SoldOutNotice({ product, products, lacking, lacks }: SoldOutNoticeProps) {
  return (
    <output className={styles.notice} data-testid="sold-out">
      {lacking.map((piece) => {
        const held = productOfPiece(products, piece)
        return (
          <span key={piece} className={styles.line}>
            {piece === product.id ? undefined : <strong>{held?.name ?? "A piece of this box"}</strong>}
            {held && lacks(piece)?.word === "Sold out" ? <SoldOutMark id={held.id} /> : "isn’t made here."}
          </span>
        )
      })}
      {lacking.length > 0 ? <span className={styles.advice}>{adviceFor(product, lacking)}</span> : undefined}
    </output>
  )
}

function adviceFor({ id, pieces }: Product, lacking: readonly string[]): string {
  if (lacking.includes(id)) return "It can’t be ordered until then."
  return pieces.some(({ piece }) => lacking.includes(piece))
    ? "The box can’t be packed without it."
    : "Choose something else in its place to order it now."
}
