import type { Transaction } from "@hearth/contract/calls/orders.shapes.ts"
import { sayRefund } from "./say-order.ts"
import styles from "./thank-you.module.css"

export function Refunds({ order }: { order: Transaction }) {
  if (order.refunds.length === 0) return undefined
  return (
    <ul className={styles.refunds}>
      {order.refunds.map((refund) => (
        <li key={`${refund.mode} ${refund.to} ${refund.amount}`}>{sayRefund(refund, order)}</li>
      ))}
    </ul>
  )
}
