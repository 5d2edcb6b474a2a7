import type { KeyboardEvent } from "react"
import type { PickPlace } from "./use-pick-place.ts"

/** While a place is being found, Escape gives that up, and nothing else: the sheet and what was typed stay. */
export function cancelOnEscape({ state, cancel }: Pick<PickPlace, "state" | "cancel">) {
  return (event: Pick<KeyboardEvent, "key" | "preventDefault" | "stopPropagation">): void => {
    if (event.key !== "Escape" || state.kind !== "working") return
    event.preventDefault()
    event.stopPropagation()
    cancel()
  }
}
