import type { Alert } from "@hearth/contract/calls/alerts.calls.ts"
import * as alertTexts from "@hearth/texts/shell/alerts.ts"
import { AlertIcon, InfoIcon } from "@hearth/ui/icon/tool-icons.tsx"
import { Strip } from "@hearth/ui/strip/strip.tsx"
import { currentToasts, subscribeToasts, type Toast } from "@hearth/ui/toast/toasts.ts"
import { useEffect, useState, useSyncExternalStore } from "react"
import { usePageContext } from "../../client/page/page-context.tsx"
import { fetchAlerts, markSeen } from "./alerts.api.ts"

const noToasts: readonly Toast[] = []

/**
 * Messages of the store or country, one at a time. FBK-5: each is shown once and counts as seen as soon as it is on the
 * screen: it doesn't reappear after a reload, in another tab or after signing in. While a toast is shown, no alert is.
 */
export function Alerts() {
  const storeId = usePageContext().store.id
  const [alerts, setAlerts] = useState<Alert[]>([])
  useEffect(() => {
    let isActive = true
    void fetchAlerts(storeId).then((newAlerts) => isActive && setAlerts(newAlerts))
    return () => {
      isActive = false
    }
  }, [storeId])

  const hasToast = useSyncExternalStore(subscribeToasts, currentToasts, () => noToasts).length > 0
  const alert = hasToast ? undefined : alerts[0]
  const shownId = alert?.id
  useEffect(() => {
    if (shownId !== undefined) void markSeen(shownId)
  }, [shownId])
  if (!alert) return undefined
  const close = () => setAlerts((current) => current.filter(({ id }) => id !== alert.id))
  return (
    <Strip
      position="bottom"
      tone={alert.tone === "warning" ? "warning" : "plain"}
      icon={alert.tone === "warning" ? <AlertIcon size={20} /> : <InfoIcon size={20} />}
      onClose={close}
      closeLabel={alertTexts.closeAlert(alert.title)}
    >
      <strong>{alert.title}</strong> {alert.message}
    </Strip>
  )
}
