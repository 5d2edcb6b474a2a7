import type { ReorderChange } from "@hearth/contract/calls/history.shapes.ts"
import { createStore } from "../client/create-store.ts"
import { readStored, removeStored, onStoredElsewhere, writeStored } from "../client/storage/storage.ts"
import { asRecord } from "../client/storage/stored-shapes.ts"

/** ORD-8: the order that the cart's content was reordered from, and what differs from it. */
export interface ReorderSource {
  orderId: string
  changes: readonly ReorderChange[]
}

/** Null on the server, during hydration, and after the note was read or the cart was ordered. */
const reorderSource = createStore<ReorderSource | null>(null)

export const useReorderSource = reorderSource.use

/** Called once, when the cart starts. Other tabs of this browser follow. */
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

/** An older version of this page or manual editing may have written the value, so an incomplete one is dropped. */
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

/** Checks the fields that are shown: an incomplete product would break the cart at every visit. */
function isProduct(value: unknown): boolean {
  const { id, name, price, sizes, picture } = asRecord(value)
  const isNamed = typeof id === "string" && typeof name === "string" && typeof price === "number"
  return isNamed && Array.isArray(sizes) && Array.isArray(asRecord(picture).widths)
}
