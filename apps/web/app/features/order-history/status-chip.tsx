import type { OrderStatus } from "@hearth/domain/orders/order-status.ts"
import { classNames } from "@hearth/ui/class-names.ts"
import { statusTexts, statusTone } from "./order-status.ts"
import styles from "./status-chip.module.css"

/** The text of an order's status. ORD-10: an advance order has its own. */
export function StatusChip({ status }: { status: OrderStatus }) {
  return (
    <span className={classNames(styles.chip, styles[statusTone(status)])} data-testid="order-status">
      {statusTexts[status]}
    </span>
  )
}
