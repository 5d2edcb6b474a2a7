import type { StoreTicket } from "@hearth/contract/calls/store-ops.shapes.ts"
import { columnOf } from "./columns.ts"

const findStepButton = (place: string) => document.querySelector<HTMLElement>(`${place} [data-step]`)

/**
 * A step puts an order's card elsewhere on the board, as a new element: whoever pressed by keyboard goes on from there.
 * What left the view leaves them at the next order of its step, or at what chooses the view. Told of the order as it was
 * before.
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
