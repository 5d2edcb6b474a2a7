import type { Transaction } from "@hearth/contract/calls/orders.shapes.ts"
import { ButtonLink } from "@hearth/ui/button/button.tsx"
import { AlertIcon } from "@hearth/ui/icon/tool-icons.tsx"
import { useContacts } from "../../client/page/app-config.ts"
import { Refunds } from "../../shared/order/refunds.tsx"
import { StatusHero } from "./status-hero.tsx"
import { PlacedOrderFacts } from "./placed-order-facts.tsx"
import styles from "./thank-you.module.css"

/** ORD-4: what to do next, and what happens to money that was charged. */
export function FailedOrder({ order }: { order: Transaction }) {
  const { customerCare } = useContacts()
  return (
    <div className={styles.screen}>
      <StatusHero tone="bad" icon={<AlertIcon size={34} />} title="Your order was not placed" orderId={order.orderId}>
        {order.message || "The payment didn’t go through."} Please try again after 15 minutes, or pay another way now:
        your cart is as it was.
      </StatusHero>
      <section className={styles.note}>
        {order.refunds.length > 0 ? (
          <Refunds order={order} />
        ) : (
          <p>
            If your bank took money for it, the refund is initiated already. It usually takes 4-10 business days to be
            back in your account.
          </p>
        )}
      </section>
      <div className={styles.ways}>
        <ButtonLink href="/payment">Pay another way</ButtonLink>
        <ButtonLink href="/cart" variant="secondary">
          Go to cart
        </ButtonLink>
        <ButtonLink href={`tel:${customerCare.replaceAll(" ", "")}`} variant="quiet">
          Call us
        </ButtonLink>
      </div>
      <PlacedOrderFacts order={order} />
    </div>
  )
}
