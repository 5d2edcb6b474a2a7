import { formatMoney } from "@hearth/domain/money/format-money.ts"
import { Button } from "@hearth/ui/button/button.tsx"
import { Card } from "@hearth/ui/card/card.tsx"
import { Confetti } from "@hearth/ui/confetti/confetti.tsx"
import { Field } from "@hearth/ui/field/field.tsx"
import { TagIcon } from "@hearth/ui/icon/icons.tsx"
import { showToast } from "@hearth/ui/toast/toasts.ts"
import { type FormEvent, useState } from "react"
import { useBoot } from "../../session/boot.tsx"
import { applyPromo, type CartView, removePromo } from "../../session/keep-cart.ts"
import styles from "./coupon-card.module.css"

interface CouponCardProps {
  cart: CartView
  /** Where it is said elsewhere that a code landed. */
  onApplied?: (message: string) => void
}

/** A code to type, what is applied and what it saves. */
export function CouponCard({ cart: { promos, bill }, onApplied }: CouponCardProps) {
  const { country } = useBoot()
  const [typed, setTyped] = useState("")
  const [refusal, setRefusal] = useState<string>()
  const [busy, setBusy] = useState<string>()
  const [landed, setLanded] = useState({ burst: 0, words: "" })
  const apply = async (event: FormEvent) => {
    event.preventDefault()
    const code = typed.trim()
    if (code === "" || busy !== undefined) return
    setBusy("apply")
    setRefusal(undefined)
    const answer = await applyPromo(code)
    setBusy(undefined)
    if (!answer.ok) return setRefusal(answer.message)
    setTyped("")
    const words = `${answer.message}. ${answer.subMessage}.`
    if (onApplied) onApplied(words)
    else setLanded(({ burst }) => ({ burst: burst + 1, words }))
  }
  const remove = async (code: string) => {
    setBusy(code)
    const trouble = await removePromo(code)
    setBusy(undefined)
    setLanded(({ burst }) => ({ burst, words: "" }))
    if (trouble !== undefined) showToast({ message: trouble, tone: "error" })
  }
  return (
    <Card as="section" className={styles.card}>
      <h2 className={styles.title}>
        <TagIcon size={20} />
        Have an offer code?
      </h2>
      <form className={styles.form} onSubmit={(event) => void apply(event)}>
        <Field
          label="Offer code"
          className={styles.field}
          value={typed}
          required
          maxLength={60}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          placeholder="Type Offer code here…"
          error={refusal}
          onChange={(event) => {
            setTyped(event.target.value)
            setRefusal(undefined)
          }}
          suffix={
            <Button type="submit" variant="quiet" busy={busy === "apply"}>
              Apply
            </Button>
          }
        />
      </form>
      <output className={styles.landed}>{landed.words}</output>
      {promos.length > 0 ? (
        <ul className={styles.list}>
          {promos.map((code) => {
            const saved = bill?.discounts.find((each) => each.code === code)?.amount ?? 0
            return (
              <li key={code} className={styles.applied}>
                <span>
                  <strong>{code}</strong>
                  <span className={styles.saved}>
                    {saved > 0 ? `You save ${formatMoney(saved, country)}` : "Takes nothing off this cart"}
                  </span>
                </span>
                <Button
                  size="small"
                  variant="quiet"
                  busy={busy === code}
                  aria-label={`Remove ${code}`}
                  onClick={() => void remove(code)}
                >
                  Remove
                </Button>
              </li>
            )
          })}
        </ul>
      ) : undefined}
      <Confetti burst={landed.burst} />
    </Card>
  )
}
