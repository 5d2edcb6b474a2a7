import type { Board } from "@hearth/contract/calls/store-ops.shapes.ts"
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

const defaultMessage = "We’ll be back soon."

/** Each switch affects every customer of the store immediately, so each needs a confirmation. */
export function StoreSwitchesScreen({ live, store }: StoreSwitchesScreenProps) {
  const [question, setQuestion] = useState<Question>()
  const [message, setMessage] = useState(defaultMessage)
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
      <h1>Store</h1>
      <section className="panel">
        <h2>Taking orders</h2>
        <p className={styles.state} data-on={store.online}>
          {store.online ? "The store is online." : `The store is offline. Customers read “${store.offlineMessage}”.`}
        </p>
        {store.online ? (
          <Field
            label="What customers read while it is off"
            value={message}
            maxLength={200}
            onChange={(event) => setMessage((event.target as HTMLInputElement).value)}
          />
        ) : undefined}
        <div className="buttons">
          {store.online ? (
            <Button variant="danger" onClick={() => setQuestion("offline")}>
              Take the store offline
            </Button>
          ) : (
            <Button onClick={() => setQuestion("online")}>Bring the store online</Button>
          )}
        </div>
      </section>
      <section className="panel">
        <h2>Conditions</h2>
        <p className={styles.state} data-on={!store.conditionsUnsuitable}>
          {store.conditionsUnsuitable
            ? "Conditions are unsuitable: nothing is promised to new orders."
            : "Riders are as quick as usual."}
        </p>
        <p className="soft">
          For heavy rain, blocked roads and the like. Orders placed before keep what they were promised.
        </p>
        <div className="buttons">
          {store.conditionsUnsuitable ? (
            <Button onClick={() => setQuestion("suitable")}>Conditions are good again</Button>
          ) : (
            <Button variant="danger" onClick={() => setQuestion("unsuitable")}>
              Say that conditions are unsuitable
            </Button>
          )}
        </div>
      </section>
      <Modal
        open={question !== undefined}
        onClose={() => setQuestion(undefined)}
        header={question ? headers[question] : ""}
        message={question ? effects[question] : ""}
        left={{ label: "No, leave it" }}
        right={{ label: "Yes", onPress: confirm, busy }}
      />
    </div>
  )
}

const headers: Readonly<Record<Question, string>> = {
  offline: "Take the store offline?",
  online: "Bring the store online?",
  unsuitable: "Conditions unsuitable?",
  suitable: "Conditions good again?",
}

const effects: Readonly<Record<Question, string>> = {
  offline: "Nobody can order from this store until you bring it back. Orders under way go on.",
  online: "Customers can order from now on.",
  unsuitable: "New orders are promised nothing, and customers are told so before they pay.",
  suitable: "New orders are promised their time again.",
}

const done: Readonly<Record<Question, string>> = {
  offline: "The store is offline.",
  online: "The store is online.",
  unsuitable: "Nothing is promised to new orders.",
  suitable: "New orders are promised their time again.",
}
