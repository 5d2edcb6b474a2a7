import type { Board } from "@hearth/contract/calls/store-ops.shapes.ts"
import * as labels from "@hearth/texts/labels.ts"
import * as switchTexts from "@hearth/texts/console/store-switches.ts"
import { Button } from "@hearth/ui/button/button.tsx"
import { Field } from "@hearth/ui/field/field.tsx"
import { Modal } from "@hearth/ui/modal/modal.tsx"
import { showToast } from "@hearth/ui/toast/toasts.ts"
import { useState } from "react"
import { call, newKey, type Result } from "../../client/api.ts"
import type { LiveBoard } from "../../client/live-board.ts"
import styles from "./store-switches.module.css"

export interface StoreSwitchesScreenProps {
  live: LiveBoard
  store: Board["store"]
}

type Question = "offline" | "online" | "unsuitable" | "suitable"

/** Each switch affects every customer of the store immediately, so each needs a confirmation. */
export function StoreSwitchesScreen({ live, store }: StoreSwitchesScreenProps) {
  const [question, setQuestion] = useState<Question>()
  const [message, setMessage] = useState(switchTexts.defaultMessage)
  const [busy, setBusy] = useState(false)
  const params = { storeId: live.storeId }

  function sendSwitch(switchTo: Question): Promise<Result<unknown>> {
    const idempotencyKey = newKey()
    if (switchTo === "offline" || switchTo === "online") {
      const body = { online: switchTo === "online", message: switchTo === "online" ? "" : message.trim() }
      return call("PUT /store-ops/ve1/stores/{storeId}/online", { params, body, idempotencyKey })
    }
    const body = { unsuitable: switchTo === "unsuitable" }
    return call("PUT /store-ops/ve1/stores/{storeId}/conditions", { params, body, idempotencyKey })
  }

  async function confirm(): Promise<void> {
    if (!question) return
    setBusy(true)
    const answer = await sendSwitch(question)
    await live.refresh()
    setBusy(false)
    setQuestion(undefined)
    showToast(answer.ok ? { message: done[question], tone: "success" } : { message: answer.message, tone: "error" })
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
            <Button variant="danger" onClick={() => setQuestion("offline")}>
              {switchTexts.takeOffline}
            </Button>
          ) : (
            <Button onClick={() => setQuestion("online")}>{switchTexts.bringOnline}</Button>
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
            <Button onClick={() => setQuestion("suitable")}>{switchTexts.endDelays}</Button>
          ) : (
            <Button variant="danger" onClick={() => setQuestion("unsuitable")}>
              {switchTexts.reportDelays}
            </Button>
          )}
        </div>
      </section>
      <Modal
        open={question !== undefined}
        onClose={() => setQuestion(undefined)}
        header={question ? headers[question] : ""}
        message={question ? effects[question] : ""}
        left={{ label: labels.cancel }}
        right={{ label: question ? confirmations[question] : "", onPress: confirm, busy }}
      />
    </div>
  )
}

const headers: Readonly<Record<Question, string>> = {
  offline: switchTexts.takeOfflineQuestion,
  online: switchTexts.bringOnlineQuestion,
  unsuitable: switchTexts.reportDelaysQuestion,
  suitable: switchTexts.endDelaysQuestion,
}

const effects: Readonly<Record<Question, string>> = {
  offline: switchTexts.takeOfflineEffect,
  online: switchTexts.bringOnlineEffect,
  unsuitable: switchTexts.reportDelaysEffect,
  suitable: switchTexts.endDelaysEffect,
}

const confirmations: Readonly<Record<Question, string>> = {
  offline: switchTexts.takeOfflineConfirm,
  online: switchTexts.bringOnlineConfirm,
  unsuitable: switchTexts.reportDelaysConfirm,
  suitable: switchTexts.endDelaysConfirm,
}

const done: Readonly<Record<Question, string>> = {
  offline: switchTexts.isOffline,
  online: switchTexts.storeOnline,
  unsuitable: switchTexts.delaysStarted,
  suitable: switchTexts.delaysEnded,
}
