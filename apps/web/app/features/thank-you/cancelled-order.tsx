import type { Transaction } from "@hearth/contract/calls/orders.shapes.ts"
import * as labels from "@hearth/texts/labels.ts"
import * as thankYouTexts from "@hearth/texts/checkout/thank-you.ts"
import { ButtonLink } from "@hearth/ui/button/button.tsx"
import { CloseIcon } from "@hearth/ui/icon/icons.tsx"
import { usePageContext } from "../../client/page/page-context.tsx"
import { visibleNavItems } from "../../client/page/nav-items.ts"
import { formatMoneyBack, formatPointsBack } from "../../shared/order/format-cancelling.ts"
import { spentPointsOf } from "../../shared/order/spent-points.ts"
import { Refunds } from "../../shared/order/refunds.tsx"
import { StatusHero } from "./status-hero.tsx"
import { SubmittedOrderFacts } from "./submitted-order-facts.tsx"
import styles from "./thank-you.module.css"

export function CancelledOrder({ order }: { order: Transaction }) {
  const menuPath = visibleNavItems(usePageContext()).find(({ id }) => id === "menu")?.to ?? "/"
  const { paymentMode, refunds, message, bill, forfeitsPoints } = order
  const pointsBack = formatPointsBack({ spentPoints: spentPointsOf(bill), forfeitsPoints })
  return (
    <div className={styles.screen}>
      <StatusHero tone="bad" icon={<CloseIcon size={34} />} title={thankYouTexts.cancelled} orderId={order.orderId}>
        {message || formatMoneyBack(paymentMode) || pointsBack}
      </StatusHero>
      {refunds.length > 0 || pointsBack !== undefined ? (
        <section className={styles.note}>
          <Refunds order={order} />
          {pointsBack === undefined ? undefined : <p>{pointsBack}</p>}
        </section>
      ) : undefined}
      <div className={styles.actions}>
        <ButtonLink href={menuPath}>{labels.seeMenu}</ButtonLink>
      </div>
      <SubmittedOrderFacts order={order} />
    </div>
  )
}
