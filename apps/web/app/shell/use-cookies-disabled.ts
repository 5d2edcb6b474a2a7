import { useSyncExternalStore } from "react"

/** Does not change while a page is open. */
const noSubscription = () => () => undefined

export function useCookiesDisabled(): boolean {
  return useSyncExternalStore(
    noSubscription,
    () => !navigator.cookieEnabled,
    () => false,
  )
}
