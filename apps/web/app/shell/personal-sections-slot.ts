import type { ReactNode } from "react"
import { createStore } from "../client/create-store.ts"

/** What the home page has for this visitor alone; comes when the page is at rest, and is nothing until then. */
const sections = createStore<ReactNode>(undefined)

export const PersonalSections = sections.use
export const setPersonalSections = sections.set
