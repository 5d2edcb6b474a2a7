import { useCartSummary } from "../cart/cart-summary.ts"
import styles from "./cart-count.module.css"

/** Over the corner of what leads to the cart, which must be positioned; said by the link's own name, so no text of its own. */
export function CartCount() {
  const { items } = useCartSummary()
  return items > 0 ? <span className={styles.count} data-count={items} /> : undefined
}

/** `Cart, 3 items`; nothing where it is empty, and the link's own word does. */
export function useCartName(): string | undefined {
  const { items } = useCartSummary()
  return items > 0 ? `Cart, ${items} item${items > 1 ? "s" : ""}` : undefined
}
