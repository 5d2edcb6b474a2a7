import type { Transaction } from "@hearth/contract/calls/orders.shapes.ts"
import { ButtonLink } from "@hearth/ui/button/button.tsx"
import { ClockIcon } from "@hearth/ui/icon/tool-icons.tsx"
import { paymentResponder, orderHref } from "../../shared/order/order-route.ts"
import { RefundsNote } from "../../shared/order/refunds.tsx"
import { StatusHero } from "./status-hero.tsx"
import { PlacedOrderFacts } from "./placed-order-facts.tsx"
import styles from "./thank-you.module.css"

/** The payment's outcome arrives on the server, even if this page is closed. */
export function PendingOrder({ order }: { order: Transaction }) {
  const { next } = order
  const isToPay = next.kind === "pay" || next.kind === "code"
  const answerer = paymentResponder(order)
  const continueHref = next.kind === "page" ? next.url : orderHref(order)
  return (
    <div className={styles.screen}>
      <StatusHero
        tone="wait"
        icon={<ClockIcon size={34} />}
        title={isToPay ? "Your order waits to be paid" : `We’re waiting for ${answerer}`}
        orderId={order.orderId}
      >
        {isToPay
          ? "It is held for you for a few minutes. Your cart is as it was."
          : `You can leave this page: your order goes on by itself as soon as ${answerer} has answered.`}
      </StatusHero>
      <RefundsNote order={order} />
      <div className={styles.ways}>
        {isToPay || next.kind === "wait" ? undefined : (
          <ButtonLink href={continueHref} variant="secondary">
            Back to the payment
          </ButtonLink>
        )}
        <ButtonLink href="/payment" variant={isToPay ? "primary" : "quiet"}>
          {isToPay ? "Pay now" : "Pay another way"}
        </ButtonLink>
      </div>
      <PlacedOrderFacts order={order} />
    </div>
  )
}
