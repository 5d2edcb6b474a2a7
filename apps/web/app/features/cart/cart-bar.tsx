import { formatMoney } from "@hearth/domain/money/format-money.ts"
import * as summaryTexts from "@hearth/texts/cart/cart-summary.ts"
import { ChevronIcon } from "@hearth/ui/icon/icons.tsx"
import { usePageContext } from "../../client/page/page-context.tsx"
import { useCartSummary } from "../../cart/cart-summary.ts"
import styles from "./cart-bar.module.css"

/** On phones, a bar over the lower edge of the browsing pages with the cart's items and total. */
export function CartBar() {
  const { country } = usePageContext()
  const { items, payable } = useCartSummary()
  if (items === 0) return undefined
  return (
    <nav aria-label={summaryTexts.yourCart}>
      <a href="/cart" className={styles.bar}>
        <strong>{summaryTexts.itemCount(items)}</strong>
        {payable === null ? undefined : <span>· {formatMoney(payable, country)}</span>}
        <span className={styles.viewCart}>
          {summaryTexts.viewCart}
          <ChevronIcon size={18} />
        </span>
      </a>
    </nav>
  )
}
