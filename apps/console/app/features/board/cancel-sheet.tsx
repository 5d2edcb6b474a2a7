import type { StoreTicket } from "@hearth/contract/calls/console/store-ops.shapes.ts"
import { type CancelReason, cancelReasonsFor } from "@hearth/domain/orders/cancel-reasons.ts"
import * as cancelReasonTexts from "@hearth/texts/orders/cancel-reasons.ts"
import * as cancelTexts from "@hearth/texts/console/cancel.ts"
import * as orderTexts from "@hearth/texts/console/orders.ts"
import { Button } from "@hearth/ui/button/button.tsx"
import { RadioGroup } from "@hearth/ui/radio-group/radio-group.tsx"
import { Sheet } from "@hearth/ui/sheet/sheet.tsx"
import { showToast } from "@hearth/ui/toast/toasts.ts"
import { useState } from "react"
import { formatLocalMoney } from "../../client/country.ts"
import type { LiveBoard } from "../../client/live-board.ts"
import { cancel } from "./board-actions.ts"
import styles from "./cancel-sheet.module.css"
import { paidAmountOf } from "./format-ticket.ts"

const labels: Readonly<Record<CancelReason, string>> = {
  "cannot make": cancelTexts.cannotMake,
  "sold out": cancelTexts.soldOut,
  "no rider": cancelTexts.noRider,
  "not reachable": cancelTexts.notReachable,
  "customer asked": cancelTexts.customerAsked,
  "not taken": cancelTexts.notTaken,
}

export interface CancelSheetProps {
  board: LiveBoard
  ticket: StoreTicket | undefined
  onClose: () => void
}

/** Cancels an order after a confirmation, with a reason that the customer sees too. */
export function CancelSheet({ ticket, onClose, board }: CancelSheetProps) {
  const [chosen, setChosen] = useState<{ transactionId: string; reason: CancelReason }>()
  const [busy, setBusy] = useState(false)
  const reasons = ticket ? cancelReasonsFor(ticket.stage, ticket.deliveryType) : []
  // The order or its stage may have changed meanwhile: the chosen reason must still be available.
  const reason = reasons.find((name) => chosen?.transactionId === ticket?.transactionId && chosen?.reason === name)
  const paidAmount = ticket ? paidAmountOf(ticket) : 0

  async function confirm(): Promise<void> {
    if (!ticket || reason === undefined) return
    setBusy(true)
    const isCancelled = await cancel(board, ticket, reason)
    setBusy(false)
    if (isCancelled)
      showToast({
        message: paidAmount > 0 ? cancelTexts.cancelledWithRefund(formatLocalMoney(paidAmount)) : cancelTexts.cancelled,
        tone: "success",
      })
    onClose()
  }

  return (
    <Sheet
      open={ticket !== undefined}
      onClose={onClose}
      title={cancelTexts.question}
      subtitle={ticket ? orderTexts.orderNumber(ticket.orderId) : undefined}
      footer={
        <div className={styles.buttons}>
          <Button full variant="secondary" onClick={onClose}>
            {cancelTexts.keepOrder}
          </Button>
          <Button full variant="danger" busy={busy} disabled={reason === undefined} onClick={confirm}>
            {reason === undefined ? cancelTexts.chooseReason : cancelTexts.cancelOrder}
          </Button>
        </div>
      }
    >
      {ticket ? (
        <div className="stack">
          <RadioGroup
            legend={cancelTexts.reason}
            value={reason}
            onChange={(name) => setChosen({ transactionId: ticket.transactionId, reason: name })}
            options={reasons.map((name) => ({
              value: name,
              label: labels[name],
              hint: cancelReasonTexts.byReason[name],
            }))}
          />
          <p>{paidAmount > 0 ? cancelTexts.withRefund(formatLocalMoney(paidAmount)) : cancelTexts.withoutRefund}</p>
        </div>
      ) : undefined}
    </Sheet>
  )
}
