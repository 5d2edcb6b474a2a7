import type { StoreTicket } from "@hearth/contract/calls/console/store-ops.shapes.ts"
import { useState } from "react"
import { updateNewOrders, noNewOrders } from "./track-new-orders.ts"

/** Announces new orders to screen readers, on every screen. */
export function NewOrdersAnnouncer({ tickets }: { tickets: readonly StoreTicket[] }) {
  const [state, setState] = useState(noNewOrders)
  if (tickets !== state.tickets) setState(updateNewOrders(state, tickets))
  return (
    <p className="sr-only" aria-live="polite" data-testid="new-orders">
      {state.announcement}
    </p>
  )
}
