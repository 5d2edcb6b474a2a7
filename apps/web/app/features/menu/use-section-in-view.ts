import { useEffect, useState } from "react"
import { headingId } from "./menu-section.tsx"

/** A line just below the bars: a section counts from when it has reached it. */
const LINE_PX = 200

/**
 * Which of a page's categories is being looked at: the last one that has come up under the bars. Undefined at
 * the top of the page, and where there is only one.
 */
export function useSectionInView(ids: readonly string[]): string | undefined {
  const [inView, setInView] = useState<string>()
  const key = ids.join(" ")
  useEffect(() => {
    const sections = key.split(" ")
    if (sections.length < 2) return
    const above = new Set<string>()
    const watcher = new IntersectionObserver(
      (entries) => {
        for (const { target, boundingClientRect, rootBounds } of entries) {
          const id = (target as HTMLElement).dataset.category ?? ""
          if (boundingClientRect.top < (rootBounds?.top ?? 0) + 1) above.add(id)
          else above.delete(id)
        }
        setInView(sections.findLast((id) => above.has(id)))
      },
      { rootMargin: `-${LINE_PX}px 0px ${LINE_PX + 1 - innerHeight}px 0px` },
    )
    for (const id of sections) {
      const section = document.getElementById(headingId(id))?.closest("section")
      if (section) watcher.observe(section)
    }
    return () => watcher.disconnect()
  }, [key])
  return inView
}
