import type { ReactNode } from "react"
import { createStore } from "@hearth/browser/store.ts"
import { usePageContext } from "../client/page/page-context.tsx"
import styles from "./personal-sections-outlet.module.css"

/** The personal sections of the home page. Empty until the page is idle. */
const sections = createStore<ReactNode>(undefined)

/** Renders what `setPersonalSections` was given, in a space that is reserved for the card about the loyalty programme. */
export function PersonalSections(): ReactNode {
  const hasCard = usePageContext().features.includes("loyalty")
  return <div className={hasCard ? styles.reserved : undefined}>{sections.use()}</div>
}

export const setPersonalSections = sections.set
