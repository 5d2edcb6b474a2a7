import { type RefObject, useEffect, useRef } from "react"

const textInputTypes = new Set(["text", "tel", "email", "search", "password", "number"])

/** Enter moves the focus to the next text field; in the last one it pays. Doesn't affect fields in a form or sheet. */
export function useEnterKey(pay: () => void): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const container = ref.current
    const handleEnter = (event: KeyboardEvent) => {
      const { key, target, isComposing } = event
      if (key !== "Enter" || isComposing || !(target instanceof HTMLInputElement) || !isTextField(target)) return
      event.preventDefault()
      const fields = [...(container?.querySelectorAll("input") ?? [])].filter(isTextField)
      const next = fields[fields.indexOf(target) + 1]
      if (next) {
        next.focus()
        // Focusing another field stops a running smooth scroll, which may leave both fields out of view.
        next.scrollIntoView({ block: "nearest", behavior: "instant" })
      } else pay()
    }
    container?.addEventListener("keydown", handleEnter)
    return () => container?.removeEventListener("keydown", handleEnter)
  }, [pay])
  return ref
}

function isTextField(input: HTMLInputElement): boolean {
  return textInputTypes.has(input.type) && !input.disabled && input.form === null && input.closest("dialog") === null
}
