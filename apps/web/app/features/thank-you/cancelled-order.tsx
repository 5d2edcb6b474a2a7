import type { Transaction } from "@hearth/contract/calls/orders.shapes.ts"
import { ButtonLink } from "@hearth/ui/button/button.tsx"
import { CloseIcon } from "@hearth/ui/icon/icons.tsx"
import { usePageContext } from "../../client/page/page-context.tsx"
import { visibleNavItems } from "../../client/page/nav-items.ts"
import { Refunds } from "../../shared/order/refunds.tsx"
import { StatusHero } from "./status-hero.tsx"
import { PlacedOrderFacts } from "./placed-order-facts.tsx"
import styles from "./thank-you.module.css"

export function CancelledOrder({ order }: { order: Transaction }) {
  const menuPath = visibleNavItems(usePageContext()).find(({ id }) => id === "menu")?.to ?? "/"
  const isCash = order.paymentMode === "COD"
  return (
    <div className={styles.screen}>
      <StatusHero tone="bad" icon={<CloseIcon size={34} />} title="Your order is cancelled" orderId={order.orderId}>
        {order.message || (isCash ? "Nothing was charged." : "You get all of it back.")}
      </StatusHero>
      {order.refunds.length > 0 ? (
        <section className={styles.note}>
          <Refunds order={order} />
        </section>
      ) : undefined}
      <div className={styles.ways}>
        <ButtonLink href={menuPath}>See the menu</ButtonLink>
      </div>
      <PlacedOrderFacts order={order} />
    </div>
  )
}
