import type { ReactNode } from "react"
import { createStore } from "./store.ts"

/** What the home page has for this visitor alone; comes when the page is at rest, and is nothing until then. */
const ownParts = createStore<ReactNode>(undefined)

export const OwnParts = ownParts.use
export const setOwnParts = ownParts.set
