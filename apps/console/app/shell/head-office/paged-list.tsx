import * as headOfficeTexts from "@hearth/texts/console/head-office.ts"
import * as labels from "@hearth/texts/labels.ts"
import { Button } from "@hearth/ui/button/button.tsx"
import { type ReactNode, useEffect, useRef } from "react"
import { FormError } from "../form-error.tsx"
import styles from "./paged-list.module.css"

export interface PagedListProps {
  /** The entries as list items with `tabIndex={-1}`, so that an added one can get the focus. */
  children: readonly ReactNode[]
  /** What is shown below the last entry of the last page. */
  end: string
  hasMore: boolean
  busy: boolean
  moreFailed: boolean
  showMore: () => Promise<boolean>
}

/** A list with a button for the next page. Keyboard and screen reader continue at the first entry that was added. */
export function PagedList({ children, end, hasMore, busy, moreFailed, showMore }: PagedListProps) {
  const list = useRef<HTMLUListElement>(null)
  const firstAdded = useRef<number>(undefined)
  const count = children.length
  useEffect(() => {
    if (firstAdded.current === undefined || firstAdded.current >= count) return
    const firstAddedItem = list.current?.children[firstAdded.current]
    firstAdded.current = undefined
    if (firstAddedItem instanceof HTMLElement) firstAddedItem.focus({ preventScroll: true })
  }, [count])

  async function addPage(): Promise<void> {
    firstAdded.current = count
    if (!(await showMore())) firstAdded.current = undefined
  }

  return (
    <>
      <ul ref={list} className={styles.entries}>
        {children}
      </ul>
      {moreFailed ? <FormError>{headOfficeTexts.moreNotLoaded}</FormError> : undefined}
      {hasMore ? (
        <Button variant="secondary" busy={busy} full onClick={() => void addPage()}>
          {moreFailed ? labels.tryAgain : headOfficeTexts.showMore}
        </Button>
      ) : (
        <p className={styles.end}>{end}</p>
      )}
    </>
  )
}
