import { MINUTE_MS } from "@hearth/domain/stores/zoned-time.ts"
import { useEffect, useEffectEvent } from "react"

/** Runs the action every minute while the page is visible, and when it becomes visible again. */
export function useEveryVisibleMinute(action: () => unknown): void {
  const runIfVisible = useEffectEvent(() => document.visibilityState === "visible" && action())
  useEffect(() => {
    const run = () => void runIfVisible()
    const timer = setInterval(run, MINUTE_MS)
    document.addEventListener("visibilitychange", run)
    return () => {
      clearInterval(timer)
      document.removeEventListener("visibilitychange", run)
    }
  }, [])
}
