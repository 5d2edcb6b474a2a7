import type { Transaction } from "@hearth/contract/calls/orders.shapes.ts"
import * as labels from "@hearth/texts/labels.ts"
import * as thankYouTexts from "@hearth/texts/checkout/thank-you.ts"
import { ButtonLink } from "@hearth/ui/button/button.tsx"
import { AlertIcon } from "@hearth/ui/icon/tool-icons.tsx"
import { useContacts } from "../../client/page/app-config.ts"
import { Refunds } from "../../shared/order/refunds.tsx"
import { StatusHero } from "./status-hero.tsx"
import { SubmittedOrderFacts } from "./submitted-order-facts.tsx"
import styles from "./thank-you.module.css"

/** ORD-4: what to do next, and what happens to money that was charged. */
export function FailedOrder({ order }: { order: Transaction }) {
  const { customerCare } = useContacts()
  return (
    <div className={styles.screen}>
      <StatusHero tone="bad" icon={<AlertIcon size={34} />} title={thankYouTexts.notPlaced} orderId={order.orderId}>
        {thankYouTexts.tryLater(order.message || thankYouTexts.paymentFailed)}
      </StatusHero>
      <section className={styles.note}>
        {order.refunds.length > 0 ? <Refunds order={order} /> : <p>{thankYouTexts.refundInitiated}</p>}
      </section>
      <div className={styles.actions}>
        <ButtonLink href="/payment">{thankYouTexts.changePaymentMethod}</ButtonLink>
        <ButtonLink href="/cart" variant="secondary">
          {labels.goToCart}
        </ButtonLink>
        <ButtonLink href={`tel:${customerCare.replaceAll(" ", "")}`} variant="quiet">
          {thankYouTexts.callUs}
        </ButtonLink>
      </div>
      <SubmittedOrderFacts order={order} />
    </div>
  )
}
