/** What a person who reads by ear can be put back to, near where they were. */
const REGIONS = "section,form,aside,nav,dialog[open],main"

/**
 * SHL-11: where the element that has the focus goes away with what it did (a suggestion that was added, a button that is
 * disabled, a dialog whose opener is gone), the browser drops the focus to the top of the page. Here it goes to what
 * surrounded the element.
 */
export function keepFocus(): () => void {
  let last: Element | undefined
  let around: Element[] = []
  const note = ({ target }: { target: EventTarget | null }) => {
    if (!(target instanceof Element) || target === document.body) return
    last = target
    around = []
    for (let each = target.closest(REGIONS); each; each = each.parentElement?.closest(REGIONS) ?? null)
      around.push(each)
  }
  const watcher = new MutationObserver(() => {
    const { activeElement } = document
    if (!last || (activeElement && activeElement !== document.body)) return
    if (last.isConnected && !last.matches(":disabled") && last.checkVisibility()) return
    last = undefined
    const home = around.find((each) => each.isConnected && each.checkVisibility()) ?? document.getElementById("content")
    if (home instanceof HTMLElement) focusOn(home)
  })
  note({ target: document.activeElement })
  document.addEventListener("focusin", note)
  watcher.observe(document.body, { subtree: true, childList: true, attributeFilter: ["disabled", "open"] })
  return () => {
    document.removeEventListener("focusin", note)
    watcher.disconnect()
  }
}

function focusOn(home: HTMLElement): void {
  if (!home.hasAttribute("tabindex")) {
    home.tabIndex = -1
    home.addEventListener("blur", () => home.removeAttribute("tabindex"), { once: true })
  }
  home.focus({ preventScroll: true })
}
