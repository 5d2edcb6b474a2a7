import type { Transaction } from "@hearth/contract/calls/orders.shapes.ts"
import * as labels from "@hearth/texts/labels.ts"
import * as orderTexts from "@hearth/texts/orders/order.ts"
import * as thankYouTexts from "@hearth/texts/checkout/thank-you.ts"
import { ButtonLink } from "@hearth/ui/button/button.tsx"
import { CloseIcon } from "@hearth/ui/icon/icons.tsx"
import { usePageContext } from "../../client/page/page-context.tsx"
import { visibleNavItems } from "../../client/page/nav-items.ts"
import { Refunds } from "../../shared/order/refunds.tsx"
import { StatusHero } from "./status-hero.tsx"
import { SubmittedOrderFacts } from "./submitted-order-facts.tsx"
import styles from "./thank-you.module.css"

export function CancelledOrder({ order }: { order: Transaction }) {
  const menuPath = visibleNavItems(usePageContext()).find(({ id }) => id === "menu")?.to ?? "/"
  const isCash = order.paymentMode === "COD"
  return (
    <div className={styles.screen}>
      <StatusHero tone="bad" icon={<CloseIcon size={34} />} title={thankYouTexts.cancelled} orderId={order.orderId}>
        {order.message || (isCash ? labels.nothingCharged : orderTexts.fullRefund)}
      </StatusHero>
      {order.refunds.length > 0 ? (
        <section className={styles.note}>
          <Refunds order={order} />
        </section>
      ) : undefined}
      <div className={styles.actions}>
        <ButtonLink href={menuPath}>{labels.seeMenu}</ButtonLink>
      </div>
      <SubmittedOrderFacts order={order} />
    </div>
  )
}
