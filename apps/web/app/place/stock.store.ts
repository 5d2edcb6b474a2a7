import { createStore } from "../client/create-store.ts"

/** What can't be had at the shown store now. Empty on the server and at first; watch-stock.ts, which comes later, fills it. */
export interface Stock {
  /** By product, the end of it in ms. */
  soldOutUntil: ReadonlyMap<string, number>
  /** `back at 6:30 pm`; empty where that is too far off to be told. */
  formatBackAt(until: number): string
}

export const nothingSoldOut: Stock = { soldOutUntil: new Map(), formatBackAt: () => "" }

const stock = createStore(nothingSoldOut)

export const useStock = stock.use
export const setStock = stock.set
export const currentStock = stock.get
export const onStockChange = stock.subscribe
export const useSoldOut = (): Stock["soldOutUntil"] => stock.use().soldOutUntil
