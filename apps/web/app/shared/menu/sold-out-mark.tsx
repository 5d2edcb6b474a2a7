import * as cardTexts from "@hearth/texts/menu/menu-cards.ts"
import { useStock } from "../../place/stock.store.ts"
import styles from "./sold-out-mark.module.css"

/** The mark of a sold-out product, inside its name. CSS of its container can use `data-sold-out`. */
export function SoldOutMark({ id, className = "" }: { id: string; className?: string }) {
  const { soldOutUntil, formatBackAt } = useStock()
  const end = soldOutUntil.get(id)
  return end === undefined ? undefined : (
    <span data-sold-out="" className={`${styles.mark} ${className}`}>
      {cardTexts.soldOut} <span className={styles.back}>{formatBackAt(end)}</span>
    </span>
  )
}
