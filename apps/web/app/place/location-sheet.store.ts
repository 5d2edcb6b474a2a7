import type { DeliveryType } from "@hearth/domain/orders/delivery-type.ts"
import { createStore } from "@hearth/browser/store.ts"

/** The page to open after a place is chosen (LOC-10). `other`: stays on the page, or opens the home page. */
export type PlaceTarget = "cart" | "cart-refresh" | "payment" | "address" | "rewards" | "other"

export interface LocationSheetState {
  /** The delivery type that the sheet opens with; by default the chosen one. */
  type?: DeliveryType
  target: PlaceTarget
  /** The problem with the previous place, shown above the sheet (LOC-15). */
  error?: string
  /** Opens with the list of cities. */
  startsWithCities?: boolean
}

const sheetStore = createStore<LocationSheetState | null>(null)

export const useLocationSheet = sheetStore.use
export const locationSheet = sheetStore.get
export const openLocationSheet = (type?: DeliveryType, target: PlaceTarget = "other", error?: string): void =>
  sheetStore.set({ type, target, error })
export const openCityList = (type: DeliveryType): void =>
  sheetStore.set({ type, target: "other", startsWithCities: true })
export const closeLocationSheet = (): void => sheetStore.set(null)
