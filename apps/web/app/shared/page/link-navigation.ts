import type { MouseEvent } from "react"
import { type NavigateFunction, useNavigate } from "react-router"

/** The history state of an overlay that a link on the page opened over the page. document.ts writes the same value. */
export const OPENED_OVER_PAGE = "opened-over"

/**
 * Links in lists are plain anchors: a router link costs a dozen hooks during hydration, and a menu has a hundred. One
 * listener on the page turns a click on any of them into a navigation of the router.
 */
export function useLinkNavigation(): (event: MouseEvent) => void {
  const navigate = useNavigate()
  return (event) => navigateLink(event, navigate)
}

function navigateLink(event: MouseEvent, navigate: NavigateFunction): void {
  const hasModifierKey = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
  if (event.defaultPrevented || event.button !== 0 || hasModifierKey || !(event.target instanceof Element)) return
  const link = event.target.closest("a")
  const href = link?.getAttribute("href")
  if (!link || !href || href.startsWith("#") || link.target || link.origin !== location.origin) return
  // If the page itself is broken or unavailable, a full page load is needed.
  if ("reload" in link.dataset) return
  event.preventDefault()
  // A product opens over the current page, which keeps its scroll position.
  const isSamePage = link.pathname === location.pathname
  void navigate(link.pathname + link.search + link.hash, {
    preventScrollReset: isSamePage,
    state: isSamePage ? OPENED_OVER_PAGE : undefined,
  })
}
