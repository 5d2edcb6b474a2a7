import type { KeyboardEvent } from "react"
import type { PlacePicker } from "./use-place-picker.ts"

/** While a place is being found, Escape cancels only that: the sheet and the typed text stay. */
export function cancelOnEscape({ state, cancel }: Pick<PlacePicker, "state" | "cancel">) {
  return (event: Pick<KeyboardEvent, "key" | "preventDefault" | "stopPropagation">): void => {
    if (event.key !== "Escape" || state.kind !== "working") return
    event.preventDefault()
    event.stopPropagation()
    cancel()
  }
}
