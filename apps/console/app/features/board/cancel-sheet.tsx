import type { StoreTicket } from "@hearth/contract/calls/store-ops.shapes.ts"
import { type CancelReason, cancelReasons, cancelReasonsFor } from "@hearth/domain/orders/cancel-reasons.ts"
import { Button } from "@hearth/ui/button/button.tsx"
import { RadioGroup } from "@hearth/ui/radio-group/radio-group.tsx"
import { Sheet } from "@hearth/ui/sheet/sheet.tsx"
import { showToast } from "@hearth/ui/toast/toasts.ts"
import { useState } from "react"
import { formatLocalMoney } from "../../client/country.ts"
import type { LiveBoard } from "../../client/live-board.ts"
import { cancel } from "./board-actions.ts"
import styles from "./cancel-sheet.module.css"
import { paidFor } from "./format-ticket.ts"

const labels: Readonly<Record<CancelReason, string>> = {
  "cannot make": "We can’t make it",
  "sold out": "Something is sold out",
  "no rider": "Nobody can bring it",
  "not reachable": "Customer can’t be found or reached",
  "customer asked": "The customer asked for it",
  "not taken": "Nobody took it",
}

export interface CancelSheetProps {
  board: LiveBoard
  ticket: StoreTicket | undefined
  onClose: () => void
}

/** Cancels an order after a confirmation, with a reason that the customer sees too. */
export function CancelSheet({ ticket, onClose, board }: CancelSheetProps) {
  const [chosen, setChosen] = useState<{ of: string; reason: CancelReason }>()
  const [busy, setBusy] = useState(false)
  const reasons = ticket ? cancelReasonsFor(ticket.stage, ticket.deliveryType) : []
  // The order or its stage may have changed meanwhile: the chosen reason must still be available.
  const reason = reasons.find((name) => chosen?.of === ticket?.transactionId && chosen?.reason === name)
  const paid = ticket ? paidFor(ticket) : 0

  async function confirm(): Promise<void> {
    if (!ticket || reason === undefined) return
    setBusy(true)
    const done = await cancel(board, ticket, reason)
    setBusy(false)
    if (done)
      showToast({
        message: paid > 0 ? `Cancelled. ${formatLocalMoney(paid)} goes back.` : "Cancelled.",
        tone: "success",
      })
    onClose()
  }

  return (
    <Sheet
      open={ticket !== undefined}
      onClose={onClose}
      title="Cancel this order?"
      subtitle={ticket ? `Order ${ticket.orderId}` : undefined}
      footer={
        <div className={styles.answers}>
          <Button full variant="secondary" onClick={onClose}>
            Keep the order
          </Button>
          <Button full variant="danger" busy={busy} disabled={reason === undefined} onClick={confirm}>
            {reason === undefined ? "Choose a reason first" : "Cancel the order"}
          </Button>
        </div>
      }
    >
      {ticket ? (
        <div className="stack">
          <RadioGroup
            legend="Why?"
            value={reason}
            onChange={(name) => setChosen({ of: ticket.transactionId, reason: name })}
            options={reasons.map((name) => ({ value: name, label: labels[name], hint: cancelReasons[name] }))}
          />
          <p>
            {paid > 0
              ? `${formatLocalMoney(paid)} goes back to the customer, the way it came.`
              : "Nothing was paid yet, so nothing goes back."}{" "}
            The customer is told the reason at once. This can’t be undone.
          </p>
        </div>
      ) : undefined}
    </Sheet>
  )
}
