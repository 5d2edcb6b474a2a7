import { useSyncExternalStore } from "react"

const MINUTE_MS = 60_000

function subscribe(listener: () => void): () => void {
  const timer = setInterval(listener, MINUTE_MS / 2)
  return () => clearInterval(timer)
}

const thisMinute = () => Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS

/** The minute it is; undefined on the server and while the page is taken over, whose clock nobody knows. */
export function useCurrentMinute(): number | undefined {
  return useSyncExternalStore<number | undefined>(subscribe, thisMinute, () => undefined)
}
