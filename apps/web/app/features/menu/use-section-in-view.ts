import { useEffect, useState } from "react"
import { headingId } from "./menu-section.tsx"

/** The lower edge of the page header and the category bar. A section is current once its top has reached it. */
const HEADER_BOTTOM_PX = 140

/**
 * Returns the page's current category: the last one whose top has scrolled past the header. Undefined at the top of the
 * page and if there is only one category.
 */
export function useSectionInView(ids: readonly string[]): string | undefined {
  const [inView, setInView] = useState<string>()
  const key = ids.join(" ")
  useEffect(() => {
    const sections = key.split(" ").flatMap((id) => document.getElementById(headingId(id))?.closest("section") ?? [])
    if (sections.length < 2) return
    const observer = new IntersectionObserver(
      // Checks all sections, because a jump can pass sections without an intersection event.
      () => {
        const current = sections.findLast((section) => section.getBoundingClientRect().top <= HEADER_BOTTOM_PX)
        setInView(current?.dataset.category)
      },
      { rootMargin: `-${HEADER_BOTTOM_PX}px 0px ${HEADER_BOTTOM_PX + 1 - innerHeight}px 0px` },
    )
    for (const section of sections) observer.observe(section)
    return () => observer.disconnect()
  }, [key])
  return inView
}
