import type { Transaction } from "@hearth/contract/calls/orders.shapes.ts"
import * as thankYouTexts from "@hearth/texts/checkout/thank-you.ts"
import { ButtonLink } from "@hearth/ui/button/button.tsx"
import { ClockIcon } from "@hearth/ui/icon/tool-icons.tsx"
import { paymentResponder, orderHref } from "../../shared/order/order-route.ts"
import { RefundsNote } from "../../shared/order/refunds.tsx"
import { StatusHero } from "./status-hero.tsx"
import { SubmittedOrderFacts } from "./submitted-order-facts.tsx"
import styles from "./thank-you.module.css"

/** An order whose payment is pending. The server receives the outcome even if this page is closed. */
export function PendingOrder({ order }: { order: Transaction }) {
  const { next } = order
  const isPaymentDue = next.kind === "pay" || next.kind === "code"
  const responder = paymentResponder(order)
  const continueHref = next.kind === "page" ? next.url : orderHref(order)
  return (
    <div className={styles.screen}>
      <StatusHero
        tone="wait"
        icon={<ClockIcon size={34} />}
        title={isPaymentDue ? thankYouTexts.notPaidYet : thankYouTexts.waitingFor(responder)}
        orderId={order.orderId}
      >
        {isPaymentDue ? thankYouTexts.heldForMinutes : thankYouTexts.youCanLeave(responder)}
      </StatusHero>
      <RefundsNote order={order} />
      <div className={styles.actions}>
        {isPaymentDue || next.kind === "wait" ? undefined : (
          <ButtonLink href={continueHref} variant="secondary">
            {thankYouTexts.continuePayment}
          </ButtonLink>
        )}
        <ButtonLink href="/payment" variant={isPaymentDue ? "primary" : "quiet"}>
          {isPaymentDue ? thankYouTexts.payNow : thankYouTexts.changePaymentMethod}
        </ButtonLink>
      </div>
      <SubmittedOrderFacts order={order} />
    </div>
  )
}
