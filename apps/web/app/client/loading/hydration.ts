import { useEffect, useSyncExternalStore } from "react"

let hydrating = typeof document !== "undefined"

/** In the browser, while the page the server drew is being taken over; never on the server. */
export function isHydrating(): boolean {
  return hydrating
}

/** Once, around everything. */
export function useHydrationEnd(): void {
  useEffect(() => {
    hydrating = false
    document.documentElement.dataset.taken = ""
  }, [])
}

const noSubscription = () => () => undefined

/** False on the server and while the browser takes the page over: for what only the browser knows, such as the query. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    noSubscription,
    () => true,
    () => false,
  )
}
