import * as shellTexts from "@hearth/texts/shell/shell.ts"
import { useCartSummary } from "../cart/cart-summary.ts"
import styles from "./cart-count.module.css"

/**
 * A badge at the corner of a link to the cart, which must be positioned. The link's accessible name has the count, so
 * the badge has no text.
 */
export function CartCount() {
  const { items } = useCartSummary()
  return items > 0 ? <span className={styles.count} data-count={items} /> : undefined
}

/** For example `Cart, 3 items`; undefined if the cart is empty, so that the link's own text is used. */
export function useCartName(): string | undefined {
  const { items } = useCartSummary()
  return items > 0 ? shellTexts.cartWithItems(items) : undefined
}
