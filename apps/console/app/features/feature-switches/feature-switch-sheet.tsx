import type { FeatureSwitch } from "@hearth/contract/calls/console/head-office.calls.ts"
import * as featuresTexts from "@hearth/texts/console/features.ts"
import { Sheet } from "@hearth/ui/sheet/sheet.tsx"
import { showToast } from "@hearth/ui/toast/toasts.ts"
import { useState } from "react"
import { call } from "../../client/api.ts"
import { useIdempotencyKey } from "@hearth/browser/use-idempotency-key.ts"
import { ReasonForm } from "../../shell/head-office/reason-form.tsx"

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
  const [failure, setFailure] = useState<string>()
  const [busy, setBusy] = useState(false)
  const keyFor = useIdempotencyKey()

  async function change(reason: string): Promise<void> {
    setBusy(true)
    setFailure(undefined)
    const body = { isOff: !isOff, reason }
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
      <ReasonForm
        failure={failure}
        submitLabel={isOff ? featuresTexts.turnOn : featuresTexts.turnOff}
        variant={isOff ? "primary" : "danger"}
        busy={busy}
        onSubmit={change}
      />
    </Sheet>
  )
}
