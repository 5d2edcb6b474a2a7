import type { OrderStatus } from "@hearth/domain/orders/order-status.ts"
import { classNames } from "@hearth/ui/class-names.ts"
import { statusWords, toneOf } from "./say-status.ts"
import styles from "./status-chip.module.css"

/** ORD-10: `ADVANCE ORDER`, and the others alike. */
export function StatusChip({ status }: { status: OrderStatus }) {
  return (
    <span className={classNames(styles.chip, styles[toneOf(status)])} data-testid="order-status">
      {statusWords[status]}
    </span>
  )
}
