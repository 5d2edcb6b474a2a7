import { useSyncExternalStore } from "react"
import { MINUTE } from "@hearth/domain/stores/zoned-time.ts"

function subscribe(listener: () => void): () => void {
  const timer = setInterval(listener, MINUTE / 2)
  return () => clearInterval(timer)
}

const thisMinute = () => Math.floor(Date.now() / MINUTE) * MINUTE

/** The minute it is; undefined on the server and while the page is taken over, whose clock nobody knows. */
export function useNow(): number | undefined {
  return useSyncExternalStore<number | undefined>(subscribe, thisMinute, () => undefined)
}
