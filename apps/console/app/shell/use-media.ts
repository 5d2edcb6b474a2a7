import { useSyncExternalStore } from "react"

/** Wide enough to show the board's columns side by side. */
export const WIDE_BOARD_QUERY = "(width >= 1000px)"

export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const list = matchMedia(query)
      list.addEventListener("change", listener)
      return () => list.removeEventListener("change", listener)
    },
    () => matchMedia(query).matches,
  )
}
