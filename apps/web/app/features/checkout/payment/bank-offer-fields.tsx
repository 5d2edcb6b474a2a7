import { useState } from "react"
import { MIN_DIGITS } from "../../../shared/payment/card-digits.ts"
import { CardDigitsField } from "../../../shared/payment/card-digits-field.tsx"
import styles from "./payment-method.module.css"
import type { CheckoutState } from "../use-checkout.ts"

const LEFT_OUT = "The first 8 digits are enough, so we left out the rest."

/**
 * OFR-7: an offer for one bank's cards is matched by the first digits of the card. The rest is entered only on the
 * provider's page.
 */
export function BankOfferFields({ checkout }: { checkout: CheckoutState }) {
  const { bankOffers, bin, setBin, bill, isChecked } = checkout
  const [leftOut, setLeftOut] = useState(false)
  const banks = [...new Set(bankOffers.map(({ bank }) => bank))].join(" or ")
  const isTyped = bin.length >= MIN_DIGITS
  const appliedOffer = bankOffers.find(({ code }) => bill?.discounts.some((each) => each.code === code))
  const message = appliedOffer
    ? `It counts: ${appliedOffer.title}.`
    : isTyped
      ? `These aren’t the digits of a ${banks} card, so its offer doesn’t count.`
      : `Without them the offer of ${banks} doesn’t count.`
  return (
    <>
      <CardDigitsField
        name="cardDigits"
        digits={bin}
        hint={leftOut ? LEFT_OUT : "Never more than these. The whole number is typed on your bank’s page only."}
        onDigits={(digits, isMore) => {
          setBin(digits)
          setLeftOut(isMore)
        }}
      />
      <output className={styles.told}>{isChecked ? message : ""}</output>
    </>
  )
}
