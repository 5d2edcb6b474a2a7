import type { Rider } from "@hearth/contract/calls/console/store-ops.shapes.ts"
import * as labels from "@hearth/texts/labels.ts"
import * as ridersTexts from "@hearth/texts/console/riders.ts"
import { Button } from "@hearth/ui/button/button.tsx"
import { EmptyState } from "@hearth/ui/empty-state/empty-state.tsx"
import { BoxDrawing } from "@hearth/ui/empty-state/drawings.tsx"
import { Field } from "@hearth/ui/field/field.tsx"
import { Modal } from "@hearth/ui/modal/modal.tsx"
import { showToast } from "@hearth/ui/toast/toasts.ts"
import { type SyntheticEvent, useState } from "react"
import { call, newKey } from "../../client/api.ts"
import type { LiveBoard } from "../../client/live-board.ts"

export interface RidersScreenProps {
  live: LiveBoard
  riders: readonly Rider[]
  isManager: boolean
}

/** The store's riders, and which of them are delivering. */
export function RidersScreen({ live, riders, isManager }: RidersScreenProps) {
  const [riderToRemove, setRiderToRemove] = useState<Rider>()
  const [busy, setBusy] = useState(false)

  async function removeRider(): Promise<void> {
    if (!riderToRemove) return
    setBusy(true)
    const params = { storeId: live.storeId, riderId: riderToRemove.riderId }
    const route = "DELETE /store-ops/ve1/stores/{storeId}/riders/{riderId}"
    const result = await call(route, { params, idempotencyKey: newKey() })
    await live.refresh()
    setBusy(false)
    setRiderToRemove(undefined)
    if (!result.ok) showToast({ message: result.message, tone: "error" })
  }

  return (
    <div className="screen">
      <h1>{ridersTexts.riders}</h1>
      {riders.length === 0 ? (
        <EmptyState drawing={<BoxDrawing />} title={ridersTexts.noRidersYet}>
          {isManager ? ridersTexts.addYourRiders : ridersTexts.askManager}
        </EmptyState>
      ) : (
        <section className="panel" aria-label={ridersTexts.storeRiders}>
          <ul className="rows">
            {riders.map((rider) => (
              <li key={rider.riderId}>
                <span>
                  <b>{rider.name}</b>
                  <br />
                  <span className="soft">
                    {ridersTexts.phoneAndStatus(
                      rider.phone,
                      rider.out.length === 0 ? ridersTexts.atStore : ridersTexts.outWith(rider.out),
                    )}
                  </span>
                </span>
                {isManager ? (
                  <Button
                    size="small"
                    variant="secondary"
                    aria-label={ridersTexts.removeRider(rider.name)}
                    onClick={() => setRiderToRemove(rider)}
                  >
                    {labels.remove}
                  </Button>
                ) : undefined}
              </li>
            ))}
          </ul>
        </section>
      )}
      {isManager ? <AddRider live={live} /> : undefined}
      <Modal
        open={riderToRemove !== undefined}
        onClose={() => setRiderToRemove(undefined)}
        header={riderToRemove ? ridersTexts.removeQuestion(riderToRemove.name) : ""}
        message={ridersTexts.removeEffect}
        left={{ label: labels.cancel }}
        right={{ label: labels.remove, onPress: removeRider, busy }}
      />
    </div>
  )
}

function AddRider({ live }: { live: LiveBoard }) {
  const [phoneError, setPhoneError] = useState<string>()
  const [busy, setBusy] = useState(false)
  async function add(event: SyntheticEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const form = event.currentTarget
    const data = new FormData(form)
    const body = { name: String(data.get("name")).trim(), phone: String(data.get("phone")).trim() }
    setBusy(true)
    const route = "POST /store-ops/ve1/stores/{storeId}/riders"
    const result = await call(route, { params: { storeId: live.storeId }, body, idempotencyKey: newKey() })
    setPhoneError(result.ok ? undefined : result.message)
    if (result.ok) {
      await live.refresh()
      form.reset()
      showToast({ message: ridersTexts.riderAdded(body.name), tone: "success" })
    }
    setBusy(false)
  }
  return (
    <form className="panel" onSubmit={add}>
      <h2>{ridersTexts.addRider}</h2>
      <div className="fields">
        <Field label={ridersTexts.name} name="name" maxLength={60} required autoComplete="off" />
        <Field
          label={ridersTexts.phone}
          name="phone"
          type="tel"
          required
          autoComplete="off"
          pattern="\+?[0-9 ]{7,17}"
          title={ridersTexts.phoneFormat}
          error={phoneError}
        />
      </div>
      <div className="buttons">
        <Button type="submit" busy={busy}>
          {ridersTexts.addRider}
        </Button>
      </div>
    </form>
  )
}
