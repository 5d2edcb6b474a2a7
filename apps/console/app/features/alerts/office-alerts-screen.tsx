import * as alertsTexts from "@hearth/texts/console/alerts.ts"
import { officeAlertsCalls } from "./alerts-calls.ts"
import { AlertsScreen } from "./alerts-screen.tsx"

/** FBK-5: head office's alerts for the country and for stores; role marketing or operations. */
export function OfficeAlertsScreen() {
  return <AlertsScreen calls={officeAlertsCalls} explanation={alertsTexts.officeExplanation} canChooseStores />
}
