import { formatMoney } from "@hearth/domain/money/format-money.ts"
import * as paymentTexts from "@hearth/texts/checkout/payment.ts"
import { Button } from "@hearth/ui/button/button.tsx"
import { createElement, Fragment } from "react"
import { useHideAppBottomBar } from "../../../shared/page/use-hide-app-bottom-bar.ts"
import styles from "./pay-bar.module.css"
import { formatPayButton } from "./format-pay.ts"
import type { CheckoutState } from "../use-checkout.ts"
import type { PayState } from "./use-payment.ts"

/** The amount and the pay button, fixed to the lower edge within reach of the thumb. */
export function PayBar({ checkout, paying }: { checkout: CheckoutState; paying: PayState }) {
  const { bill, isUpdating, country, option, paymentSplit } = checkout
  useHideAppBottomBar()
  const isTotalKnown = bill !== null && !isUpdating
  return (
    <div className={styles.bar}>
      <p className={styles.sum}>
        <strong data-testid="to-pay" aria-busy={!isTotalKnown}>
          {isTotalKnown ? formatMoney(bill.payable, country) : "…"}
        </strong>
        <span>{paymentTexts.total}</span>
      </p>
      <Button size="large" full busy={paying.busy} disabled={!isTotalKnown} onClick={paying.submit}>
        {isTotalKnown
          ? formatPayButton(option?.mode, paymentSplit.rest || bill.payable, country)
          : paymentTexts.updatingTotal}
      </Button>
      <p className={styles.terms}>
        {createElement(Fragment, null, ...paymentTexts.acceptTerms((label) => <a href="/terms">{label}</a>))}
      </p>
    </div>
  )
}
