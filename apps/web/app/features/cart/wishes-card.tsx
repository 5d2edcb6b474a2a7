import { formatMoney } from "@hearth/domain/money/format-money.ts"
import { Card } from "@hearth/ui/card/card.tsx"
import { Chip } from "@hearth/ui/radio-group/radio-group.tsx"
import { Field } from "@hearth/ui/field/field.tsx"
import { Switch } from "@hearth/ui/switch/switch.tsx"
import { useEffect, useEffectEvent, useRef, useState } from "react"
import { useBoot } from "../../session/boot.tsx"
import { type CartView, setOptions } from "../../session/keep-cart.ts"
import { preparePrivateStorage } from "../../session/storage.ts"
import styles from "./wishes-card.module.css"

/** As the contract takes it. */
const MOST_WORDS = 200
const PAUSE_MS = 700

/** CAR-5: what the kitchen and the rider should know, a bag, a tip. */
export function WishesCard({ cart: { options, bill, deliveryType } }: { cart: CartView }) {
  const { country } = useBoot()
  const isDelivery = deliveryType === "DELIVERY"
  // So that what is written right before the page is left is encrypted in time.
  useEffect(preparePrivateStorage, [])
  return (
    <Card as="section" className={styles.card}>
      <h2 className={styles.title}>Anything we should know?</h2>
      <Words
        label="For the kitchen"
        placeholder="e.g. less spicy, well done…"
        kept={options.cooking}
        onKeep={(cooking) => setOptions({ cooking })}
      />
      {isDelivery ? (
        <>
          <Words
            label="For the rider"
            placeholder="e.g. the gate on the left, second floor…"
            kept={options.delivery}
            onKeep={(delivery) => setOptions({ delivery })}
          />
          <Switch
            label="No-contact delivery"
            hint="We leave it at your door and ring."
            checked={options.noContact}
            onChange={(event) => setOptions({ noContact: event.target.checked })}
          />
        </>
      ) : undefined}
      {bill?.carryBag ? (
        <Switch
          label="Carry bag"
          hint={`Paper, ${formatMoney(bill.carryBag.amount, country)}`}
          checked={options.carryBag}
          onChange={(event) => setOptions({ carryBag: event.target.checked })}
        />
      ) : undefined}
      {bill?.tips ? (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- chips that are on or off, no part of a form
        <div role="group" aria-labelledby="tip-title" className={styles.tips}>
          <p id="tip-title">
            <strong>Tip your rider</strong>
            <span className={styles.soft}>All of it goes to them.</span>
          </p>
          <div className={styles.chips}>
            {bill.tips.suggestions.map((tip) => (
              <Chip
                key={tip}
                pressed={options.tip === tip}
                onPress={() => setOptions({ tip: options.tip === tip ? 0 : tip })}
              >
                {formatMoney(tip, country)}
              </Chip>
            ))}
          </div>
        </div>
      ) : undefined}
    </Card>
  )
}

interface WordsProps {
  label: string
  placeholder: string
  kept: string
  onKeep: (words: string) => void
}

/** Kept when one pauses, or leaves the field or the page; what another tab wrote shows where nothing is being written. */
function Words({ label, placeholder, kept, onKeep }: WordsProps) {
  const [written, setWritten] = useState<string>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const keep = (words: string) => {
    clearTimeout(timer.current)
    if (words !== kept) onKeep(words)
  }
  const keepWritten = useEffectEvent(() => written !== undefined && keep(written))
  const isWriting = written !== undefined
  useEffect(() => {
    if (!isWriting) return
    const leaving = () => void keepWritten()
    // Encrypting takes a moment that a hidden page no longer has. Listened for only while one writes: a page that
    // listens for good is not kept by every browser for a step back.
    const events = ["beforeunload", "pagehide"]
    for (const event of events) addEventListener(event, leaving)
    return () => {
      for (const event of events) removeEventListener(event, leaving)
      clearTimeout(timer.current)
    }
  }, [isWriting])
  return (
    <Field
      label={label}
      placeholder={placeholder}
      maxLength={MOST_WORDS}
      value={written ?? kept}
      onChange={({ target: { value } }) => {
        setWritten(value)
        clearTimeout(timer.current)
        timer.current = setTimeout(() => keep(value), PAUSE_MS)
      }}
      onBlur={() => {
        if (written !== undefined) keep(written)
        setWritten(undefined)
      }}
    />
  )
}
