/** The elements around a lost element that can receive the focus instead. */
const REGIONS = "section,form,aside,nav,dialog[open],main"

/**
 * SHL-11: when the focused element disappears as a result of pressing it (a suggestion that was added, a button that is
 * disabled, a dialog whose opener is gone), the browser moves the focus to the top of the page. This moves it to the
 * region around the element instead.
 */
export function restoreLostFocus(): () => void {
  let lastFocused: Element | undefined
  let regions: Element[] = []
  const recordFocus = ({ target }: { target: EventTarget | null }) => {
    if (!(target instanceof Element) || target === document.body) return
    lastFocused = target
    regions = []
    for (let each = target.closest(REGIONS); each; each = each.parentElement?.closest(REGIONS) ?? null)
      regions.push(each)
  }
  const observer = new MutationObserver(() => {
    const { activeElement } = document
    if (!lastFocused || (activeElement && activeElement !== document.body)) return
    if (lastFocused.isConnected && !lastFocused.matches(":disabled") && lastFocused.checkVisibility()) return
    lastFocused = undefined
    const fallback =
      regions.find((each) => each.isConnected && each.checkVisibility()) ?? document.getElementById("content")
    if (fallback instanceof HTMLElement) focusElement(fallback)
  })
  recordFocus({ target: document.activeElement })
  document.addEventListener("focusin", recordFocus)
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ["disabled", "open"] })
  return () => {
    document.removeEventListener("focusin", recordFocus)
    observer.disconnect()
  }
}

function focusElement(element: HTMLElement): void {
  if (!element.hasAttribute("tabindex")) {
    element.tabIndex = -1
    element.addEventListener("blur", () => element.removeAttribute("tabindex"), { once: true })
  }
  element.focus({ preventScroll: true })
}
