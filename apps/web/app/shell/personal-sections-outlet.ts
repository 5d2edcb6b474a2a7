import type { ReactNode } from "react"
import { createStore } from "@hearth/browser/store.ts"

/** The personal sections of the home page. Empty until the page is idle. */
const sections = createStore<ReactNode>(undefined)

/** Renders what `setPersonalSections` was given. */
export function PersonalSections(): ReactNode {
  return sections.use()
}

export const setPersonalSections = sections.set
