import type { Transaction } from "@hearth/contract/calls/orders.shapes.ts"
import { countsAsPickup } from "@hearth/domain/orders/delivery-type.ts"
import { isFinal, isHandedOver } from "@hearth/domain/orders/order-status.ts"
import * as labels from "@hearth/texts/labels.ts"
import * as orderTexts from "@hearth/texts/orders/order.ts"
import * as thankYouTexts from "@hearth/texts/checkout/thank-you.ts"
import { ButtonLink } from "@hearth/ui/button/button.tsx"
import { ScooterIcon } from "@hearth/ui/icon/place-icons.tsx"
import { CheckIcon, PhoneIcon } from "@hearth/ui/icon/tool-icons.tsx"
import type { ReactNode } from "react"
import { usePageContext } from "../../client/page/page-context.tsx"
import { RateCard } from "../../shared/feedback/rate-card.tsx"
import { ArrivedButton } from "../../shared/order/arrived-button.tsx"
import { CancelOrder } from "../../shared/order/cancel-order.tsx"
import { RefundsNote } from "../../shared/order/refunds.tsx"
import { spentPointsOf } from "../../shared/order/spent-points.ts"
import { formatOrderProgress } from "../../shared/order/format-order.ts"
import { useCustomer } from "../../client/session/use-customer.ts"
import { useCurrentSecond } from "../../shared/time/use-current-second.ts"
import { StatusHero } from "./status-hero.tsx"
import { SubmittedOrderFacts } from "./submitted-order-facts.tsx"
import styles from "./thank-you.module.css"

interface ConfirmedOrderProps {
  order: Transaction
  onChanged: (order: Transaction) => void
  /** What the order earns, shown above the ordered items. */
  earning?: ReactNode
  /** Shown below the ordered items. */
  children?: ReactNode
}

export function ConfirmedOrder({ order, onChanged, earning, children }: ConfirmedOrderProps) {
  const { orderId, transactionId, store, contact, deliveryType, orderStatus, cancellableUntil } = order
  const second = useCurrentSecond()
  const pageContext = usePageContext()
  const hasOrders = Boolean(useCustomer()) && pageContext.features.includes("order_history")
  const isTracked = pageContext.features.includes("track") && !isFinal(orderStatus)
  const canReportArrival =
    countsAsPickup(deliveryType) && (orderStatus === "ORDER PLACED" || orderStatus === "INPROCESS")
  return (
    <div className={styles.screen}>
      <StatusHero
        tone="good"
        icon={<CheckIcon size={34} />}
        title={contact.firstName ? thankYouTexts.thankYouNamed(contact.firstName) : thankYouTexts.thankYou}
        orderId={orderId}
      >
        {formatOrderProgress(order)}
      </StatusHero>
      <RefundsNote order={order} />
      <div className={styles.actions}>
        {isTracked ? (
          <ButtonLink href={`/track?orderHistoryId=${transactionId}`} icon={<ScooterIcon size={20} />}>
            {labels.trackOrder}
          </ButtonLink>
        ) : undefined}
        {canReportArrival ? <ArrivedButton order={order} /> : undefined}
        <ButtonLink
          href={`tel:${store.phone.replaceAll(" ", "")}`}
          variant="secondary"
          icon={<PhoneIcon size={20} />}
          aria-label={orderTexts.callStoreOn(store.phone)}
        >
          {orderTexts.callStore}
        </ButtonLink>
      </div>
      {isHandedOver(orderStatus) ? <RateCard orderId={orderId} placedAt={order.placedAt} /> : undefined}
      {earning}
      <SubmittedOrderFacts order={order} />
      {children}
      {second === undefined ? undefined : (
        <CancelOrder
          order={order}
          spentPoints={spentPointsOf(order.bill)}
          until={cancellableUntil}
          now={second}
          onCancelled={onChanged}
        />
      )}
      <div className={styles.actions}>
        {hasOrders ? (
          <ButtonLink href="/postorder-ui/orderHistory" variant="quiet">
            {thankYouTexts.yourOrders}
          </ButtonLink>
        ) : undefined}
        <ButtonLink href="/" variant="quiet">
          {thankYouTexts.backToHome}
        </ButtonLink>
      </div>
    </div>
  )
}
