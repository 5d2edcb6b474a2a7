import type { Transaction } from "@hearth/contract/calls/orders.shapes.ts"
import * as checkoutTexts from "@hearth/texts/checkout/checkout.ts"
import * as labels from "@hearth/texts/labels.ts"
import * as paymentTexts from "@hearth/texts/checkout/payment.ts"
import { ButtonLink } from "@hearth/ui/button/button.tsx"
import { InfoIcon } from "@hearth/ui/icon/tool-icons.tsx"
import { useEffect, useRef } from "react"
import { usePageContext } from "../../client/page/page-context.tsx"
import { orderHref } from "../../shared/order/order-route.ts"
import styles from "./checkout.module.css"
import { Problems, type problemsIn } from "./checkout-section.tsx"
import type { PriceChange } from "./payment/use-payment.ts"

/** A payment that was started before the customer left the page and can be continued. */
export function PendingPayment({ order }: { order: Transaction }) {
  const { country } = usePageContext()
  const { payment, next, confirmation } = order
  const isUnfinished = payment?.status === "PENDING" || payment?.status === "CREATED"
  if (confirmation !== "pending" || !payment || !isUnfinished || next.kind === "pay" || next.kind === "code")
    return undefined
  const href = next.kind === "page" ? next.url : orderHref(order)
  return (
    <section className={styles.note} aria-label={paymentTexts.pendingPayment}>
      <InfoIcon size={20} />
      <p>
        <strong>{paymentTexts.paymentIsPending(payment.amount, payment.mode, country)}</strong>
        <span>{paymentTexts.continueOrChange}</span>
      </p>
      <ButtonLink size="small" href={href}>
        {paymentTexts.continuePayment}
      </ButtonLink>
    </section>
  )
}

/** Says why the order was refused. Scrolled into view and focused, because the pay button is far below it on a phone. */
export function PriceChangedNote({ priceChange, payable }: { priceChange: PriceChange | undefined; payable: number }) {
  const { country } = usePageContext()
  const ref = useRef<HTMLOutputElement>(null)
  useEffect(() => {
    if (priceChange) ref.current?.focus()
  }, [priceChange])
  return (
    // Always rendered, so that screen readers announce its changes.
    <output ref={ref} tabIndex={-1} className={styles.priceChange}>
      {priceChange ? (
        <span className={styles.note}>
          <InfoIcon size={20} />
          <span>
            <strong>{priceChange.message}</strong>
            {priceChange.previousTotal === payable ? undefined : (
              <span>{checkoutTexts.totalChanged(priceChange.previousTotal, payable, country)}</span>
            )}
            <span>{labels.nothingCharged}</span>
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
          {labels.goToCart}
        </ButtonLink>
      ) : undefined}
    </div>
  )
}
