import * as labels from "@hearth/texts/labels.ts"
import * as offerTexts from "@hearth/texts/offers/offers.ts"
import { Button } from "@hearth/ui/button/button.tsx"
import { Field } from "@hearth/ui/field/field.tsx"
import { type FormEvent, useState } from "react"
import styles from "./promo-code-form.module.css"
import type { ApplyPromo } from "./use-apply-promo.ts"

/** OFR-1: the field for a promo code. An error stays below the field until the code is changed. */
export function PromoCodeForm({ apply }: { apply: ApplyPromo }) {
  const [typedCode, setTyped] = useState("")
  const [isSubmittedEmpty, setEmpty] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const code = typedCode.trim()
    if (code === "") return setEmpty(true)
    if (await apply.applyTypedCode(code)) setTyped("")
  }
  return (
    <form onSubmit={(event) => void submit(event)}>
      <Field
        label={offerTexts.offerCode}
        className={styles.field}
        value={typedCode}
        required
        maxLength={60}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="go"
        placeholder={offerTexts.codePlaceholder}
        error={isSubmittedEmpty ? offerTexts.enterCode : apply.promoInvalid}
        onChange={(event) => {
          setTyped(event.target.value)
          setEmpty(false)
          apply.clearError()
        }}
        suffix={
          <Button type="submit" variant="quiet" busy={apply.isTypedCodeBusy}>
            {labels.apply}
          </Button>
        }
      />
    </form>
  )
}
