import type { ReactNode } from "react"
import { createStore } from "../../client/create-store.ts"

/** The cart beside the menu; comes when the page is at rest or something is in the cart, and is nothing until then. */
const column = createStore<ReactNode>(undefined)

export const CartColumnSlot = column.use
export const setCartColumn = column.set
