import type { Rider, StoreTicket } from "@hearth/contract/calls/console/store-ops.shapes.ts"
import * as boardTexts from "@hearth/texts/console/board.ts"
import * as carrierTexts from "@hearth/texts/console/carrier.ts"
import * as labels from "@hearth/texts/labels.ts"
import * as orderTexts from "@hearth/texts/console/orders.ts"
import * as ridersTexts from "@hearth/texts/console/riders.ts"
import { Button } from "@hearth/ui/button/button.tsx"
import { RadioGroup } from "@hearth/ui/radio-group/radio-group.tsx"
import { Field } from "@hearth/ui/field/field.tsx"
import { Sheet } from "@hearth/ui/sheet/sheet.tsx"
import { useState } from "react"
import type { LiveBoard } from "../../client/live-board.ts"
import { addRider, advance, assignRider, assignToCarrier } from "./board-actions.ts"

export interface RiderSheetProps {
  board: LiveBoard
  riders: readonly Rider[]
  ticket: StoreTicket | undefined
  onClose: () => void
}

/**
 * Assigns the order to a rider, a new rider, a courier or other store staff. If the order is ready, the same tap can
 * also dispatch it.
 */
export function RiderSheet({ ticket, onClose, ...rest }: RiderSheetProps) {
  return (
    <Sheet
      open={ticket !== undefined}
      onClose={onClose}
      title={carrierTexts.whoDelivers}
      subtitle={ticket ? orderTexts.orderNumber(ticket.orderId) : undefined}
    >
      {ticket ? <ChooseCarrier key={ticket.transactionId} {...rest} ticket={ticket} onClose={onClose} /> : undefined}
    </Sheet>
  )
}

/** The choices besides a rider's id. Those for a carrier are the kinds of carrier, as in a ticket. */
const NEW_RIDER = "new"
const COURIER = "courier"
const UNNAMED = "unnamed"

function initialChoice({ rider, carrier }: StoreTicket, riders: readonly Rider[]): string {
  return (
    rider?.riderId ?? carrier?.kind ?? riders.find(({ out: ordersOut }) => ordersOut.length === 0)?.riderId ?? NEW_RIDER
  )
}

function ChooseCarrier({ board, riders, ticket, onClose }: RiderSheetProps & { ticket: StoreTicket }) {
  const [chosen, setChosen] = useState(() => initialChoice(ticket, riders))
  const [name, setName] = useState("")
  const [phone, setPhone] = useState("")
  const courier = ticket.carrier?.kind === "courier" ? ticket.carrier : undefined
  const [courierName, setCourierName] = useState(courier?.name ?? "")
  const [reference, setReference] = useState(courier?.reference ?? "")
  const [fieldError, setFieldError] = useState<string>()
  const [busy, setBusy] = useState<"assign" | "send">()

  async function assignCarrier(): Promise<StoreTicket | undefined> {
    if (chosen === UNNAMED) return assignToCarrier(board, ticket, { kind: UNNAMED })
    if (chosen === COURIER)
      return assignToCarrier(board, ticket, { kind: COURIER, name: courierName.trim(), reference: reference.trim() })
    if (chosen !== NEW_RIDER) return ticket.rider?.riderId === chosen ? ticket : assignRider(board, ticket, chosen)
    const addResult = await addRider(board, { name: name.trim(), phone: phone.trim() })
    if (!addResult.ok) setFieldError(addResult.message)
    return addResult.ok ? assignRider(board, ticket, addResult.data.rider.riderId) : undefined
  }

  async function confirm(action: "assign" | "send"): Promise<void> {
    const isNewRiderInvalid = chosen === NEW_RIDER && (name.trim() === "" || !/^\+?[0-9 ]{7,17}$/.test(phone.trim()))
    if (isNewRiderInvalid) return setFieldError(carrierTexts.enterNameAndPhone)
    if (chosen === COURIER && courierName.trim() === "") return setFieldError(carrierTexts.enterCourierName)
    setFieldError(undefined)
    setBusy(action)
    const assignedTicket = await assignCarrier()
    if (assignedTicket && action === "send") await advance(board, assignedTicket, "ON THE WAY")
    setBusy(undefined)
    if (assignedTicket) onClose()
  }

  const isReady = ticket.stage === "READY"
  return (
    <div className="stack">
      <RadioGroup
        legend={carrierTexts.carrier}
        legendHidden
        value={chosen}
        onChange={(value) => {
          setChosen(value)
          setFieldError(undefined)
        }}
        options={[
          ...riders.map(({ riderId, name: riderName, out: ordersOut }) => ({
            value: riderId,
            label: riderName,
            hint: ordersOut.length === 0 ? ridersTexts.atStore : ridersTexts.outWith(ordersOut),
          })),
          { value: NEW_RIDER, label: carrierTexts.newRider, hint: carrierTexts.riderIsSaved },
          { value: COURIER, label: carrierTexts.courierCompany, hint: carrierTexts.customerSeesCourier },
          { value: UNNAMED, label: carrierTexts.storeStaff, hint: carrierTexts.someoneFromStore },
        ]}
      />
      {chosen === NEW_RIDER ? (
        <div className="fields">
          <Field
            label={carrierTexts.riderName}
            value={name}
            maxLength={60}
            autoComplete="off"
            onChange={onInput(setName)}
          />
          <Field
            label={carrierTexts.riderPhone}
            type="tel"
            value={phone}
            autoComplete="off"
            onChange={onInput(setPhone)}
            error={fieldError}
          />
        </div>
      ) : undefined}
      {chosen === COURIER ? (
        <div className="fields">
          <Field
            label={carrierTexts.courierName}
            value={courierName}
            maxLength={60}
            autoComplete="off"
            onChange={onInput(setCourierName)}
            error={fieldError}
          />
          <Field
            label={carrierTexts.reference}
            value={reference}
            maxLength={60}
            autoComplete="off"
            onChange={onInput(setReference)}
          />
        </div>
      ) : undefined}
      {isReady ? (
        <Button full size="large" busy={busy === "send"} onClick={() => confirm("send")}>
          {boardTexts.stepDispatch}
        </Button>
      ) : undefined}
      <Button
        full
        variant={isReady ? "secondary" : "primary"}
        busy={busy === "assign"}
        onClick={() => confirm("assign")}
      >
        {isReady ? carrierTexts.saveWithoutDispatching : labels.save}
      </Button>
    </div>
  )
}

const onInput = (set: (value: string) => void) => (event: { target: unknown }) =>
  set((event.target as HTMLInputElement).value)
