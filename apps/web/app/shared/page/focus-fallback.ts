import { type RefObject, useEffect, useRef } from "react"

/** The focused element is gone; a dialog takes the focus in that case. */
export function hasLostFocus(): boolean {
  const { activeElement } = document
  return activeElement === null || activeElement === document.body || activeElement instanceof HTMLDialogElement
}

/**
 * When a pressed element inside `around` disappears because of what it did, such as a removed coupon, the focus moves
 * to `fallback` instead of the top of the page.
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
