import { useStock } from "../../place/stock.store.ts"
import styles from "./sold-out-mark.module.css"

/** Part of the name of a product that can't be had now; whatever holds it may look for `data-sold-out`. */
export function SoldOutMark({ id, className }: { id: string; className?: string }) {
  const { soldOutUntil, formatBackAt } = useStock()
  const end = soldOutUntil.get(id)
  return end === undefined ? undefined : (
    <span data-sold-out="" className={`${styles.mark} ${className}`}>
      Sold out <span className={styles.back}>{formatBackAt(end)}</span>
    </span>
  )
}
