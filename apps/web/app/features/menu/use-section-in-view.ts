import { useEffect, useState } from "react"
import { headingId } from "./menu-section.tsx"

/** A line just below the bars; a section is current once its top has reached it. */
const LINE_PX = 140

/**
 * Returns the page's current category: the last one whose top has passed the bars. Undefined at the top of the page and
 * if there is only one category.
 */
export function useSectionInView(ids: readonly string[]): string | undefined {
  const [inView, setInView] = useState<string>()
  const key = ids.join(" ")
  useEffect(() => {
    const sections = key.split(" ").flatMap((id) => document.getElementById(headingId(id))?.closest("section") ?? [])
    if (sections.length < 2) return
    const observer = new IntersectionObserver(
      // Checks all sections: a jump skips those that never crossed the line.
      () => {
        const current = sections.findLast((section) => section.getBoundingClientRect().top <= LINE_PX)
        setInView(current?.dataset.category)
      },
      { rootMargin: `-${LINE_PX}px 0px ${LINE_PX + 1 - innerHeight}px 0px` },
    )
    for (const section of sections) observer.observe(section)
    return () => observer.disconnect()
  }, [key])
  return inView
}
