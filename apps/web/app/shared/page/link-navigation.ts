import type { MouseEvent } from "react"
import { type NavigateFunction, useNavigate } from "react-router"

/** The history's state where something was opened over a page by a link on it. */
export const OPENED_AS_OVERLAY = "opened-over"

/**
 * Links in lists are plain anchors: a router's own link costs a dozen hooks each while a page is taken over, and a menu
 * has a hundred. One listener on the page turns a press on any of them into a step of the router.
 */
export function useLinkNavigation(): (event: MouseEvent) => void {
  const navigate = useNavigate()
  return (event) => navigateLink(event, navigate)
}

function navigateLink(event: MouseEvent, navigate: NavigateFunction): void {
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
  if (event.defaultPrevented || event.button !== 0 || modified || !(event.target instanceof Element)) return
  const link = event.target.closest("a")
  const href = link?.getAttribute("href")
  if (!link || !href || href.startsWith("#") || link.target || link.origin !== location.origin) return
  // Where the page itself is what is broken or closed, a full load is the way on.
  if ("reload" in link.dataset) return
  event.preventDefault()
  // A product opens over the page one is on: the page stays where it was.
  const stays = link.pathname === location.pathname
  void navigate(link.pathname + link.search + link.hash, {
    preventScrollReset: stays,
    state: stays ? OPENED_AS_OVERLAY : undefined,
  })
}
