import { createStore } from "@hearth/browser/store.ts"

/**
 * The sold-out products of the shown store. Empty on the server and at first; poll-stock.ts, which is loaded later,
 * fills it.
 */
export interface Stock {
  /** When each product is available again: timestamps by product id. */
  soldOutUntil: ReadonlyMap<string, number>
  /** For example `back at 6:30 pm`; empty if it is too far in the future. */
  formatBackAt(until: number): string
}

export const nothingSoldOut: Stock = { soldOutUntil: new Map(), formatBackAt: () => "" }

const stock = createStore(nothingSoldOut)

export const useStock = stock.use
export const setStock = stock.set
export const currentStock = stock.get
export const onStockChange = stock.subscribe
export const useSoldOut = (): Stock["soldOutUntil"] => stock.use().soldOutUntil
