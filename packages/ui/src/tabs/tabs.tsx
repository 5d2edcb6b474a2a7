import { type KeyboardEvent, type ReactNode, useId } from "react"
import { nextTab } from "./next-tab.ts"
import styles from "./tabs.module.css"

export interface Tab<Id extends string> {
  id: Id
  label: ReactNode
  content: ReactNode
}

export interface TabsProps<Id extends string> {
  /** The accessible name of the list of tabs. */
  label: string
  tabs: readonly Tab<Id>[]
  selected: Id
  onSelect: (id: Id) => void
}

/** One tab stop; arrow keys, Home and End move between the tabs and show their content immediately. */
export function Tabs<Id extends string>({ label, tabs, selected, onSelect }: TabsProps<Id>) {
  const id = useId()
  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const index = tabs.findIndex((tab) => tab.id === selected)
    const next = nextTab(event.key, index, tabs.length)
    const tab = next === undefined ? undefined : tabs[next]
    if (!tab) return
    event.preventDefault()
    onSelect(tab.id)
    event.currentTarget.querySelectorAll<HTMLElement>("[role=tab]")[next ?? 0]?.focus()
  }
  return (
    <div>
      <div role="tablist" aria-label={label} className={styles.list} onKeyDown={handleKeyDown} tabIndex={-1}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}${tab.id}`}
            aria-selected={tab.id === selected}
            aria-controls={`${id}panel`}
            tabIndex={tab.id === selected ? 0 : -1}
            className={styles.tab}
            onClick={() => onSelect(tab.id)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}panel`} aria-labelledby={`${id}${selected}`} tabIndex={0} className={styles.panel}>
        {tabs.find((tab) => tab.id === selected)?.content}
      </div>
    </div>
  )
}
