import { useSyncExternalStore } from "react"

/** Does not change while a page is open. */
const never = () => () => undefined

export function useCookiesOff(): boolean {
  return useSyncExternalStore(
    never,
    () => !navigator.cookieEnabled,
    () => false,
  )
}
