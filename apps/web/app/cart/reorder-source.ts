import type { ReorderChange } from "@hearth/contract/calls/history.shapes.ts"
import { createStore } from "@hearth/browser/store.ts"
import { createDeviceStorage, type DeviceStorage } from "../client/storage/device-storage.ts"
import { asRecord } from "../client/storage/stored-shapes.ts"

/** ORD-8: the order that the cart's content was reordered from, and what differs from it. */
export interface ReorderSource {
  orderId: string
  changes: readonly ReorderChange[]
}

export interface ReorderSourceStore {
  /** Null on the server, during hydration, and after the customer closed the list of changes or ordered the cart. */
  use: () => ReorderSource | null
  /** Restores the stored value. Called once, when the cart starts; later changes in other tabs are applied too. */
  restore: () => void
  set: (next: ReorderSource | null) => void
}

export function createReorderSource(storage: Omit<DeviceStorage, "names" | "tab">): ReorderSourceStore {
  const currentSource = createStore<ReorderSource | null>(null)
  const showStored = () => currentSource.set(parseReorderSource(storage.read<unknown>("fromReorder")))
  return {
    use: currentSource.use,
    restore() {
      showStored()
      storage.onChangedElsewhere("fromReorder", showStored)
    },
    set(next) {
      currentSource.set(next)
      if (next === null) storage.remove("fromReorder")
      else storage.write("fromReorder", next)
    },
  }
}

/** Also used without the cart's code: at the checkout and after the order. */
export const reorderSource = createReorderSource(createDeviceStorage())

/** An older version of this page or manual editing may have written the value, so an incomplete one is dropped. */
export function parseReorderSource(stored: unknown): ReorderSource | null {
  const { orderId, changes } = asRecord(stored)
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
