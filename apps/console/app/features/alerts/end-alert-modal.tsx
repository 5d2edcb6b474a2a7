import type { ListedAlert } from "@hearth/contract/calls/console/alerts-console.calls.ts"
import { useIdempotencyKey } from "@hearth/browser/use-idempotency-key.ts"
import * as alertsTexts from "@hearth/texts/console/alerts.ts"
import * as labels from "@hearth/texts/labels.ts"
import { Modal } from "@hearth/ui/modal/modal.tsx"
import { showToast } from "@hearth/ui/toast/toasts.ts"
import { useState } from "react"
import type { AlertsCalls } from "./alerts-calls.ts"

export interface EndAlertModalProps {
  calls: AlertsCalls
  alert: ListedAlert | undefined
  onClose: () => void
  onEnded: () => Promise<void>
}

/** Says what happens before an alert ends for all customers. */
export function EndAlertModal({ calls, alert, onClose, onEnded }: EndAlertModalProps) {
  const [busy, setBusy] = useState(false)
  const keyFor = useIdempotencyKey()

  async function end(): Promise<void> {
    if (!alert) return
    setBusy(true)
    const result = await calls.end(alert.alertId, keyFor(alert.alertId))
    if (result.ok) await onEnded()
    setBusy(false)
    if (result.ok) showToast({ message: alertsTexts.ended(alert.title), tone: "success" })
    else showToast({ message: result.message, tone: "error" })
  }

  const effect = alert?.state === "planned" ? alertsTexts.endPlannedEffect : alertsTexts.endCurrentEffect
  return (
    <Modal
      open={alert !== undefined}
      onClose={onClose}
      header={alertsTexts.endQuestion}
      message={alert ? effect(alert.title) : ""}
      left={{ label: labels.cancel }}
      right={{ label: alertsTexts.endNow, onPress: end, busy }}
    />
  )
}
