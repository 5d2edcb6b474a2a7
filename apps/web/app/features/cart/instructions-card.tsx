import { formatMoney } from "@hearth/domain/money/format-money.ts"
import * as cartTexts from "@hearth/texts/cart/cart.ts"
import { Card } from "@hearth/ui/card/card.tsx"
import { Chip } from "@hearth/ui/radio-group/radio-group.tsx"
import { Field } from "@hearth/ui/field/field.tsx"
import { Switch } from "@hearth/ui/switch/switch.tsx"
import { useEffect, useEffectEvent, useRef, useState } from "react"
import { usePageContext } from "../../client/page/page-context.tsx"
import { type CartView, setCartOptions } from "../../cart/cart.ts"
import { preparePrivateStorage } from "../../client/storage/storage.ts"
import styles from "./instructions-card.module.css"

/** The contract's limit for each of the two texts. */
const MAX_LENGTH = 200
const DEBOUNCE_MS = 700

/** CAR-5: instructions for the kitchen and the rider, carry bag, tip. */
export function InstructionsCard({ cart: { options, bill, deliveryType } }: { cart: CartView }) {
  const { country } = usePageContext()
  const isDelivery = deliveryType === "DELIVERY"
  // Prepares the encryption, so that text typed right before leaving the page can still be stored.
  useEffect(preparePrivateStorage, [])
  return (
    <Card as="section" className={styles.card}>
      <h2 className={styles.title}>{cartTexts.specialInstructions}</h2>
      <InstructionsField
        label={cartTexts.forKitchen}
        placeholder={cartTexts.kitchenExample}
        stored={options.cooking}
        onSave={(cooking) => setCartOptions({ cooking })}
      />
      {isDelivery ? (
        <>
          <InstructionsField
            label={cartTexts.forRider}
            placeholder={cartTexts.riderExample}
            stored={options.delivery}
            onSave={(delivery) => setCartOptions({ delivery })}
          />
          <Switch
            label={cartTexts.noContact}
            hint={cartTexts.leftAtDoor}
            checked={options.noContact}
            onChange={(event) => setCartOptions({ noContact: event.target.checked })}
          />
        </>
      ) : undefined}
      {bill?.carryBag ? (
        <Switch
          label={cartTexts.carryBag}
          hint={cartTexts.paperBag(bill.carryBag.amount, country)}
          checked={options.carryBag}
          onChange={(event) => setCartOptions({ carryBag: event.target.checked })}
        />
      ) : undefined}
      {bill?.tips ? (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- toggle buttons, not form fields, so not a fieldset
        <div role="group" aria-labelledby="tip-title" className={styles.tips}>
          <p id="tip-title">
            <strong>{cartTexts.tipRider}</strong>
            <span className={styles.muted}>{cartTexts.tipGoesToRider}</span>
          </p>
          <div className={styles.chips}>
            {bill.tips.suggestions.map((tip) => (
              <Chip
                key={tip}
                pressed={options.tip === tip}
                onPress={() => setCartOptions({ tip: options.tip === tip ? 0 : tip })}
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

interface InstructionsFieldProps {
  label: string
  placeholder: string
  stored: string
  onSave: (text: string) => void
}

/**
 * Saves on a pause in typing, on blur and on leaving the page. Shows changes from other tabs while nothing is being
 * typed here.
 */
function InstructionsField({ label, placeholder, stored, onSave }: InstructionsFieldProps) {
  const [draft, setDraft] = useState<string>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const save = (text: string) => {
    clearTimeout(timer.current)
    if (text !== stored) onSave(text)
  }
  const saveDraft = useEffectEvent(() => draft !== undefined && save(draft))
  const isTyping = draft !== undefined
  useEffect(() => {
    if (!isTyping) return
    const handleLeave = () => void saveDraft()
    // Encryption may not finish after `pagehide`, hence also `beforeunload`. The listeners are added only while typing:
    // with a permanent one, some browsers exclude the page from the back/forward cache.
    const events = ["beforeunload", "pagehide"]
    for (const event of events) addEventListener(event, handleLeave)
    return () => {
      for (const event of events) removeEventListener(event, handleLeave)
      clearTimeout(timer.current)
    }
  }, [isTyping])
  return (
    <Field
      label={label}
      placeholder={placeholder}
      maxLength={MAX_LENGTH}
      value={draft ?? stored}
      onChange={({ target: { value } }) => {
        setDraft(value)
        clearTimeout(timer.current)
        timer.current = setTimeout(() => save(value), DEBOUNCE_MS)
      }}
      onBlur={() => {
        if (draft !== undefined) save(draft)
        setDraft(undefined)
      }}
    />
  )
}
