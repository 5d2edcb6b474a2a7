import type { Transaction } from "@hearth/contract/calls/orders.shapes.ts"
import { ButtonLink } from "@hearth/ui/button/button.tsx"
import { CloseIcon } from "@hearth/ui/icon/icons.tsx"
import { useBoot } from "../../session/boot.tsx"
import { openPlaces } from "../../shell/places.ts"
import { Refunds } from "../../shell/refunds.tsx"
import { Hero } from "./hero.tsx"
import { OrderFacts } from "./order-facts.tsx"
import styles from "./thank-you.module.css"

export function Cancelled({ order }: { order: Transaction }) {
  const menuPath = openPlaces(useBoot()).find(({ id }) => id === "menu")?.to ?? "/"
  const isCash = order.paymentMode === "COD"
  return (
    <div className={styles.screen}>
      <Hero tone="bad" icon={<CloseIcon size={34} />} title="Your order is cancelled" orderId={order.orderId}>
        {order.message || (isCash ? "Nothing was charged." : "You get all of it back.")}
      </Hero>
      {order.refunds.length > 0 ? (
        <section className={styles.note}>
          <Refunds order={order} />
        </section>
      ) : undefined}
      <div className={styles.ways}>
        <ButtonLink href={menuPath}>See the menu</ButtonLink>
      </div>
      <OrderFacts order={order} />
    </div>
  )
}
