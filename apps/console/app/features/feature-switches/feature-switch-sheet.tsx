import type { FeatureSwitch } from "@hearth/contract/calls/console/head-office.calls.ts"
import * as featuresTexts from "@hearth/texts/console/features.ts"
import { Button } from "@hearth/ui/button/button.tsx"
import { Sheet } from "@hearth/ui/sheet/sheet.tsx"
import { showToast } from "@hearth/ui/toast/toasts.ts"
import { type SyntheticEvent, useState } from "react"
import { call } from "../../client/api.ts"
import { useIdempotencyKey } from "@hearth/browser/use-idempotency-key.ts"
import { FormError } from "../../shell/form-error.tsx"
import { checkReason } from "../../shell/head-office/check-reason.ts"
import { focusInvalidField } from "../../shell/head-office/focus-invalid-field.ts"
import { ReasonField } from "../../shell/head-office/reason-field.tsx"

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
  const [failure, setFailure] = useState<string>()
  const [busy, setBusy] = useState(false)
  const keyFor = useIdempotencyKey()

  async function submit(event: SyntheticEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const error = checkReason(reason)
    setReasonError(error)
    setFailure(undefined)
    if (error !== undefined) return focusInvalidField(event.currentTarget, { reason: error })
    setBusy(true)
    const body = { isOff: !isOff, reason: reason.trim() }
    const result = await call("PUT /store-ops/ve1/head-office/switches/{country}/{name}", {
      params: { country, name },
      body,
      idempotencyKey: keyFor(body),
    })
    if (result.ok) await onChanged()
    setBusy(false)
    if (!result.ok) return setFailure(result.message)
    showToast({ message: isOff ? featuresTexts.turnedOn(title) : featuresTexts.turnedOff(title), tone: "success" })
  }

  return (
    <Sheet
      open
      onClose={onClose}
      title={isOff ? featuresTexts.turnOnQuestion(title) : featuresTexts.turnOffQuestion(title)}
    >
      <form className="stack" noValidate onSubmit={(event) => void submit(event)}>
        <ReasonField
          hasFirstFocus
          value={reason}
          error={reasonError}
          onChange={(next) => {
            setReason(next)
            setReasonError(undefined)
          }}
        />
        <FormError>{failure}</FormError>
        <Button type="submit" variant={isOff ? "primary" : "danger"} busy={busy} full>
          {isOff ? featuresTexts.turnOn : featuresTexts.turnOff}
        </Button>
      </form>
    </Sheet>
  )
}
