import {
  type KeyboardEvent,
  type MouseEvent,
  type SyntheticEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from "react"
import { createRootAttribute } from "@hearth/browser/root-attribute.ts"
import { closeOnBack } from "./close-on-back.ts"

/**
 * Stops the page from scrolling behind a modal. Uses an attribute, because the browser would re-evaluate `:has()` on
 * the root at every change.
 */
const lockPageScroll = createRootAttribute("data-modal-open")

/**
 * Adds what the native <dialog> lacks for modals: it follows the `open` prop, a press outside closes it, Tab stays
 * inside, the focus returns even if the dialog is removed from the page while open, and the content stays until it has
 * faded out. Back closes it, too. With `isInUrl` the router does that, because a navigation opened the dialog.
 */
export function useDialog(open: boolean, onClose: () => void, closeOnOutside: boolean, isInUrl = false) {
  const ref = useRef<HTMLDialogElement>(null)
  const pressedOutside = useRef(false)
  const [isPresent, setPresent] = useState(open)
  if (open && !isPresent) setPresent(true)

  const close = useEffectEvent(onClose)
  useEffect(() => (open && !isInUrl ? closeOnBack(() => close()) : undefined), [open, isInUrl])

  useLayoutEffect(() => {
    const dialog = ref.current
    if (!open || !dialog) return
    const previouslyFocused = document.activeElement
    if (!dialog.open) dialog.showModal()
    const unlockPageScroll = lockPageScroll()
    dialog.querySelector<HTMLElement>("[data-first-focus]")?.focus()
    return () => {
      dialog.close()
      unlockPageScroll()
      returnFocus(previouslyFocused)
      // The content is removed when all animations have ended: immediately under reduced motion, and also when one was
      // cancelled, for which there is no event.
      const animations = dialog.getAnimations().map((animation) => animation.finished)
      void Promise.allSettled(animations).then(() => dialog.open || setPresent(false))
    }
  }, [open])

  const handleCancel = (event: SyntheticEvent<HTMLDialogElement>) => {
    if (event.target !== event.currentTarget) return
    event.preventDefault()
    onClose()
  }
  const props = {
    ref,
    onCancel: handleCancel,
    // The browser closes the dialog when Escape is pressed twice, so the owner must be notified. The event is delayed:
    // the dialog may be open again by then.
    onClose: (event: SyntheticEvent<HTMLDialogElement>) => {
      if (event.target === event.currentTarget && open && !event.currentTarget.open) onClose()
    },
    onMouseDown: (event: MouseEvent<HTMLDialogElement>) => {
      pressedOutside.current = event.target === event.currentTarget
    },
    // Only a press that began outside counts, so that selecting text beyond the edge doesn't close it.
    onClick: (event: MouseEvent<HTMLDialogElement>) => {
      if (closeOnOutside && pressedOutside.current && event.target === event.currentTarget) onClose()
      pressedOutside.current = false
    },
    onKeyDown: trapFocus,
  }
  return { isPresent, props }
}

/**
 * If the button that opened the dialog is gone by now, the page's content gets the focus. React may also remove the
 * button right after the dialog, in the same commit, and the focus with it.
 */
function returnFocus(previouslyFocused: Element | null): void {
  if (!previouslyFocused?.isConnected) return focusContent()
  focusOn(previouslyFocused)
  queueMicrotask(() => {
    if (!previouslyFocused.isConnected && document.activeElement === document.body) focusContent()
  })
}

function focusOn(target: Element | null): void {
  if (target instanceof HTMLElement) target.focus({ preventScroll: true })
}

const focusContent = () => focusOn(document.querySelector("main[tabindex]"))

const FOCUSABLE_SELECTOR =
  'a[href],button:not(:disabled),input:not(:disabled),select:not(:disabled),textarea:not(:disabled),[tabindex="0"]'

function trapFocus(event: KeyboardEvent<HTMLDialogElement>) {
  if (event.key !== "Tab") return
  const focusables = [...event.currentTarget.querySelectorAll<HTMLElement>(FOCUSABLE_SELECTOR)].filter(
    (element) => element.tabIndex >= 0 && element.checkVisibility(),
  )
  const edge = event.shiftKey ? focusables[0] : focusables.at(-1)
  const isAtEdge = document.activeElement === edge || !focusables.includes(document.activeElement as HTMLElement)
  if (!isAtEdge) return
  event.preventDefault()
  const next = event.shiftKey ? focusables.at(-1) : focusables[0]
  next?.focus()
}
