import * as cardDigitsTexts from "@hearth/texts/checkout/card-digits.ts"
import { Field } from "@hearth/ui/field/field.tsx"
import type { ReactNode } from "react"
import { readCardDigits } from "./card-digits.ts"

interface CardDigitsFieldProps {
  digits: string
  onDigits: (digits: string, hasMoreDigits: boolean) => void
  hint: string
  name?: string
  error?: string | undefined
  suffix?: ReactNode
}

/**
 * CAR-6, SEC-9: the first digits of a card, which identify its bank. A whole card number is never accepted, typed or
 * pasted.
 */
export function CardDigitsField({ digits, onDigits, ...rest }: CardDigitsFieldProps) {
  const change = (text: string) => {
    const cardDigits = readCardDigits(text)
    onDigits(cardDigits.digits, cardDigits.hasMoreDigits)
  }
  return (
    <Field
      {...rest}
      label={cardDigitsTexts.firstDigits}
      inputMode="numeric"
      autoComplete="off"
      spellCheck={false}
      placeholder={cardDigitsTexts.exampleDigits}
      value={digits}
      onPaste={(event) => {
        // Handled manually, so that the rest of a card number is never in the field, not even briefly.
        event.preventDefault()
        const { selectionStart, selectionEnd, value } = event.currentTarget
        const pasted = event.clipboardData.getData("text")
        change(value.slice(0, selectionStart ?? 0) + pasted + value.slice(selectionEnd ?? value.length))
      }}
      onChange={({ target: { value } }) => change(value)}
    />
  )
}
