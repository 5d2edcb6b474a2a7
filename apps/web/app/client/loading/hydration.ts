import { useEffect, useSyncExternalStore } from "react"

/** True in the browser while the server-rendered page is hydrated; never on the server. */
export function isHydrating(): boolean {
  return typeof document !== "undefined" && document.documentElement.dataset.hydrated === undefined
}

/** Marks the page as hydrated. Called once, in the outermost component. */
export function useHydrationEnd(): void {
  useEffect(() => {
    document.documentElement.dataset.hydrated = ""
  }, [])
}

const noSubscription = () => () => undefined

/** False on the server and during hydration. For values that only the browser knows, such as the query. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    noSubscription,
    () => true,
    () => false,
  )
}
