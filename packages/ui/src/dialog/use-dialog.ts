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
import { closeOnBack } from "./close-on-back.ts"

/**
 * What the native <dialog> leaves open, for everything modal: it follows a prop, a press outside closes it, Tab stays
 * inside, focus returns also when it is taken out of the page while open, and the content stays until it has faded. Back
 * closes it too, unless it is `inAddress`: then it opened by a step in the history, and the step back closes it.
 */
export function useDialog(open: boolean, onClose: () => void, closeOnOutside: boolean, isInUrl = false) {
  const ref = useRef<HTMLDialogElement>(null)
  const pressedOutside = useRef(false)
  const [present, setPresent] = useState(open)
  if (open && !present) setPresent(true)

  const close = useEffectEvent(onClose)
  useEffect(() => (open && !isInUrl ? closeOnBack(() => close()) : undefined), [open, isInUrl])

  useLayoutEffect(() => {
    const dialog = ref.current
    if (!open || !dialog) return
    const before = document.activeElement
    if (!dialog.open) dialog.showModal()
    lockPageScroll(1)
    dialog.querySelector<HTMLElement>("[data-first-focus]")?.focus()
    return () => {
      dialog.close()
      lockPageScroll(-1)
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
      // The content goes when whatever fades has ended: at once under reduced motion, and also when the fading was cut
      // short, which no event of its own would tell.
      const fading = dialog.getAnimations().map((animation) => animation.finished)
      void Promise.allSettled(fading).then(() => dialog.open || setPresent(false))
    }
  }, [open])

  const asked = (event: SyntheticEvent<HTMLDialogElement>) => {
    if (event.target !== event.currentTarget) return
    event.preventDefault()
    onClose()
  }
  const props = {
    ref,
    onCancel: asked,
    // The browser closes by itself when Escape is pressed twice; the owner must hear of it all the same. The event comes
    // late: by then the box may have been opened again.
    onClose: (event: SyntheticEvent<HTMLDialogElement>) => {
      if (event.target === event.currentTarget && open && !event.currentTarget.open) onClose()
    },
    onMouseDown: (event: MouseEvent<HTMLDialogElement>) => {
      pressedOutside.current = event.target === event.currentTarget
    },
    // Only a press that began outside counts, so that selecting text out of the box does not close it.
    onClick: (event: MouseEvent<HTMLDialogElement>) => {
      if (closeOnOutside && pressedOutside.current && event.target === event.currentTarget) onClose()
      pressedOutside.current = false
    },
    onKeyDown: trapFocus,
  }
  return { present, props }
}

let dialogs = 0

/** The page stands still behind whatever is modal. Told by an attribute: `:has()` on the root costs at every change. */
function lockPageScroll(more: number): void {
  dialogs += more
  document.documentElement.toggleAttribute("data-held", dialogs > 0)
}

const focusable =
  'a[href],button:not(:disabled),input:not(:disabled),select:not(:disabled),textarea:not(:disabled),[tabindex="0"]'

function trapFocus(event: KeyboardEvent<HTMLDialogElement>) {
  if (event.key !== "Tab") return
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(focusable)].filter(
    (stop) => stop.tabIndex >= 0 && stop.checkVisibility(),
  )
  const edge = event.shiftKey ? stops[0] : stops.at(-1)
  const atEdge = document.activeElement === edge || !stops.includes(document.activeElement as HTMLElement)
  if (!atEdge) return
  event.preventDefault()
  const next = event.shiftKey ? stops.at(-1) : stops[0]
  next?.focus()
}
