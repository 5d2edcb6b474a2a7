import type { FeatureSwitch } from "@hearth/contract/calls/console/head-office.calls.ts"
import * as featuresTexts from "@hearth/texts/console/features.ts"
import { Button } from "@hearth/ui/button/button.tsx"
import { Field } from "@hearth/ui/field/field.tsx"
import { Sheet } from "@hearth/ui/sheet/sheet.tsx"
import { showToast } from "@hearth/ui/toast/toasts.ts"
import { type FormEvent, useState } from "react"
import { call, newKey } from "../../client/api.ts"

export interface FeatureSwitchSheetProps {
  chosen: FeatureSwitch
  onClose: () => void
  onChanged: () => Promise<void>
}

/**
 * Asks for a reason before a switch changes for the whole country. The reason is stored with the member and the time.
 */
export function FeatureSwitchSheet({ chosen, onClose, onChanged }: FeatureSwitchSheetProps) {
  const { name, title, country, isOff } = chosen
  const [reason, setReason] = useState("")
  const [reasonError, setReasonError] = useState<string>()
  const [busy, setBusy] = useState(false)
  const [idempotencyKey] = useState(newKey)

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (reason.trim() === "") return setReasonError(featuresTexts.enterReason)
    setBusy(true)
    const result = await call("PUT /store-ops/ve1/head-office/switches/{country}/{name}", {
      params: { country, name },
      body: { isOff: !isOff, reason: reason.trim() },
      idempotencyKey,
    })
    if (result.ok) await onChanged()
    setBusy(false)
    const successMessage = isOff ? featuresTexts.turnedOn(title) : featuresTexts.turnedOff(title)
    showToast(result.ok ? { message: successMessage, tone: "success" } : { message: result.message, tone: "error" })
  }

  return (
    <Sheet
      open
      onClose={onClose}
      title={isOff ? featuresTexts.turnOnQuestion(title) : featuresTexts.turnOffQuestion(title)}
    >
      <form className="stack" noValidate onSubmit={(event) => void submit(event)}>
        <Field
          label={featuresTexts.reason}
          value={reason}
          maxLength={200}
          error={reasonError}
          onChange={(event) => {
            setReason((event.target as HTMLInputElement).value)
            setReasonError(undefined)
          }}
        />
        <Button type="submit" variant={isOff ? "primary" : "danger"} busy={busy} full>
          {isOff ? featuresTexts.turnOn : featuresTexts.turnOff}
        </Button>
      </form>
    </Sheet>
  )
}
