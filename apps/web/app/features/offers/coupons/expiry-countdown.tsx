import * as couponTexts from "@hearth/texts/offers/coupons.ts"
import * as offerReasonTexts from "@hearth/texts/offers/offer-reasons.ts"
import { ClockIcon } from "@hearth/ui/icon/tool-icons.tsx"
import { createElement, Fragment, useEffect } from "react"
import { formatCountdown } from "../../../shared/time/format-countdown.ts"
import { useCurrentSecond } from "../../../shared/time/use-current-second.ts"
import styles from "./expiry-countdown.module.css"

/** OFR-1: counts down by the second, in server time. */
export function ExpiryCountdown({ endsAt, onEnd }: { endsAt: number; onEnd: () => void }) {
  const now = useCurrentSecond()
  const isOver = now !== undefined && now >= endsAt
  useEffect(() => {
    if (isOver) onEnd()
    // Called once, when the coupon expires; `onEnd` may be a new function on each render.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isOver])
  if (now === undefined) return undefined
  return (
    <p className={styles.left} role="timer">
      <ClockIcon size={16} />
      {isOver
        ? offerReasonTexts.couponExpired
        : createElement(Fragment, null, ...couponTexts.expiresIn(<strong>{formatCountdown(endsAt - now)}</strong>))}
    </p>
  )
}
