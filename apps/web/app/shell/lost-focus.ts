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
export function useKeptFocus(around: RefObject<HTMLElement | null>, home: RefObject<HTMLElement | null>): void {
  const last = useRef<Element>(null)
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      last.current = target instanceof Element && around.current?.contains(target) ? target : null
    }
    document.addEventListener("focusin", note)
    return () => document.removeEventListener("focusin", note)
  }, [around])
  useEffect(() => {
    if (!last.current || last.current.isConnected) return
    last.current = null
    if (hasLostFocus()) home.current?.focus()
  })
}
