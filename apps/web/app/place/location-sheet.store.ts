import type { DeliveryType } from "@hearth/domain/orders/delivery-type.ts"
import { createStore } from "../client/create-store.ts"

/** Where the way leads after a place was chosen (LOC-10). */
export type PlaceTarget = "cart" | "cart-refresh" | "payment" | "address" | "other"

export interface LocationSheetState {
  /** The way it opens with; the chosen one without it. */
  type?: DeliveryType
  target: PlaceTarget
  /** What went wrong with the place before, said over the sheet (LOC-15). */
  trouble?: string
  /** Begins with the cities. */
  inCities?: boolean
}

const sheetStore = createStore<LocationSheetState | null>(null)

export const useLocationSheet = sheetStore.use
export const locationSheet = sheetStore.get
export const openLocationSheet = (type?: DeliveryType, target: PlaceTarget = "other", trouble?: string): void =>
  sheetStore.set({ type, target, trouble })
export const openCities = (type: DeliveryType): void => sheetStore.set({ type, target: "other", inCities: true })
export const closeLocationSheet = (): void => sheetStore.set(null)
