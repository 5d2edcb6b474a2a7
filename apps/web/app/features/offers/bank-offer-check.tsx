import type { OfferEntry } from "@hearth/contract/calls/offers.calls.ts"
import * as cardDigitTexts from "@hearth/texts/checkout/card-digits.ts"
import * as labels from "@hearth/texts/labels.ts"
import * as offerTexts from "@hearth/texts/offers/offers.ts"
import { Button } from "@hearth/ui/button/button.tsx"
import { type FormEvent, useState } from "react"
import { usePageContext } from "../../client/page/page-context.tsx"
import { serverMessage } from "@hearth/browser/result.ts"
import { MIN_DIGITS } from "../../shared/payment/card-digits.ts"
import { CardDigitsField } from "../../shared/payment/card-digits-field.tsx"
import styles from "./bank-offer-check.module.css"
import { fetchCardOffers } from "./offers.api.ts"
import type { ApplyPromo } from "./use-apply-promo.ts"

interface BankOffersResult {
  message: string
  offers: readonly OfferEntry[]
}

/**
 * CAR-6: finds a bank's offers by the first digits of the card. A complete card number can't be entered, and nothing is
 * stored.
 */
export function BankOfferCheck({ apply }: { apply: ApplyPromo }) {
  const [digits, setDigits] = useState("")
  const [isTruncated, setTruncated] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [checkError, setCheckError] = useState<string>()
  const [result, setResult] = useState<BankOffersResult>()
  const change = (typed: string, hasMoreDigits: boolean) => {
    setDigits(typed)
    setTruncated(hasMoreDigits)
    setCheckError(undefined)
    setResult(undefined)
  }
  const check = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    if (digits.length < MIN_DIGITS) return setCheckError(offerTexts.enterDigits(MIN_DIGITS))
    setBusy(true)
    const offersResult = await fetchCardOffers(digits)
    if (offersResult.ok) setResult(offersResult.data)
    else setCheckError(serverMessage(offersResult) ?? offerTexts.couldNotCheck)
    setBusy(false)
  }
  return (
    <div className={styles.check}>
      <form noValidate onSubmit={(event) => void check(event)}>
        <CardDigitsField
          digits={digits}
          onDigits={change}
          hint={isTruncated ? cardDigitTexts.restLeftOut : offerTexts.digitsNotStored}
          error={checkError}
          suffix={
            <Button type="submit" variant="quiet" busy={isBusy}>
              {offerTexts.check}
            </Button>
          }
        />
      </form>
      <output className={styles.found}>
        {result ? (
          <>
            <p className={styles.message}>{result.message}</p>
            <BankOffers offers={result.offers} apply={apply} />
          </>
        ) : undefined}
      </output>
    </div>
  )
}

function BankOffers({ offers, apply }: { offers: readonly OfferEntry[]; apply: ApplyPromo }) {
  const { country } = usePageContext()
  // A single rejected offer is left out, because the message above already gives its reason.
  if (offers.length === 1 && offers[0]?.status === "REJECTED") return undefined
  return (
    <ul className={styles.list}>
      {offers.map(({ offerId, title, code, status, saving, messages, onBill }) => (
        <li key={offerId} className={styles.offer}>
          <span className={styles.text}>
            <strong>{title}</strong>
            <span className={styles.muted}>
              {status === "APPLIED" ? offerTexts.saves(saving, country) : messages[0]?.message}
            </span>
          </span>
          {status === "APPLIED" && code !== null && !onBill ? (
            <Button
              size="small"
              busy={apply.busy === code}
              aria-label={offerTexts.applyCode(code)}
              onClick={() => void apply.applyChosenCode(code)}
            >
              {labels.apply}
            </Button>
          ) : undefined}
        </li>
      ))}
    </ul>
  )
}
