import type { StoreTicket } from "@hearth/contract/calls/store-ops.shapes.ts"
import { columnOf } from "./columns.ts"

const findStepButton = (place: string) => document.querySelector<HTMLElement>(`${place} [data-step]`)

/**
 * Restores keyboard focus after a step, because the order's card becomes a new element in another column. Focuses an
 * open dialog, the order's card, the first order of its previous column, or the control that selects the view,
 * whichever is found first. `before` is the order before the step.
 */
export function returnFocus(before: StoreTicket): void {
  requestAnimationFrame(() => {
    const { activeElement } = document
    if (activeElement !== null && activeElement !== document.body) return
    const dialog = document.querySelector("dialog[open]")
    const next =
      dialog?.querySelector<HTMLElement>("button") ??
      findStepButton(`[data-order="${before.orderId}"]`) ??
      document.querySelector<HTMLElement>(`[data-order="${before.orderId}"] button`) ??
      findStepButton(`[data-column="${columnOf(before)}"]`) ??
      document.querySelector<HTMLElement>("main [role=tab][aria-selected=true], main input[type=radio]:checked")
    next?.focus()
  })
}
