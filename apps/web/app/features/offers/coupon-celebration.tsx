import { Confetti } from "@hearth/ui/confetti/confetti.tsx"
import { GiftIcon } from "@hearth/ui/icon/tool-icons.tsx"
import { useEffect, useState } from "react"
import { endCelebration, useCelebration } from "../../cart/offers/celebration.ts"
import styles from "./coupon-celebration.module.css"

const SHOWN_MS = 4500

/** OFR-4: a message with confetti after a coupon was applied, on whichever page is open by then. */
export default function CouponCelebration() {
  const celebration = useCelebration()
  const sequence = celebration?.sequence ?? 0
  // Set after rendering: screen readers announce text only in a region that exists already.
  const [shownCelebration, setShown] = useState<typeof celebration>(null)
  useEffect(() => {
    const timer = setTimeout(() => setShown(celebration))
    return () => clearTimeout(timer)
  }, [celebration])
  useEffect(() => {
    if (sequence === 0) return
    const timer = setTimeout(endCelebration, SHOWN_MS)
    return () => clearTimeout(timer)
  }, [sequence])
  return (
    <>
      <output className={styles.region}>
        {shownCelebration ? (
          <span key={shownCelebration.sequence} className={styles.card}>
            <GiftIcon size={28} />
            <span className={styles.text}>
              <strong className={styles.message}>{shownCelebration.confettiMessage}</strong>
              <span>{shownCelebration.confettiSubMessage}</span>
            </span>
          </span>
        ) : undefined}
      </output>
      <Confetti burst={sequence} />
    </>
  )
}
