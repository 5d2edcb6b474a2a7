import type { Alert } from "@hearth/contract/calls/alerts.calls.ts"
import { AlertIcon, InfoIcon } from "@hearth/ui/icon/tool-icons.tsx"
import { Strip } from "@hearth/ui/strip/strip.tsx"
import { useEffect, useState } from "react"
import { useBoot } from "../../session/boot.tsx"
import { fetchAlerts, markSeen } from "./alerts.api.ts"

/** Messages of the store or country, one at a time; each is shown to a visitor until they close it, and then never again. */
export function Alerts() {
  const storeId = useBoot().store.id
  const [alerts, setAlerts] = useState<Alert[]>([])
  useEffect(() => {
    let here = true
    void fetchAlerts(storeId).then((found) => here && setAlerts(found))
    return () => {
      here = false
    }
  }, [storeId])

  const [alert] = alerts
  if (!alert) return undefined
  const close = () => {
    setAlerts((rest) => rest.filter(({ id }) => id !== alert.id))
    void markSeen(alert.id)
  }
  return (
    <Strip
      place="bottom"
      tone={alert.tone === "warning" ? "warning" : "plain"}
      icon={alert.tone === "warning" ? <AlertIcon size={20} /> : <InfoIcon size={20} />}
      onClose={close}
      closeLabel={`Close: ${alert.title}`}
    >
      <strong>{alert.title}</strong> {alert.message}
    </Strip>
  )
}
