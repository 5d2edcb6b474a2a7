import type { StoreTicket } from "@hearth/contract/calls/console/store-ops.shapes.ts"
import { useState } from "react"
import type { LiveBoard } from "../../client/live-board.ts"
import { advance } from "./board-actions.ts"
import { returnFocus } from "./return-focus.ts"

/** Moves an order to its next stage. Calls `onRiderNeeded` instead if the order is about to go out without a rider. */
export function useAdvance(board: LiveBoard, ticket: StoreTicket, onRiderNeeded: (ticket: StoreTicket) => void) {
  const [busy, setBusy] = useState(false)
  async function advanceTicket(): Promise<void> {
    const { next, rider, carrier } = ticket
    if (next === null || next === "CANCELLED") return
    if (next === "ON THE WAY" && !rider && !carrier) return onRiderNeeded(ticket)
    setBusy(true)
    await advance(board, ticket, next)
    setBusy(false)
    returnFocus(ticket)
  }
  return { busy, advanceTicket }
}
