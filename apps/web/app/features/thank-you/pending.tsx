import type { Transaction } from "@hearth/contract/calls/orders.shapes.ts"
import { ButtonLink } from "@hearth/ui/button/button.tsx"
import { ClockIcon } from "@hearth/ui/icon/tool-icons.tsx"
import { answererOf, screenOf } from "../../shell/order-way.ts"
import { RefundsNote } from "../../shell/refunds.tsx"
import { Hero } from "./hero.tsx"
import { OrderFacts } from "./order-facts.tsx"
import styles from "./thank-you.module.css"

/** It settles by itself, with or without somebody looking on. */
export function Pending({ order }: { order: Transaction }) {
  const { next } = order
  const isToPay = next.kind === "pay" || next.kind === "code"
  const answerer = answererOf(order)
  const goOn = next.kind === "page" ? next.url : screenOf(order)
  return (
    <div className={styles.screen}>
      <Hero
        tone="wait"
        icon={<ClockIcon size={34} />}
        title={isToPay ? "Your order waits to be paid" : `We’re waiting for ${answerer}`}
        orderId={order.orderId}
      >
        {isToPay
          ? "It is held for you for a few minutes. Your cart is as it was."
          : `You can leave this page: your order goes on by itself as soon as ${answerer} has answered.`}
      </Hero>
      <RefundsNote order={order} />
      <div className={styles.ways}>
        {isToPay || next.kind === "wait" ? undefined : (
          <ButtonLink href={goOn} variant="secondary">
            Back to the payment
          </ButtonLink>
        )}
        <ButtonLink href="/payment" variant={isToPay ? "primary" : "quiet"}>
          {isToPay ? "Pay now" : "Pay another way"}
        </ButtonLink>
      </div>
      <OrderFacts order={order} />
    </div>
  )
}
