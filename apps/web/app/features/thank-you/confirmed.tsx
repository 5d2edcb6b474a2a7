import type { Transaction } from "@hearth/contract/calls/orders.shapes.ts"
import { countsAsPickup } from "@hearth/domain/orders/delivery-type.ts"
import { Button, ButtonLink } from "@hearth/ui/button/button.tsx"
import { CheckIcon, PhoneIcon } from "@hearth/ui/icon/tool-icons.tsx"
import { showToast } from "@hearth/ui/toast/toasts.ts"
import { useState } from "react"
import { useBoot } from "../../session/boot.tsx"
import { CancelOrder } from "../../shell/cancel-order.tsx"
import { RefundsNote } from "../../shell/refunds.tsx"
import { sayReady } from "../../shell/say-order.ts"
import { useCustomer } from "../../shell/use-customer.ts"
import { useSecond } from "../../shell/use-second.ts"
import { hasArrived, keepArrived } from "./arrived-orders.ts"
import { Hero } from "./hero.tsx"
import { OrderFacts } from "./order-facts.tsx"
import { sayArrived } from "./thank-you.api.ts"
import styles from "./thank-you.module.css"

interface ConfirmedProps {
  order: Transaction
  onChanged: (order: Transaction) => void
}

export function Confirmed({ order, onChanged }: ConfirmedProps) {
  const { orderId, store, contact, deliveryType, orderStatus, cancellableUntil } = order
  const second = useSecond()
  const boot = useBoot()
  const hasOrders = Boolean(useCustomer()) && boot.features.includes("order_history")
  const isCancellable = cancellableUntil !== null && second !== undefined && second < cancellableUntil
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
      {isCancellable ? (
        <CancelOrder order={order} until={cancellableUntil} now={second} onCancelled={onChanged} />
      ) : undefined}
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

/** Pickup and curbside: so that it is brought out hot. */
function Arrived({ order: { orderId, deliveryType } }: { order: Transaction }) {
  const [state, setState] = useState<"away" | "telling" | "told">(() => (hasArrived(orderId) ? "told" : "away"))
  const tell = async () => {
    setState("telling")
    const told = await sayArrived(orderId)
    setState(told.ok ? "told" : "away")
    if (told.ok) keepArrived(orderId)
    else showToast({ message: told.message, tone: "error" })
  }
  if (state === "told") {
    return (
      <output className={styles.told}>
        <CheckIcon size={20} />
        {deliveryType === "CURBSIDE" ? "They know. Stay in your car, we come out." : "They know. Come to the counter."}
      </output>
    )
  }
  return (
    <Button busy={state === "telling"} onClick={() => void tell()}>
      I’m here
    </Button>
  )
}
