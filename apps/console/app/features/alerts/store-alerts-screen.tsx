import * as alertsTexts from "@hearth/texts/console/alerts.ts"
import { useMemo } from "react"
import { storeAlertsCalls } from "./alerts-calls.ts"
import { AlertsScreen } from "./alerts-screen.tsx"

/** FBK-5: the alerts that a store's customers get. Its managers write and end the store's own. */
export function StoreAlertsScreen({ storeId }: { storeId: string }) {
  const calls = useMemo(() => storeAlertsCalls(storeId), [storeId])
  return <AlertsScreen calls={calls} explanation={alertsTexts.storeExplanation} canChooseStores={false} />
}
