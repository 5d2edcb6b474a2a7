import { useEffect, useState } from "react"
import { headingId } from "./menu-section.tsx"

/**
 * Which of a page's categories is being looked at: the last one whose heading has passed under the bars. Undefined at
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
      // A line a third down the screen: a section counts from when its heading is past it.
      { rootMargin: "-33% 0px -66% 0px" },
    )
    for (const id of sections) {
      const section = document.getElementById(headingId(id))?.closest("section")
      if (section) watcher.observe(section)
    }
    return () => watcher.disconnect()
  }, [key])
  return inView
}
