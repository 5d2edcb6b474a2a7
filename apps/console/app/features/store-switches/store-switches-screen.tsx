import type { Board } from "@hearth/contract/calls/console/store-ops.shapes.ts"
import * as labels from "@hearth/texts/labels.ts"
import * as switchTexts from "@hearth/texts/console/store-switches.ts"
import { Button } from "@hearth/ui/button/button.tsx"
import { Field } from "@hearth/ui/field/field.tsx"
import { Modal } from "@hearth/ui/modal/modal.tsx"
import { showToast } from "@hearth/ui/toast/toasts.ts"
import { useState } from "react"
import { call, newKey } from "../../client/api.ts"
import type { Result } from "@hearth/browser/result.ts"
import type { LiveBoard } from "../../client/live-board.ts"
import styles from "./store-switches.module.css"

export interface StoreSwitchesScreenProps {
  live: LiveBoard
  store: Board["store"]
}

type SwitchAction = "offline" | "online" | "unsuitable" | "suitable"

/** Each switch affects every customer of the store immediately, so each needs a confirmation. */
export function StoreSwitchesScreen({ live, store }: StoreSwitchesScreenProps) {
  const [pendingAction, setPendingAction] = useState<SwitchAction>()
  const [message, setMessage] = useState(switchTexts.defaultMessage)
  const [busy, setBusy] = useState(false)
  const params = { storeId: live.storeId }

  function sendSwitch(switchTo: SwitchAction): Promise<Result<unknown>> {
    const idempotencyKey = newKey()
    if (switchTo === "offline" || switchTo === "online") {
      const body = { online: switchTo === "online", message: switchTo === "online" ? "" : message.trim() }
      return call("PUT /store-ops/ve1/stores/{storeId}/online", { params, body, idempotencyKey })
    }
    const body = { unsuitable: switchTo === "unsuitable" }
    return call("PUT /store-ops/ve1/stores/{storeId}/conditions", { params, body, idempotencyKey })
  }

  async function confirm(): Promise<void> {
    if (!pendingAction) return
    setBusy(true)
    const result = await sendSwitch(pendingAction)
    await live.refresh()
    setBusy(false)
    setPendingAction(undefined)
    showToast(
      result.ok
        ? { message: successMessages[pendingAction], tone: "success" }
        : { message: result.message, tone: "error" },
    )
  }

  return (
    <div className="screen">
      <h1>{switchTexts.store}</h1>
      <section className="panel">
        <h2>{switchTexts.onlineOrdering}</h2>
        <p className={styles.state} data-on={store.online}>
          {store.online ? switchTexts.storeOnline : switchTexts.storeOffline(store.offlineMessage)}
        </p>
        {store.online ? (
          <Field
            label={switchTexts.messageWhileOffline}
            value={message}
            maxLength={200}
            onChange={(event) => setMessage((event.target as HTMLInputElement).value)}
          />
        ) : undefined}
        <div className="buttons">
          {store.online ? (
            <Button variant="danger" onClick={() => setPendingAction("offline")}>
              {switchTexts.takeOffline}
            </Button>
          ) : (
            <Button onClick={() => setPendingAction("online")}>{switchTexts.bringOnline}</Button>
          )}
        </div>
      </section>
      <section className="panel">
        <h2>{switchTexts.deliveryConditions}</h2>
        <p className={styles.state} data-on={!store.conditionsUnsuitable}>
          {store.conditionsUnsuitable ? switchTexts.delaysReported : switchTexts.deliveriesNormal}
        </p>
        <p className="soft">{switchTexts.whenToReport}</p>
        <div className="buttons">
          {store.conditionsUnsuitable ? (
            <Button onClick={() => setPendingAction("suitable")}>{switchTexts.endDelays}</Button>
          ) : (
            <Button variant="danger" onClick={() => setPendingAction("unsuitable")}>
              {switchTexts.reportDelays}
            </Button>
          )}
        </div>
      </section>
      <Modal
        open={pendingAction !== undefined}
        onClose={() => setPendingAction(undefined)}
        header={pendingAction ? headers[pendingAction] : ""}
        message={pendingAction ? effects[pendingAction] : ""}
        left={{ label: labels.cancel }}
        right={{ label: pendingAction ? confirmations[pendingAction] : "", onPress: confirm, busy }}
      />
    </div>
  )
}

const headers: Readonly<Record<SwitchAction, string>> = {
  offline: switchTexts.takeOfflineQuestion,
  online: switchTexts.bringOnlineQuestion,
  unsuitable: switchTexts.reportDelaysQuestion,
  suitable: switchTexts.endDelaysQuestion,
}

const effects: Readonly<Record<SwitchAction, string>> = {
  offline: switchTexts.takeOfflineEffect,
  online: switchTexts.bringOnlineEffect,
  unsuitable: switchTexts.reportDelaysEffect,
  suitable: switchTexts.endDelaysEffect,
}

const confirmations: Readonly<Record<SwitchAction, string>> = {
  offline: switchTexts.takeOfflineConfirm,
  online: switchTexts.bringOnlineConfirm,
  unsuitable: switchTexts.reportDelaysConfirm,
  suitable: switchTexts.endDelaysConfirm,
}

const successMessages: Readonly<Record<SwitchAction, string>> = {
  offline: switchTexts.isOffline,
  online: switchTexts.storeOnline,
  unsuitable: switchTexts.delaysStarted,
  suitable: switchTexts.delaysEnded,
}
