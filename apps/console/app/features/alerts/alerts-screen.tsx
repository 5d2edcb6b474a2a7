import type { ListedAlert } from "@hearth/contract/calls/console/alerts-console.calls.ts"
import { alertStates } from "@hearth/domain/alerts/alert-rules.ts"
import * as alertsTexts from "@hearth/texts/console/alerts.ts"
import { Button } from "@hearth/ui/button/button.tsx"
import { OvenDrawing } from "@hearth/ui/empty-state/drawings.tsx"
import { EmptyState } from "@hearth/ui/empty-state/empty-state.tsx"
import { PlusIcon } from "@hearth/ui/icon/tool-icons.tsx"
import { useState } from "react"
import { LoadingPanel } from "../../shell/loading-panel.tsx"
import { useCall } from "../../shell/use-call.ts"
import { AlertRow } from "./alert-row.tsx"
import type { AlertsCalls } from "./alerts-calls.ts"
import { EndAlertModal } from "./end-alert-modal.tsx"
import { WriteAlertSheet } from "./write-alert-sheet.tsx"

export interface AlertsScreenProps {
  /** A stable object. */
  calls: AlertsCalls
  explanation: string
  /** Head office chooses between the country and stores. */
  canChooseStores: boolean
}

/** Current, planned and past alerts, with a form for a new one. */
export function AlertsScreen({ calls, explanation, canChooseStores }: AlertsScreenProps) {
  const { data, errorMessage, reload } = useCall(calls.list)
  const [isWriting, setWriting] = useState(false)
  const [alertToEnd, setAlertToEnd] = useState<ListedAlert>()

  return (
    <div className="screen">
      <header className="heading-row">
        <h1>{alertsTexts.alerts}</h1>
        <Button icon={<PlusIcon size={20} />} onClick={() => setWriting(true)}>
          {alertsTexts.writeAlert}
        </Button>
      </header>
      <p className="soft">{explanation}</p>
      {data === undefined ? (
        <LoadingPanel label={alertsTexts.alerts} errorMessage={errorMessage} onRetry={reload} />
      ) : data.alerts.length === 0 ? (
        <EmptyState drawing={<OvenDrawing />} title={alertsTexts.noAlerts}>
          {alertsTexts.noAlertsHint}
        </EmptyState>
      ) : (
        alertStates.map((state) => (
          <AlertGroup
            key={state}
            title={alertsTexts.states[state]}
            emptyHint={state === "current" ? alertsTexts.noneCurrent : undefined}
            alerts={data.alerts.filter((alert) => alert.state === state)}
            onEnd={setAlertToEnd}
          />
        ))
      )}
      {isWriting ? (
        <WriteAlertSheet
          calls={calls}
          canChooseStores={canChooseStores}
          onClose={() => setWriting(false)}
          onWritten={async () => {
            await reload()
            setWriting(false)
          }}
        />
      ) : undefined}
      <EndAlertModal
        calls={calls}
        alert={alertToEnd}
        onClose={() => setAlertToEnd(undefined)}
        onEnded={async () => {
          await reload()
          setAlertToEnd(undefined)
        }}
      />
    </div>
  )
}

interface AlertGroupProps {
  title: string
  /** What an empty group says; without it, an empty group isn't shown. */
  emptyHint: string | undefined
  alerts: readonly ListedAlert[]
  onEnd: (alert: ListedAlert) => void
}

function AlertGroup({ title, emptyHint, alerts, onEnd }: AlertGroupProps) {
  if (alerts.length === 0 && emptyHint === undefined) return undefined
  return (
    <section className="panel" aria-label={title}>
      <h2>{title}</h2>
      {alerts.length === 0 ? <p className="soft">{emptyHint}</p> : undefined}
      <ul className="rows">
        {alerts.map((alert) => (
          <AlertRow key={alert.alertId} alert={alert} onEnd={() => onEnd(alert)} />
        ))}
      </ul>
    </section>
  )
}
