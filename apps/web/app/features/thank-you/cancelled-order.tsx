import type { Transaction } from "@hearth/contract/calls/orders.shapes.ts"
import * as labels from "@hearth/texts/labels.ts"
import * as orderTexts from "@hearth/texts/orders/order.ts"
import * as thankYouTexts from "@hearth/texts/checkout/thank-you.ts"
import { ButtonLink } from "@hearth/ui/button/button.tsx"
import { CloseIcon } from "@hearth/ui/icon/icons.tsx"
import { usePageContext } from "../../client/page/page-context.tsx"
import { visibleNavItems } from "../../client/page/nav-items.ts"
import { formatCancelling } from "../../shared/order/format-cancelling.ts"
import { spentPointsOf } from "../../shared/order/spent-points.ts"
import { Refunds } from "../../shared/order/refunds.tsx"
import { StatusHero } from "./status-hero.tsx"
import { SubmittedOrderFacts } from "./submitted-order-facts.tsx"
import styles from "./thank-you.module.css"

export function CancelledOrder({ order }: { order: Transaction }) {
  const menuPath = visibleNavItems(usePageContext()).find(({ id }) => id === "menu")?.to ?? "/"
  const { paymentMode, refunds, message } = order
  const spentPoints = spentPointsOf(order.bill)
  return (
    <div className={styles.screen}>
      <StatusHero tone="bad" icon={<CloseIcon size={34} />} title={thankYouTexts.cancelled} orderId={order.orderId}>
        {message || formatCancelling({ paymentMode, spentPoints: 0 }) || orderTexts.pointsAreBack(spentPoints)}
      </StatusHero>
      {refunds.length > 0 || spentPoints > 0 ? (
        <section className={styles.note}>
          <Refunds order={order} />
          {spentPoints > 0 ? <p>{orderTexts.pointsAreBack(spentPoints)}</p> : undefined}
        </section>
      ) : undefined}
      <div className={styles.actions}>
        <ButtonLink href={menuPath}>{labels.seeMenu}</ButtonLink>
      </div>
      <SubmittedOrderFacts order={order} />
    </div>
  )
}
