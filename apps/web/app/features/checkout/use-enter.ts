import { type RefObject, useEffect, useRef } from "react"

const typed = new Set(["text", "tel", "email", "search", "password", "number"])

/** Enter goes from field to field and pays from the last, as a form would. What lies in a sheet has its own. */
export function useEnter(pay: () => void): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const around = ref.current
    const goOn = (event: KeyboardEvent) => {
      const { key, target, isComposing } = event
      if (key !== "Enter" || isComposing || !(target instanceof HTMLInputElement) || !isField(target)) return
      event.preventDefault()
      const fields = [...(around?.querySelectorAll("input") ?? [])].filter(isField)
      const next = fields[fields.indexOf(target) + 1]
      if (next) {
        next.focus()
        // Focusing another field stops a smooth scroll under way, and may leave both out of view.
        next.scrollIntoView({ block: "nearest", behavior: "instant" })
      } else pay()
    }
    around?.addEventListener("keydown", goOn)
    return () => around?.removeEventListener("keydown", goOn)
  }, [pay])
  return ref
}

function isField(input: HTMLInputElement): boolean {
  return typed.has(input.type) && !input.disabled && input.form === null && input.closest("dialog") === null
}
