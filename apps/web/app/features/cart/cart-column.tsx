import { formatMoney } from "@hearth/domain/money/format-money.ts"
import { ButtonLink } from "@hearth/ui/button/button.tsx"
import { useEffect, useRef } from "react"
import { useBoot } from "../../session/boot.tsx"
import { startCart, useCart } from "../../session/keep-cart.ts"
import styles from "./cart-column.module.css"
import { ColumnOffer } from "./column-offer.tsx"
import { CartLineRow } from "./cart-line.tsx"

/** On a wide screen, beside the menu: what is in the cart and what it comes to. */
export default function CartColumn() {
  const { country } = useBoot()
  const cart = useCart()
  useEffect(startCart, [])
  const home = useRef<HTMLHeadingElement>(null)
  const { lines, bill, isUpdating } = cart
  if (lines.length === 0) return undefined
  const waiting = bill === null || isUpdating
  return (
    <aside className={styles.column} aria-label="Your cart">
      <h2 ref={home} tabIndex={-1} className={styles.title}>
        Your cart
      </h2>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <CartLineRow key={line.id} line={line} cart={cart} small />
        ))}
      </ul>
      <div className={styles.foot}>
        {cart.news.length > 0 ? (
          <p className={styles.news}>Something changed since you looked last: see the cart.</p>
        ) : undefined}
        <p className={styles.sum} aria-busy={waiting}>
          <span>To pay, with everything</span>
          <strong>{waiting ? "…" : formatMoney(bill.payable, country)}</strong>
        </p>
        <ColumnOffer cart={cart} home={home} />
        {bill && bill.savings.total > 0 ? (
          <p className={styles.saved}>You save {formatMoney(bill.savings.total, country)}</p>
        ) : undefined}
        <ButtonLink href="/cart" full>
          See cart
        </ButtonLink>
      </div>
    </aside>
  )
}
