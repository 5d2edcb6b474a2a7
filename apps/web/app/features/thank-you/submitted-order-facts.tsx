import type { Transaction } from "@hearth/contract/calls/orders.shapes.ts"
import * as billTexts from "@hearth/texts/cart/bill.ts"
import * as orderTexts from "@hearth/texts/orders/order.ts"
import * as thankYouTexts from "@hearth/texts/checkout/thank-you.ts"
import { Card } from "@hearth/ui/card/card.tsx"
import { ChevronIcon } from "@hearth/ui/icon/icons.tsx"
import { formatMoney } from "@hearth/domain/money/format-money.ts"
import { BillRows } from "../../shared/bill/bill-card.tsx"
import { FreeItemNote, LinePrice } from "../../shared/order/free-item.tsx"
import { formatPayment, formatDestination } from "../../shared/order/format-order.ts"
import styles from "./thank-you.module.css"

const destinationLabels: Readonly<Record<Transaction["deliveryType"], string>> = {
  DELIVERY: thankYouTexts.deliverTo,
  PICKUP: thankYouTexts.pickUpFrom,
  CURBSIDE: thankYouTexts.curbsideAt,
  DINEIN: thankYouTexts.dineInAt,
}

/** The ordered items, destination, payment and the frozen bill. */
export function SubmittedOrderFacts({ order }: { order: Transaction }) {
  const { bill, country, deliveryType, payable } = order
  const payment = formatPayment(order)
  return (
    <Card as="section" className={styles.facts}>
      <h2 className="sr-only">{thankYouTexts.yourOrder}</h2>
      <ul className={styles.lines}>
        {bill.validItems.map((line) => (
          <li key={line.id}>
            <span>
              {line.quantity} × {line.name}
              <FreeItemNote line={line} order={order} />
            </span>
            <span>
              <LinePrice line={line} order={order} />
            </span>
          </li>
        ))}
      </ul>
      <dl className={styles.list}>
        <div>
          <dt>{destinationLabels[deliveryType]}</dt>
          <dd>{formatDestination(order)}</dd>
        </div>
        {payment === "" ? undefined : (
          <div>
            <dt>{orderTexts.payment}</dt>
            <dd>{payment}</dd>
          </div>
        )}
      </dl>
      <details className={styles.bill}>
        <summary>
          <span>{billTexts.billDetails}</span>
          <strong>{formatMoney(payable, country)}</strong>
          <ChevronIcon size={18} to="down" />
        </summary>
        <div className={styles.rows}>
          <BillRows bill={bill} />
        </div>
      </details>
    </Card>
  )
}
