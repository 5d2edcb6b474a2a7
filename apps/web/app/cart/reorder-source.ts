import type { ReorderChange } from "@hearth/contract/calls/history.shapes.ts"
import { createStore } from "../client/create-store.ts"
import { readStored, removeStored, onStoredElsewhere, writeStored } from "../client/storage/storage.ts"
import { asRecord } from "../client/storage/stored-shapes.ts"

/** ORD-8: what is in the cart came from an order of before; what of it is not as it was. */
export interface ReorderSource {
  orderId: string
  changes: readonly ReorderChange[]
}

/** Null on the server, while a page is taken over, and once it was read or ordered. */
const reorderSource = createStore<ReorderSource | null>(null)

export const useReorderSource = reorderSource.use

/** Once, with the cart; another tab of this browser sees what was put in as well, and what was read. */
export function restoreReorderSource(): void {
  showStored()
  onStoredElsewhere("fromReorder", showStored)
}

function showStored(): void {
  reorderSource.set(readReorderSource())
}

export function setReorderSource(next: ReorderSource | null): void {
  reorderSource.set(next)
  if (next === null) removeStored("fromReorder")
  else writeStored("fromReorder", next)
}

/** Whoever wrote it, an older version of this page or a hand: what is not whole is nothing. */
export function readReorderSource(): ReorderSource | null {
  const { orderId, changes } = asRecord(readStored<unknown>("fromReorder"))
  const isValid = typeof orderId === "string" && Array.isArray(changes) && changes.every(isChange)
  return isValid ? { orderId, changes } : null
}

function isChange(value: unknown): value is ReorderChange {
  const { kind, name, message, instead } = asRecord(value)
  const hasTexts = typeof kind === "string" && typeof name === "string" && typeof message === "string"
  return hasTexts && (kind !== "gone" || (Array.isArray(instead) && instead.every(isProduct)))
}

/** As far as it is shown: half a product would break the cart at every visit. */
function isProduct(value: unknown): boolean {
  const { id, name, price, sizes, picture } = asRecord(value)
  const isNamed = typeof id === "string" && typeof name === "string" && typeof price === "number"
  return isNamed && Array.isArray(sizes) && Array.isArray(asRecord(picture).widths)
}
