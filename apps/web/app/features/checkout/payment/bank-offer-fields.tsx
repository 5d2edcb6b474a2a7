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
  const { bankOffers, bin, setBin, bill, isValidationCurrent } = checkout
  const [isTruncated, setTruncated] = useState(false)
  const banks = [...new Set(bankOffers.map(({ bank }) => bank))]
  const hasEnoughDigits = bin.length >= MIN_DIGITS
  const appliedOffer = bankOffers.find(({ code }) => bill?.discounts.some((each) => each.code === code))
  const message = appliedOffer
    ? paymentTexts.offerApplied(appliedOffer.title)
    : hasEnoughDigits
      ? paymentTexts.notCardOf(banks)
      : paymentTexts.enterDigitsFor(banks)
  return (
    <>
      <CardDigitsField
        name="cardDigits"
        digits={bin}
        hint={isTruncated ? cardDigitsTexts.restLeftOut : paymentTexts.fullNumberAtBank}
        onDigits={(digits, hasMoreDigits) => {
          setBin(digits)
          setTruncated(hasMoreDigits)
        }}
      />
      <output className={styles.result}>{isValidationCurrent ? message : ""}</output>
    </>
  )
}
