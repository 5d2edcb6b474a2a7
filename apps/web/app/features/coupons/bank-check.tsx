import type { OfferEntry } from "@hearth/contract/calls/offers.calls.ts"
import { formatMoney } from "@hearth/domain/money/format-money.ts"
import { Button } from "@hearth/ui/button/button.tsx"
import { type FormEvent, useState } from "react"
import { useBoot } from "../../session/boot.tsx"
import { Refused } from "../../session/use-answer.ts"
import { FEWEST_DIGITS } from "../../shell/card-digits.ts"
import { CardDigitsField } from "../../shell/card-digits-field.tsx"
import styles from "./bank-check.module.css"
import { offersOfCard } from "./offers.api.ts"
import type { Apply } from "./use-apply.ts"

interface Found {
  message: string
  offers: readonly OfferEntry[]
}

const FAILED = "We couldn’t check that just now. Please try again."
const LEFT_OUT = "The first 8 digits are enough, so we left out the rest."

/** CAR-6: whose card it is by its first digits. A whole number never gets in, and nothing is kept. */
export function BankCheck({ apply }: { apply: Apply }) {
  const [digits, setDigits] = useState("")
  const [leftOut, setLeftOut] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<string>()
  const [found, setFound] = useState<Found>()
  const take = (typed: string, isMore: boolean) => {
    setDigits(typed)
    setLeftOut(isMore)
    setTrouble(undefined)
    setFound(undefined)
  }
  const check = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    if (digits.length < FEWEST_DIGITS) return setTrouble(`Please type the first ${FEWEST_DIGITS} to 8 digits.`)
    setBusy(true)
    try {
      setFound(await offersOfCard(digits))
    } catch (error) {
      setTrouble(error instanceof Refused ? error.message : FAILED)
    }
    setBusy(false)
  }
  return (
    <div className={styles.check}>
      <form noValidate onSubmit={(event) => void check(event)}>
        <CardDigitsField
          digits={digits}
          onDigits={take}
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

function BankOffers({ offers, apply }: { offers: readonly OfferEntry[]; apply: Apply }) {
  const { country } = useBoot()
  // What the message says already is not said twice.
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
