import type { ReactNode } from "react"
import { createStore } from "@hearth/browser/store.ts"

/** The cart beside the menu. Empty until the page is idle or the cart has items. */
const column = createStore<ReactNode>(undefined)

export const CartColumnOutlet = column.use
export const setCartColumn = column.set
