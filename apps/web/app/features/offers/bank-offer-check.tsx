import type { OfferEntry } from "@hearth/contract/calls/offers.calls.ts"
import { formatMoney } from "@hearth/domain/money/format-money.ts"
import { Button } from "@hearth/ui/button/button.tsx"
import { type FormEvent, useState } from "react"
import { usePageContext } from "../../client/page/page-context.tsx"
import { RefusedError } from "../../client/api/use-query.ts"
import { MIN_DIGITS } from "../../shared/payment/card-digits.ts"
import { CardDigitsField } from "../../shared/payment/card-digits-field.tsx"
import styles from "./bank-offer-check.module.css"
import { fetchCardOffers } from "./offers.api.ts"
import type { ApplyPromo } from "./use-apply-promo.ts"

interface BankOffersResult {
  message: string
  offers: readonly OfferEntry[]
}

const FAILED = "We couldn’t check that just now. Please try again."
const LEFT_OUT = "The first 8 digits are enough, so we left out the rest."

/**
 * CAR-6: finds a bank's offers by the first digits of the card. A complete card number can't be entered, and nothing is
 * stored.
 */
export function BankOfferCheck({ apply }: { apply: ApplyPromo }) {
  const [digits, setDigits] = useState("")
  const [leftOut, setLeftOut] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<string>()
  const [found, setFound] = useState<BankOffersResult>()
  const change = (typed: string, isMore: boolean) => {
    setDigits(typed)
    setLeftOut(isMore)
    setTrouble(undefined)
    setFound(undefined)
  }
  const check = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    if (digits.length < MIN_DIGITS) return setTrouble(`Please type the first ${MIN_DIGITS} to 8 digits.`)
    setBusy(true)
    try {
      setFound(await fetchCardOffers(digits))
    } catch (error) {
      setTrouble(error instanceof RefusedError ? error.message : FAILED)
    }
    setBusy(false)
  }
  return (
    <div className={styles.check}>
      <form noValidate onSubmit={(event) => void check(event)}>
        <CardDigitsField
          digits={digits}
          onDigits={change}
          hint={leftOut ? LEFT_OUT : "Never more than these, and we don’t keep them."}
          error={trouble}
          suffix={
            <Button type="submit" variant="quiet" busy={isBusy}>
              Check
            </Button>
          }
        />
      </form>
      <output className={styles.found}>
        {found ? (
          <>
            <p className={styles.message}>{found.message}</p>
            <BankOffers offers={found.offers} apply={apply} />
          </>
        ) : undefined}
      </output>
    </div>
  )
}

function BankOffers({ offers, apply }: { offers: readonly OfferEntry[]; apply: ApplyPromo }) {
  const { country } = usePageContext()
  // The message above says the same already.
  if (offers.length === 1 && offers[0]?.status === "REJECTED") return undefined
  return (
    <ul className={styles.list}>
      {offers.map(({ offerId, title, code, status, saving, messages, onBill }) => (
        <li key={offerId} className={styles.offer}>
          <span className={styles.words}>
            <strong>{title}</strong>
            <span className={styles.soft}>
              {status === "APPLIED" ? `Saves ${formatMoney(saving, country)}` : messages[0]?.message}
            </span>
          </span>
          {status === "APPLIED" && code !== null && !onBill ? (
            <Button
              size="small"
              busy={apply.busy === code}
              aria-label={`Apply ${code}`}
              onClick={() => void apply.chosen(code)}
            >
              Apply
            </Button>
          ) : undefined}
        </li>
      ))}
    </ul>
  )
}
