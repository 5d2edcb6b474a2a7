import { useEffect, useState } from "react"
import { useLocation } from "react-router"
import { cachedLists } from "./cached-lists.ts"

/**
 * Back from an order, it stands where it stood: what is out of view has no height of its own until it is drawn, so that the
 * number of px alone would lead somewhere else.
 */
export function useRestoredScroll(owner: string): void {
  const { key } = useLocation()
  const [place] = useState(() => cachedLists(key, owner)?.place)
  useEffect(() => {
    if (!place) return
    let steps = 0
    let frame = 0
    const settle = () => {
      const item = document.querySelector(`[data-order="${CSS.escape(place.orderId)}"]`)
      if (!item) return
      const off = item.getBoundingClientRect().top - place.top
      if (Math.abs(off) > 1) scrollBy({ top: off, behavior: "instant" })
      // What comes into view by it may be higher than was thought.
      if (++steps < STEPS) frame = requestAnimationFrame(settle)
    }
    frame = requestAnimationFrame(settle)
    return () => cancelAnimationFrame(frame)
  }, [place])
}

const STEPS = 4
