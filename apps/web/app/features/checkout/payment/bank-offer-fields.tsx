import * as cardDigitsTexts from "@hearth/texts/checkout/card-digits.ts"
import * as paymentTexts from "@hearth/texts/checkout/payment.ts"
import { useState } from "react"
import { MIN_DIGITS } from "../../../shared/payment/card-digits.ts"
import { CardDigitsField } from "../../../shared/payment/card-digits-field.tsx"
import styles from "./payment-method.module.css"
import type { CheckoutState } from "../use-checkout.ts"

/**
 * OFR-7: an offer for one bank's cards is matched by the first digits of the card. The rest is entered only on the
 * provider's page.
 */
export function BankOfferFields({ checkout }: { checkout: CheckoutState }) {
  const { bankOffers, bin, setBin, bill, isChecked } = checkout
  const [leftOut, setLeftOut] = useState(false)
  const banks = [...new Set(bankOffers.map(({ bank }) => bank))]
  const isTyped = bin.length >= MIN_DIGITS
  const appliedOffer = bankOffers.find(({ code }) => bill?.discounts.some((each) => each.code === code))
  const message = appliedOffer
    ? paymentTexts.offerApplied(appliedOffer.title)
    : isTyped
      ? paymentTexts.notCardOf(banks)
      : paymentTexts.enterDigitsFor(banks)
  return (
    <>
      <CardDigitsField
        name="cardDigits"
        digits={bin}
        hint={leftOut ? cardDigitsTexts.restLeftOut : paymentTexts.fullNumberAtBank}
        onDigits={(digits, isMore) => {
          setBin(digits)
          setLeftOut(isMore)
        }}
      />
      <output className={styles.result}>{isChecked ? message : ""}</output>
    </>
  )
}
