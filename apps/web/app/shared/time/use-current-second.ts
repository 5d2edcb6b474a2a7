import { useSyncExternalStore } from "react"
import { serverNow } from "../../client/server-clock.ts"

const SECOND_MS = 1000

function subscribe(listener: () => void): () => void {
  // Twice as often, so that none is left out where a timer comes late.
  const timer = setInterval(listener, SECOND_MS / 2)
  return () => clearInterval(timer)
}

const thisSecond = () => Math.floor(serverNow() / SECOND_MS) * SECOND_MS

/** The second it is by the server's clock; undefined on the server and while the page is taken over. */
export function useCurrentSecond(): number | undefined {
  return useSyncExternalStore<number | undefined>(subscribe, thisSecond, () => undefined)
}
