import { useEffect, useState } from "react"
import { headingId } from "./menu-section.tsx"

/** A line just below the bars: a section counts from when it has reached it. */
const LINE_PX = 140

/**
 * Which of a page's categories is being looked at: the last one that has come up under the bars. Undefined at the top of
 * the page, and where there is only one.
 */
export function useSectionInView(ids: readonly string[]): string | undefined {
  const [inView, setInView] = useState<string>()
  const key = ids.join(" ")
  useEffect(() => {
    const sections = key.split(" ").flatMap((id) => document.getElementById(headingId(id))?.closest("section") ?? [])
    if (sections.length < 2) return
    const watcher = new IntersectionObserver(
      // All of them are looked at: a jump passes over those that were never on the line.
      () => {
        const current = sections.findLast((section) => section.getBoundingClientRect().top <= LINE_PX)
        setInView(current?.dataset.category)
      },
      { rootMargin: `-${LINE_PX}px 0px ${LINE_PX + 1 - innerHeight}px 0px` },
    )
    for (const section of sections) watcher.observe(section)
    return () => watcher.disconnect()
  }, [key])
  return inView
}
