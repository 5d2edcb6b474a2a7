import { useEffect, useState } from "react"
import { useLocation } from "react-router"
import { listCache } from "./cached-lists.ts"

/**
 * Restores the scroll position on return from an order, relative to that order: cards out of view have only an
 * estimated height, so a pixel offset would be wrong.
 */
export function useRestoredScroll(owner: string): void {
  const { key } = useLocation()
  const [place] = useState(() => listCache.find(key, owner)?.place)
  useEffect(() => {
    if (!place) return
    let steps = 0
    let frame = 0
    const settle = () => {
      const item = document.querySelector(`[data-order="${CSS.escape(place.orderId)}"]`)
      if (!item) return
      const off = item.getBoundingClientRect().top - place.top
      if (Math.abs(off) > 1) scrollBy({ top: off, behavior: "instant" })
      // Cards that come into view may be higher than estimated.
      if (++steps < STEPS) frame = requestAnimationFrame(settle)
    }
    frame = requestAnimationFrame(settle)
    return () => cancelAnimationFrame(frame)
  }, [place])
}

const STEPS = 4
