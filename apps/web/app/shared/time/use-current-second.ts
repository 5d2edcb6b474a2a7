import { useSyncExternalStore } from "react"
import { serverNow } from "../../client/server-clock.ts"

const SECOND_MS = 1000

function subscribe(listener: () => void): () => void {
  // Twice per second, so that no second is skipped when a timer is late.
  const timer = setInterval(listener, SECOND_MS / 2)
  return () => clearInterval(timer)
}

const thisSecond = () => Math.floor(serverNow() / SECOND_MS) * SECOND_MS

/** The current second by the server's clock; undefined on the server and during hydration. */
export function useCurrentSecond(): number | undefined {
  return useSyncExternalStore<number | undefined>(subscribe, thisSecond, () => undefined)
}
