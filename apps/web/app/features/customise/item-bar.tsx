import type { Minor } from "@hearth/domain/money/format-money.ts"
import { Price } from "@hearth/ui/price/price.tsx"
import type { ReactNode } from "react"
import { usePageContext } from "../../client/page/page-context.tsx"
import styles from "./item-bar.module.css"

interface ItemBarProps {
  price: Minor
  originalPrice: Minor
  /** A short summary of the item, shown below the price. */
  summary: string
  children: ReactNode
}

/** Always in view: the price and the next step. */
export function ItemBar({ price, originalPrice, summary, children }: ItemBarProps) {
  const { country } = usePageContext()
  return (
    <div className={styles.bar}>
      <div className={styles.sum}>
        <span data-testid="price">
          <Price size="large" amount={price} original={originalPrice} country={country} />
        </span>
        <span className={styles.note}>{summary}</span>
      </div>
      <div className={styles.actions}>{children}</div>
    </div>
  )
}
