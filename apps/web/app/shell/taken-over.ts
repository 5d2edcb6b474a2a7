import { useSyncExternalStore } from "react"

const never = () => () => undefined

/** False on the server and while the browser takes the page over: for what only the browser knows, such as the query. */
export function useTakenOver(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
