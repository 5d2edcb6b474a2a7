import { useEffect, useState } from "react"
import { useLocation } from "react-router"
import { listCache } from "./cached-lists.ts"

/**
 * Restores the scroll position on return from an order, relative to that order: cards out of view have only an
 * estimated height, so a pixel offset would be wrong.
 */
export function useRestoredScroll(owner: string): void {
  const { key } = useLocation()
  const [scrollPosition] = useState(() => listCache.find(key, owner)?.scrollPosition)
  useEffect(() => {
    if (!scrollPosition) return
    let frameCount = 0
    let frame = 0
    const settle = () => {
      const item = document.querySelector(`[data-order="${CSS.escape(scrollPosition.orderId)}"]`)
      if (!item) return
      const offset = item.getBoundingClientRect().top - scrollPosition.top
      if (Math.abs(offset) > 1) scrollBy({ top: offset, behavior: "instant" })
      // Cards that come into view may be higher than estimated.
      if (++frameCount < MAX_FRAMES) frame = requestAnimationFrame(settle)
    }
    frame = requestAnimationFrame(settle)
    return () => cancelAnimationFrame(frame)
  }, [scrollPosition])
}

const MAX_FRAMES = 4
