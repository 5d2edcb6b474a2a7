import * as offerTexts from "@hearth/texts/offers/offers.ts"
import { Button } from "@hearth/ui/button/button.tsx"
import { Children, type ReactNode, useState } from "react"
import styles from "./coupons/coupon-list.module.css"

/** The first entries of a long list, with a button that shows the rest. */
export function ShortList({ maxCount, children }: { maxCount: number; children: ReactNode }) {
  const [isLong, setLong] = useState(false)
  const all = Children.toArray(children)
  const isCut = !isLong && all.length > maxCount + 1
  return (
    <>
      <ul className={styles.list}>{isCut ? all.slice(0, maxCount) : all}</ul>
      {isCut ? (
        <Button variant="secondary" className={styles.rest} onClick={() => setLong(true)}>
          {offerTexts.showMore(all.length - maxCount)}
        </Button>
      ) : undefined}
    </>
  )
}
