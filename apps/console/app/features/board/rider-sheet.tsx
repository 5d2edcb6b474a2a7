import type { Rider, Ticket } from "@hearth/contract/calls/store-ops.shapes.ts"
import { Button } from "@hearth/ui/button/button.tsx"
import { Choices } from "@hearth/ui/choices/choices.tsx"
import { Sheet } from "@hearth/ui/sheet/sheet.tsx"
import { useState } from "react"
import type { LiveBoard } from "../../session/live-board.ts"
import { advance, assign } from "./board-actions.ts"

export interface RiderSheetProps {
  board: LiveBoard
  riders: readonly Rider[]
  ticket: Ticket | undefined
  onClose: () => void
}

/** Who brings it. Where it is ready, choosing somebody can send it out in the same tap. */
export function RiderSheet({ ticket, onClose, ...rest }: RiderSheetProps) {
  return (
    <Sheet
      open={ticket !== undefined}
      onClose={onClose}
      title="Who brings it?"
      subtitle={ticket ? `Order ${ticket.orderId}` : undefined}
    >
      {ticket ? <ChooseRider key={ticket.transactionId} {...rest} ticket={ticket} onClose={onClose} /> : undefined}
    </Sheet>
  )
}

function ChooseRider({ board, riders, ticket, onClose }: RiderSheetProps & { ticket: Ticket }) {
  const [chosen, setChosen] = useState(ticket.rider?.riderId ?? riders.find(({ out }) => out.length === 0)?.riderId)
  const [busy, setBusy] = useState<"assign" | "send">()
  if (riders.length === 0) return <p>This store has no riders yet. A manager adds them under “Riders”.</p>

  async function confirm(what: "assign" | "send"): Promise<void> {
    if (chosen === undefined) return
    setBusy(what)
    const unchanged = ticket.rider?.riderId === chosen
    const assigned = unchanged ? ticket : await assign(board, ticket, chosen)
    if (assigned && what === "send") await advance(board, assigned, "ON THE WAY")
    setBusy(undefined)
    onClose()
  }

  return (
    <div className="stack">
      <Choices
        legend="Riders"
        legendHidden
        value={chosen}
        onChange={setChosen}
        choices={riders.map(({ riderId, name, out }) => ({
          value: riderId,
          label: name,
          hint: out.length === 0 ? "At the store" : `Out with ${out.join(", ")}`,
        }))}
      />
      {ticket.stage === "READY" ? (
        <Button full size="large" busy={busy === "send"} onClick={() => confirm("send")}>
          Send out
        </Button>
      ) : undefined}
      <Button
        full
        variant={ticket.stage === "READY" ? "secondary" : "primary"}
        busy={busy === "assign"}
        onClick={() => confirm("assign")}
      >
        {ticket.stage === "READY" ? "Only note who brings it" : "Note who brings it"}
      </Button>
    </div>
  )
}
