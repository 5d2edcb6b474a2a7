import { useEffect, useSyncExternalStore } from "react"

let takingOver = typeof document !== "undefined"

/** In the browser, while the page the server drew is being taken over; never on the server. */
export function isTakingOver(): boolean {
  return takingOver
}

/** Once, around everything. */
export function useTakeOverOnce(): void {
  useEffect(() => {
    takingOver = false
    document.documentElement.dataset.taken = ""
  }, [])
}

const never = () => () => undefined

/** False on the server and while the browser takes the page over: for what only the browser knows, such as the query. */
export function useTakenOver(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
