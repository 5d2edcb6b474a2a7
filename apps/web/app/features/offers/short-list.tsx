import * as offerTexts from "@hearth/texts/offers/offers.ts"
import { Button } from "@hearth/ui/button/button.tsx"
import { Children, type ReactNode, useState } from "react"
import styles from "./coupons/coupon-list.module.css"

/** The first entries of a long list, with a button that shows the rest. */
export function ShortList({ maxCount, children }: { maxCount: number; children: ReactNode }) {
  const [isExpanded, setExpanded] = useState(false)
  const entries = Children.toArray(children)
  // A single further entry is shown, because the button would need as much space.
  const isCollapsed = !isExpanded && entries.length > maxCount + 1
  return (
    <>
      <ul className={styles.list}>{isCollapsed ? entries.slice(0, maxCount) : entries}</ul>
      {isCollapsed ? (
        <Button variant="secondary" className={styles.showAll} onClick={() => setExpanded(true)}>
          {offerTexts.showMore(entries.length - maxCount)}
        </Button>
      ) : undefined}
    </>
  )
}
