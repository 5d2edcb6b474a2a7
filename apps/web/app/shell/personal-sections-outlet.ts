import type { ReactNode } from "react"
import { createStore } from "@hearth/browser/store.ts"

/** The personal sections of the home page. Empty until the page is idle. */
const sections = createStore<ReactNode>(undefined)

export const PersonalSections = sections.use
export const setPersonalSections = sections.set
