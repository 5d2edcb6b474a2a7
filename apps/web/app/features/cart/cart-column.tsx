import { formatMoney } from "@hearth/domain/money/format-money.ts"
import * as columnTexts from "@hearth/texts/cart/cart-column.ts"
import * as summaryTexts from "@hearth/texts/cart/cart-summary.ts"
import { ButtonLink } from "@hearth/ui/button/button.tsx"
import { useEffect, useRef } from "react"
import { usePageContext } from "../../client/page/page-context.tsx"
import { startCart, useCart } from "../../cart/cart.ts"
import styles from "./cart-column.module.css"
import { BestOfferLine } from "./best-offer-line.tsx"
import { CartLineRow } from "./cart-line.tsx"

/** On wide screens, the cart's lines and total beside the menu. */
export default function CartColumn() {
  const { country } = usePageContext()
  const cart = useCart()
  useEffect(startCart, [])
  const headingRef = useRef<HTMLHeadingElement>(null)
  const { lines, bill, isUpdating } = cart
  if (lines.length === 0) return undefined
  const isTotalPending = bill === null || isUpdating
  return (
    <aside className={styles.column} aria-label={summaryTexts.yourCart}>
      <h2 ref={headingRef} tabIndex={-1} className={styles.title}>
        {summaryTexts.yourCart}
      </h2>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <CartLineRow key={line.id} line={line} cart={cart} small />
        ))}
      </ul>
      <div className={styles.footer}>
        {cart.billChanges.length > 0 ? <p className={styles.changes}>{columnTexts.cartHasChanged}</p> : undefined}
        <p className={styles.sum} aria-busy={isTotalPending}>
          <span>{columnTexts.total}</span>
          <strong>{isTotalPending ? "…" : formatMoney(bill.payable, country)}</strong>
        </p>
        <BestOfferLine cart={cart} focusFallback={headingRef} />
        {bill && bill.savings.total > 0 ? (
          <p className={styles.saved}>{columnTexts.youSave(bill.savings.total, country)}</p>
        ) : undefined}
        <ButtonLink href="/cart" full>
          {summaryTexts.viewCart}
        </ButtonLink>
      </div>
    </aside>
  )
}
