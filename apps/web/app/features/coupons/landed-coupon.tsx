import { Confetti } from "@hearth/ui/confetti/confetti.tsx"
import { GiftIcon } from "@hearth/ui/icon/tool-icons.tsx"
import { useEffect, useState } from "react"
import { endCelebration, useCelebration } from "../../session/celebration.ts"
import styles from "./landed-coupon.module.css"

const SHOWN_MS = 4500

/** OFR-4: a coupon landed: said, with confetti, on whatever page one is by then. */
export default function LandedCoupon() {
  const celebration = useCelebration()
  const count = celebration?.count ?? 0
  // What is said must come into a place that is there already, or it is not read out.
  const [landed, setLanded] = useState<typeof celebration>(null)
  useEffect(() => {
    const timer = setTimeout(() => setLanded(celebration))
    return () => clearTimeout(timer)
  }, [celebration])
  useEffect(() => {
    if (count === 0) return
    const timer = setTimeout(endCelebration, SHOWN_MS)
    return () => clearTimeout(timer)
  }, [count])
  return (
    <>
      <output className={styles.region}>
        {landed ? (
          <span key={landed.count} className={styles.card}>
            <GiftIcon size={28} />
            <span className={styles.words}>
              <strong className={styles.message}>{landed.confettiMessage}</strong>
              <span>{landed.confettiSubMessage}</span>
            </span>
          </span>
        ) : undefined}
      </output>
      <Confetti burst={count} />
    </>
  )
}
