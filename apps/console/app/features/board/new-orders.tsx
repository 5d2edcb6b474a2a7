import type { StoreTicket } from "@hearth/contract/calls/store-ops.shapes.ts"
import { useState } from "react"
import { hearNewOrders, nothingHeard } from "./hear-new-orders.ts"

/** For whoever hears the board instead of seeing it, on every screen. */
export function NewOrders({ tickets }: { tickets: readonly StoreTicket[] }) {
  const [heard, setHeard] = useState(nothingHeard)
  if (tickets !== heard.tickets) setHeard(hearNewOrders(heard, tickets))
  return (
    <p className="sr-only" aria-live="polite" data-testid="new-orders">
      {heard.words}
    </p>
  )
}
