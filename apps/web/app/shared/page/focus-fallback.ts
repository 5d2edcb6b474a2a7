import { type RefObject, useEffect, useRef } from "react"

/** Whether the focused element is gone: the browser then focuses the body or the open dialog. */
export function hasLostFocus(): boolean {
  const { activeElement } = document
  return activeElement === null || activeElement === document.body || activeElement instanceof HTMLDialogElement
}

/**
 * When a pressed element inside `container` disappears as a result of the press, such as the button that removes a
 * coupon, the focus moves to `fallback` instead of the top of the page.
 */
export function useFocusFallback(
  container: RefObject<HTMLElement | null>,
  fallback: RefObject<HTMLElement | null>,
): void {
  const lastFocused = useRef<Element>(null)
  useEffect(() => {
    const recordFocus = ({ target }: FocusEvent) => {
      lastFocused.current = target instanceof Element && container.current?.contains(target) ? target : null
    }
    document.addEventListener("focusin", recordFocus)
    return () => document.removeEventListener("focusin", recordFocus)
  }, [container])
  useEffect(() => {
    if (!lastFocused.current || lastFocused.current.isConnected) return
    lastFocused.current = null
    if (hasLostFocus()) fallback.current?.focus()
  })
}
