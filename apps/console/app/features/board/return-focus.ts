import type { StoreTicket } from "@hearth/contract/calls/console/store-ops.shapes.ts"
import { columnOf } from "./board-layout.ts"

const findAdvanceButton = (container: string) => document.querySelector<HTMLElement>(`${container} [data-advance]`)

/**
 * Restores keyboard focus after a step, because the order's card becomes a new element in another column. Focuses an
 * open dialog, the order's card, the first order of its previous column, or the control that selects the view,
 * whichever is found first. `previousTicket` is the ticket before the step.
 */
export function returnFocus(previousTicket: StoreTicket): void {
  requestAnimationFrame(() => {
    const { activeElement } = document
    if (activeElement !== null && activeElement !== document.body) return
    const dialog = document.querySelector("dialog[open]")
    const target =
      dialog?.querySelector<HTMLElement>("button") ??
      findAdvanceButton(`[data-order="${previousTicket.orderId}"]`) ??
      document.querySelector<HTMLElement>(`[data-order="${previousTicket.orderId}"] button`) ??
      findAdvanceButton(`[data-column="${columnOf(previousTicket)}"]`) ??
      document.querySelector<HTMLElement>("main [role=tab][aria-selected=true], main input[type=radio]:checked")
    target?.focus()
  })
}
