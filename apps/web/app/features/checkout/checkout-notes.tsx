import type { Transaction } from "@hearth/contract/calls/orders.shapes.ts"
import { formatMoney } from "@hearth/domain/money/format-money.ts"
import { ButtonLink } from "@hearth/ui/button/button.tsx"
import { InfoIcon } from "@hearth/ui/icon/tool-icons.tsx"
import { usePageContext } from "../../client/page/page-context.tsx"
import { orderHref } from "../../shared/order/order-route.ts"
import styles from "./checkout.module.css"
import { formatAmountByMode } from "./payment/format-pay.ts"
import { Problems, type problemsIn } from "./checkout-section.tsx"
import type { PriceChange } from "./payment/use-payment.ts"

/** A payment that was started before the customer left the page and can be continued. */
export function PendingPayment({ order }: { order: Transaction }) {
  const { country } = usePageContext()
  const { payment, next, confirmation } = order
  const isOpen = payment?.status === "PENDING" || payment?.status === "CREATED"
  if (confirmation !== "pending" || !payment || !isOpen || next.kind === "pay" || next.kind === "code") return undefined
  const href = next.kind === "page" ? next.url : orderHref(order)
  return (
    <section className={styles.note} aria-label="A payment under way">
      <InfoIcon size={20} />
      <p>
        <strong>A payment of {formatAmountByMode(payment.mode, payment.amount, country)} is waiting.</strong>
        <span>Go on with it, or pay another way: it is never taken twice.</span>
      </p>
      <ButtonLink size="small" href={href}>
        Go on paying
      </ButtonLink>
    </section>
  )
}

export function PriceChangedNote({ changed, payable }: { changed: PriceChange | undefined; payable: number }) {
  const { country } = usePageContext()
  return (
    // Always rendered, so that screen readers announce its changes.
    <output>
      {changed ? (
        <span className={styles.note}>
          <InfoIcon size={20} />
          <span>
            <strong>{changed.message}</strong>
            {changed.before === payable ? undefined : (
              <span>
                It was {formatMoney(changed.before, country)}, now it is {formatMoney(payable, country)}.
              </span>
            )}
            <span>Nothing was charged.</span>
          </span>
        </span>
      ) : undefined}
    </output>
  )
}

export function CartProblems({ problems }: { problems: ReturnType<typeof problemsIn> }) {
  return (
    <div id="cart" tabIndex={-1} className={styles.cart}>
      <Problems problems={problems} />
      {problems.length > 0 ? (
        <ButtonLink size="small" variant="secondary" href="/cart">
          See the cart
        </ButtonLink>
      ) : undefined}
    </div>
  )
}
