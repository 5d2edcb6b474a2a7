import type { ReactNode } from "react"
import { classNames } from "@hearth/ui/class-names.ts"
import styles from "./coupon-frame.module.css"

interface CouponFrameProps {
  /** `quiet`: can't be used now. */
  tone?: "plain" | "ember" | "basil" | "quiet"
  /** The content below the perforation. */
  stub?: ReactNode
  children: ReactNode
}

/** A card in the shape of a paper coupon: notches at its sides, and a stub if there is one. */
export function CouponFrame({ tone = "plain", stub, children }: CouponFrameProps) {
  return (
    <div className={classNames(styles.shade, styles[tone])}>
      <div className={classNames(styles.paper, stub === undefined && styles.whole)}>
        <div className={styles.body}>{children}</div>
        {stub === undefined ? undefined : <div className={styles.stub}>{stub}</div>}
      </div>
    </div>
  )
}
