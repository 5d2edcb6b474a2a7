import * as labels from "@hearth/texts/labels.ts"
import * as historyTexts from "@hearth/texts/orders/order-history.ts"
import * as orderTexts from "@hearth/texts/orders/order.ts"
import { Card } from "@hearth/ui/card/card.tsx"
import { Refunds } from "../../../shared/order/refunds.tsx"
import { formatPayment, formatDestination } from "../../../shared/order/format-order.ts"
import { formatPointsBack } from "../../../shared/order/format-cancelling.ts"
import { spentPointsOf } from "../../../shared/order/spent-points.ts"
import details from "./order-details-screen.module.css"
import styles from "./past-order-facts.module.css"
import type { OrderDetails } from "../../../shared/order/order-details.api.ts"
import { formatCompensation } from "./format-compensation.ts"

const destinationLabels: Readonly<Record<OrderDetails["deliveryType"], string>> = {
  DELIVERY: historyTexts.deliveryAddress,
  PICKUP: historyTexts.pickUpFrom,
  CURBSIDE: historyTexts.curbsidePickup,
  DINEIN: historyTexts.dineIn,
}

/** The payment, destination, contact and store of the order. */
export function PastOrderFacts({ order }: { order: OrderDetails }) {
  const { deliveryType, contact, store, refunds, compensation } = order
  const payment = formatPayment(order)
  const isCancelled = order.orderStatus === "CANCELLED"
  const { bill, forfeitsPoints } = order
  const pointsBack = isCancelled ? formatPointsBack({ spentPoints: spentPointsOf(bill), forfeitsPoints }) : undefined
  const name = `${contact.firstName} ${contact.lastName}`.trim()
  return (
    <Card as="section" className={details.card}>
      <h2 className={details.heading}>{orderTexts.orderDetails}</h2>
      <dl className={styles.list}>
        <Fact title={orderTexts.payment}>{payment === "" ? labels.nothingCharged : payment}</Fact>
        {refunds.length > 0 ? (
          <div>
            <dt>{formatRefundsLabel(refunds)}</dt>
            <dd>
              <Refunds order={order} />
            </dd>
          </div>
        ) : undefined}
        {pointsBack === undefined ? undefined : <Fact title={historyTexts.pointsReturned}>{pointsBack}</Fact>}
        {/* A compensation that is refunded to its source is listed among the refunds. */}
        {compensation && compensation.how !== "source" ? (
          <Fact title={historyTexts.lateRefund}>{formatCompensation(compensation, order.country)}</Fact>
        ) : undefined}
        <Fact title={destinationLabels[deliveryType]}>{formatDestination(order)}</Fact>
        <Fact title={historyTexts.contactDetails}>
          {[name, contact.mobile, contact.email].filter(Boolean).join(" · ")}
        </Fact>
        <div>
          <dt>{historyTexts.store}</dt>
          <dd>
            {store.name}
            {deliveryType === "DELIVERY" ? `, ${store.address}` : ""}
            <a href={`tel:${store.phone.replaceAll(" ", "")}`} className={styles.phone}>
              {store.phone}
            </a>
          </dd>
        </div>
      </dl>
    </Card>
  )
}

function formatRefundsLabel(refunds: OrderDetails["refunds"]): string {
  if (refunds.every(({ isCompensation }) => isCompensation)) return historyTexts.lateRefund
  return refunds.length === 1 ? historyTexts.refund : historyTexts.refunds
}

function Fact({ title, children }: { title: string; children: string }) {
  return children === "" ? undefined : (
    <div>
      <dt>{title}</dt>
      <dd>{children}</dd>
    </div>
  )
}
