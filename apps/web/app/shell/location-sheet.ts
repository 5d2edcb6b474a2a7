import type { DeliveryType } from "@hearth/domain/orders/delivery-type.ts"
import { createStore } from "./store.ts"

/** Where the way leads after a place was chosen (LOC-10). */
export type PlaceTarget = "cart" | "cart-refresh" | "payment" | "address" | "other"

export interface LocationSheet {
  /** The way it opens with; the chosen one without it. */
  type?: DeliveryType
  target: PlaceTarget
  /** What went wrong with the place before, said over the sheet (LOC-15). */
  trouble?: string
  /** Begins with the cities. */
  inCities?: boolean
}

const sheet = createStore<LocationSheet | null>(null)

export const useLocationSheet = sheet.use
export const locationSheet = sheet.get
export const openLocationSheet = (type?: DeliveryType, target: PlaceTarget = "other", trouble?: string): void =>
  sheet.set({ type, target, trouble })
export const openCities = (type: DeliveryType): void => sheet.set({ type, target: "other", inCities: true })
export const closeLocationSheet = (): void => sheet.set(null)
