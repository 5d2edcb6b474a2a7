import { useSyncExternalStore } from "react"

const MINUTE_MS = 60_000

function subscribe(listener: () => void): () => void {
  const timer = setInterval(listener, MINUTE_MS / 2)
  return () => clearInterval(timer)
}

const thisMinute = () => Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS

/** The current minute; undefined on the server and during hydration, so that both render the same. */
export function useCurrentMinute(): number | undefined {
  return useSyncExternalStore<number | undefined>(subscribe, thisMinute, () => undefined)
}
