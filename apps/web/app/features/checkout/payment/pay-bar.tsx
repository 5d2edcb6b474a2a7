import { formatMoney } from "@hearth/domain/money/format-money.ts"
import * as paymentTexts from "@hearth/texts/checkout/payment.ts"
import { ActionBar } from "@hearth/ui/action-bar/action-bar.tsx"
import { Button } from "@hearth/ui/button/button.tsx"
import { createElement, Fragment } from "react"
import { useHideAppBottomBar } from "../../../shared/page/use-hide-app-bottom-bar.ts"
import styles from "../checkout.module.css"
import { formatPayButton } from "./format-pay.ts"
import type { CheckoutState } from "../use-checkout.ts"
import type { PayState } from "./use-payment.ts"

/** The amount and the pay button, which says what happens next. */
export function PayBar({ checkout, payState }: { checkout: CheckoutState; payState: PayState }) {
  const { bill, isUpdating, country, option, paymentSplit } = checkout
  useHideAppBottomBar()
  const isTotalKnown = bill !== null && !isUpdating
  return (
    <ActionBar
      total={isTotalKnown ? formatMoney(bill.payable, country) : undefined}
      totalLabel={paymentTexts.total}
      action={
        <Button
          size="large"
          full
          busy={payState.busy}
          disabled={!isTotalKnown}
          aria-disabled={payState.hasTotalJustChanged || undefined}
          className={payState.hasTotalJustChanged ? styles.waiting : undefined}
          onClick={payState.submit}
        >
          {isTotalKnown
            ? formatPayButton(option?.mode, paymentSplit.rest || bill.payable, country)
            : paymentTexts.updatingTotal}
        </Button>
      }
      note={<AcceptTerms />}
    />
  )
}

function AcceptTerms() {
  return createElement(Fragment, null, ...paymentTexts.acceptTerms((label) => <a href="/terms">{label}</a>))
}
