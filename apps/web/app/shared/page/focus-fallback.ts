import { type RefObject, useEffect, useRef } from "react"

/** What had it is gone; a dialog takes it then for itself. */
export function hasLostFocus(): boolean {
  const { activeElement } = document
  return activeElement === null || activeElement === document.body || activeElement instanceof HTMLDialogElement
}

/**
 * Where what was pressed inside `around` goes away with what it did, such as a coupon that is taken off, focus comes to
 * `home` instead of falling to the top of the page.
 */
export function useFocusFallback(around: RefObject<HTMLElement | null>, fallback: RefObject<HTMLElement | null>): void {
  const last = useRef<Element>(null)
  useEffect(() => {
    const recordFocus = ({ target }: FocusEvent) => {
      last.current = target instanceof Element && around.current?.contains(target) ? target : null
    }
    document.addEventListener("focusin", recordFocus)
    return () => document.removeEventListener("focusin", recordFocus)
  }, [around])
  useEffect(() => {
    if (!last.current || last.current.isConnected) return
    last.current = null
    if (hasLostFocus()) fallback.current?.focus()
  })
}
