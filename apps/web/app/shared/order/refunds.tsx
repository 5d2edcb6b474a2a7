import type { Transaction } from "@hearth/contract/calls/orders.shapes.ts"
import * as orderTexts from "@hearth/texts/orders/order.ts"
import * as refundTexts from "@hearth/texts/orders/refund.ts"
import styles from "./refunds.module.css"

export function Refunds({ order }: { order: Transaction }) {
  if (order.refunds.length === 0) return undefined
  return (
    <ul className={styles.refunds}>
      {order.refunds.map((refund) => (
        <li key={refund.refundId}>{refundTexts.refund(refund, order.country)}</li>
      ))}
    </ul>
  )
}

/** Refunds of an order that continues: a payment arrived too late or twice, or the order itself was late. */
export function RefundsNote({ order }: { order: Transaction }) {
  if (order.refunds.length === 0) return undefined
  const isForLateness = order.refunds.every(({ isCompensation }) => isCompensation)
  return (
    <section className={styles.note}>
      <p>{isForLateness ? orderTexts.sorryLate : orderTexts.refundingExtraPayment}</p>
      <Refunds order={order} />
    </section>
  )
}
