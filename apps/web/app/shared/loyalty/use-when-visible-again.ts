import { useEffect, useEffectEvent } from "react"

/** Runs the action when the page becomes visible again: the customer may have joined or ordered in another tab. */
export function useWhenVisibleAgain(action: () => unknown): void {
  const runIfVisible = useEffectEvent(() => document.visibilityState === "visible" && action())
  useEffect(() => {
    const run = () => void runIfVisible()
    document.addEventListener("visibilitychange", run)
    return () => document.removeEventListener("visibilitychange", run)
  }, [])
}
