import type { Transaction } from "@hearth/contract/calls/orders.shapes.ts"
import { countsAsPickup } from "@hearth/domain/orders/delivery-type.ts"
import { isFinal } from "@hearth/domain/orders/order-status.ts"
import { ButtonLink } from "@hearth/ui/button/button.tsx"
import { ScooterIcon } from "@hearth/ui/icon/place-icons.tsx"
import { CheckIcon, PhoneIcon } from "@hearth/ui/icon/tool-icons.tsx"
import type { ReactNode } from "react"
import { useBoot } from "../../session/boot.tsx"
import { Arrived } from "../../shell/arrived.tsx"
import { CancelOrder } from "../../shell/cancel-order.tsx"
import { RefundsNote } from "../../shell/refunds.tsx"
import { sayReady } from "../../shell/say-order.ts"
import { useCustomer } from "../../shell/use-customer.ts"
import { useSecond } from "../../shell/use-second.ts"
import { Hero } from "./hero.tsx"
import { OrderFacts } from "./order-facts.tsx"
import styles from "./thank-you.module.css"

interface ConfirmedProps {
  order: Transaction
  onChanged: (order: Transaction) => void
  /** Under what was ordered. */
  children?: ReactNode
}

export function Confirmed({ order, onChanged, children }: ConfirmedProps) {
  const { orderId, transactionId, store, contact, deliveryType, orderStatus, cancellableUntil } = order
  const second = useSecond()
  const boot = useBoot()
  const hasOrders = Boolean(useCustomer()) && boot.features.includes("order_history")
  const isTracked = boot.features.includes("track") && !isFinal(orderStatus)
  const isToFetch = countsAsPickup(deliveryType) && (orderStatus === "ORDER PLACED" || orderStatus === "INPROCESS")
  return (
    <div className={styles.screen}>
      <Hero
        tone="good"
        icon={<CheckIcon size={34} />}
        title={contact.firstName ? `Thank you, ${contact.firstName}!` : "Thank you!"}
        orderId={orderId}
      >
        {sayReady(order)}
      </Hero>
      <RefundsNote order={order} />
      <div className={styles.ways}>
        {isTracked ? (
          <ButtonLink href={`/track?orderHistoryId=${transactionId}`} icon={<ScooterIcon size={20} />}>
            Track your order
          </ButtonLink>
        ) : undefined}
        {isToFetch ? <Arrived order={order} /> : undefined}
        <ButtonLink
          href={`tel:${store.phone.replaceAll(" ", "")}`}
          variant="secondary"
          icon={<PhoneIcon size={20} />}
          aria-label={`Call the store, ${store.phone}`}
        >
          Call the store
        </ButtonLink>
      </div>
      <OrderFacts order={order} />
      {children}
      {second === undefined ? undefined : (
        <CancelOrder order={order} until={cancellableUntil} now={second} onCancelled={onChanged} />
      )}
      <div className={styles.ways}>
        {hasOrders ? (
          <ButtonLink href="/postorder-ui/orderHistory" variant="quiet">
            Your orders
          </ButtonLink>
        ) : undefined}
        <ButtonLink href="/" variant="quiet">
          Back to the shop
        </ButtonLink>
      </div>
    </div>
  )
}
