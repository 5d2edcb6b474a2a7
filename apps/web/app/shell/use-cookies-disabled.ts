import { useSyncExternalStore } from "react"

/** The value doesn't change while a page is open. */
const noSubscription = () => () => undefined

export function useCookiesDisabled(): boolean {
  return useSyncExternalStore(
    noSubscription,
    () => !navigator.cookieEnabled,
    () => false,
  )
}
