import { type MouseEvent, type RefObject, useEffect, useRef } from "react"
import { usePageContext } from "../../client/page/page-context.tsx"
import styles from "./category-rail.module.css"
import { headingId } from "./menu-section.tsx"
import { useSectionInView } from "./use-section-in-view.ts"

const MAX_FRAMES = 60
/** So many without a move and it has arrived. */
const STILL_FRAMES = 5

interface CategoryRailProps {
  /** The page's path. */
  current: string
  /** The categories that stand on this page, from top to bottom. */
  sections: readonly string[]
}

/**
 * A rail on the left of a desktop, a row of chips under the header of a phone; either stays in reach while scrolling. On
 * a page with several categories it leads to them and follows the scroll; elsewhere it leads to their pages.
 */
export function CategoryRail({ current, sections }: CategoryRailProps) {
  const listed = usePageContext().pages.filter((page) => ["menu", "category", "edv"].includes(page.kind))
  const list = useRef<HTMLUListElement>(null)
  const inView = useSectionInView(sections)
  useScrollIntoRail(list, current, inView)
  return (
    <nav aria-label="Menu categories" className={styles.rail}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- the links inside are what is pressed; Enter on a link is a click */}
      <ul ref={list} className={styles.list} onClick={goToSection}>
        {listed.map(({ path, category, heading }) => {
          const isOnPage = sections.length > 1 && category !== null && sections.includes(category)
          const isCurrent = inView === undefined ? path === current : category === inView
          return (
            <li key={path}>
              <a
                href={isOnPage ? `#${headingId(category)}` : path}
                className={styles.link}
                aria-current={isCurrent ? (inView === undefined ? "page" : "location") : undefined}
              >
                {heading}
              </a>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

/** Moves there, the focus with it, and leaves the history as it is: a menu is one page to go back from. */
function goToSection(event: MouseEvent): void {
  const href = event.target instanceof Element ? event.target.closest("a")?.getAttribute("href") : undefined
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
  const heading = href?.startsWith("#") && !modified ? document.getElementById(href.slice(1)) : undefined
  if (!heading) return
  event.preventDefault()
  heading.focus({ preventScroll: true })
  scrollUntilSettled(heading)
}

/**
 * What lies between is laid out only as it comes near and then takes more or less room than was kept for it: the heading
 * is gone to until it stays where it should be.
 */
function scrollUntilSettled(heading: HTMLElement, framesLeft = MAX_FRAMES): void {
  const before = heading.getBoundingClientRect().top
  heading.scrollIntoView({ behavior: "instant" })
  const moved = Math.abs(heading.getBoundingClientRect().top - before) > 1
  const next = moved ? framesLeft - 1 : Math.min(framesLeft - 1, STILL_FRAMES)
  if (next > 0) requestAnimationFrame(() => scrollUntilSettled(heading, next))
}

/** The chip of what is being looked at is in the row's view: the section's while one scrolls, else the page's own. */
function useScrollIntoRail(list: RefObject<HTMLUListElement | null>, path: string, inView: string | undefined): void {
  useEffect(() => {
    const row = list.current
    const ofPage = `a[href="${path}"]`
    const chip = row?.querySelector<HTMLElement>(inView === undefined ? ofPage : '[aria-current="location"]')
    if (row && chip) row.scrollTo({ left: chip.offsetLeft - (row.clientWidth - chip.offsetWidth) / 2 })
  }, [list, path, inView])
}
