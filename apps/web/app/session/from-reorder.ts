import type { ReorderChange } from "@hearth/contract/calls/history.shapes.ts"
import { createStore } from "../shell/store.ts"
import { readStored, removeStored, whenStoredElsewhere, writeStored } from "./storage.ts"
import { fieldsOf } from "./stored-shapes.ts"

/** ORD-8: what is in the cart came from an order of before; what of it is not as it was. */
export interface FromReorder {
  orderId: string
  changes: readonly ReorderChange[]
}

/** Null on the server, while a page is taken over, and once it was read or ordered. */
const from = createStore<FromReorder | null>(null)

export const useFromReorder = from.use

/** Once, with the cart; another tab of this browser sees what was put in as well, and what was read. */
export function restoreFromReorder(): void {
  showStored()
  whenStoredElsewhere("fromReorder", showStored)
}

function showStored(): void {
  from.set(readFromReorder())
}

export function keepFromReorder(next: FromReorder | null): void {
  from.set(next)
  if (next === null) removeStored("fromReorder")
  else writeStored("fromReorder", next)
}

/** Whoever wrote it, an older version of this page or a hand: what is not whole is nothing. */
export function readFromReorder(): FromReorder | null {
  const { orderId, changes } = fieldsOf(readStored<unknown>("fromReorder"))
  const isWhole = typeof orderId === "string" && Array.isArray(changes) && changes.every(isChange)
  return isWhole ? { orderId, changes } : null
}

function isChange(value: unknown): value is ReorderChange {
  const { kind, name, message, instead } = fieldsOf(value)
  const isSaid = typeof kind === "string" && typeof name === "string" && typeof message === "string"
  return isSaid && (kind !== "gone" || (Array.isArray(instead) && instead.every(isProduct)))
}

/** As far as it is shown: half a product would break the cart at every visit. */
function isProduct(value: unknown): boolean {
  const { id, name, price, sizes, picture } = fieldsOf(value)
  const isNamed = typeof id === "string" && typeof name === "string" && typeof price === "number"
  return isNamed && Array.isArray(sizes) && Array.isArray(fieldsOf(picture).widths)
}
