import { useSyncExternalStore } from "react"
import { serverNow } from "./server-clock.ts"

const SECOND_MS = 1_000
let now = serverNow()
let timer: ReturnType<typeof setInterval> | undefined
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  timer ??= setInterval(() => {
    now = serverNow()
    for (const each of listeners) each()
  }, SECOND_MS)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}

/** Returns the server's time, updated every second by one timer for all cards. */
export function useNow(): number {
  return useSyncExternalStore(subscribe, () => now)
}
