import * as menuTexts from "@hearth/texts/menu/menu-page.ts"
import { type MouseEvent, type RefObject, useEffect, useRef } from "react"
import { usePageContext } from "../../client/page/page-context.tsx"
import styles from "./category-rail.module.css"
import { headingId } from "./menu-section.tsx"
import { useSectionInView } from "./use-section-in-view.ts"

/** After this many frames, scrolling is done even if the heading still moves. */
const MAX_FRAMES = 60
/** After this many frames without movement, scrolling is done. */
const STILL_FRAMES = 5

interface CategoryRailProps {
  /** The page's path. */
  currentPath: string
  /** The categories on this page, from top to bottom. */
  sections: readonly string[]
}

/**
 * A rail on the left on desktops, a row of chips below the header on phones; both stay visible while scrolling. On a
 * page with several categories it scrolls to them and follows the scroll position; elsewhere it links to their pages.
 */
export function CategoryRail({ currentPath, sections }: CategoryRailProps) {
  const listedPages = usePageContext().pages.filter((page) => ["menu", "category", "edv"].includes(page.kind))
  const list = useRef<HTMLUListElement>(null)
  const categoryInView = useSectionInView(sections)
  useScrollIntoRail(list, currentPath, categoryInView)
  return (
    <nav aria-label={menuTexts.categories} className={styles.rail}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- handles clicks on the links inside; Enter on a link is a click */}
      <ul ref={list} className={styles.list} onClick={goToSection}>
        {listedPages.map(({ path, category, heading }) => {
          const isOnPage = sections.length > 1 && category !== null && sections.includes(category)
          const isCurrent = categoryInView === undefined ? path === currentPath : category === categoryInView
          return (
            <li key={path}>
              <a
                href={isOnPage ? `#${headingId(category)}` : path}
                className={styles.link}
                aria-current={isCurrent ? (categoryInView === undefined ? "page" : "location") : undefined}
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

/** Scrolls to the section and focuses it without a history entry, so that going back leaves the menu. */
function goToSection(event: MouseEvent): void {
  const href = event.target instanceof Element ? event.target.closest("a")?.getAttribute("href") : undefined
  const hasModifierKey = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
  const heading = href?.startsWith("#") && !hasModifierKey ? document.getElementById(href.slice(1)) : undefined
  if (!heading) return
  event.preventDefault()
  heading.focus({ preventScroll: true })
  scrollUntilSettled(heading)
}

/**
 * Sections in between are laid out only when they come near and may then differ from their estimated height, so
 * scrolling is repeated until the heading stays in place.
 */
function scrollUntilSettled(heading: HTMLElement, framesLeft = MAX_FRAMES): void {
  const previousTop = heading.getBoundingClientRect().top
  heading.scrollIntoView({ behavior: "instant" })
  const hasMoved = Math.abs(heading.getBoundingClientRect().top - previousTop) > 1
  const nextFramesLeft = hasMoved ? framesLeft - 1 : Math.min(framesLeft - 1, STILL_FRAMES)
  if (nextFramesLeft > 0) requestAnimationFrame(() => scrollUntilSettled(heading, nextFramesLeft))
}

/** Scrolls the row so that the current chip is visible: the section's while scrolling, otherwise the page's own. */
function useScrollIntoRail(
  list: RefObject<HTMLUListElement | null>,
  path: string,
  categoryInView: string | undefined,
): void {
  useEffect(() => {
    const row = list.current
    const pageLink = `a[href="${path}"]`
    const chip = row?.querySelector<HTMLElement>(categoryInView === undefined ? pageLink : '[aria-current="location"]')
    if (row && chip) row.scrollTo({ left: chip.offsetLeft - (row.clientWidth - chip.offsetWidth) / 2 })
  }, [list, path, categoryInView])
}
