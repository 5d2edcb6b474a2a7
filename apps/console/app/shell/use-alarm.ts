import * as shellTexts from "@hearth/texts/console/shell.ts"
import { useEffect } from "react"
import { alarm } from "./alarm.ts"

/** Rings the alarm and shows the number of new orders in the page title until all of them are accepted. */
export function useAlarm({ waiting, overdue }: { waiting: number; overdue: number }, storeName: string): void {
  useEffect(() => {
    alarm.update(waiting, overdue)
    document.title =
      waiting === 0 ? shellTexts.pageTitle(storeName) : shellTexts.pageTitleWithNewOrders(waiting, storeName)
  }, [waiting, overdue, storeName])
  useEffect(() => () => alarm.update(0, 0), [])
  useEffect(() => {
    const allow = () => void alarm.allowSound()
    // Listens to `click` and not to an earlier event: allowing sound removes a notice, which moves the page, and the
    // tap must still reach its target.
    addEventListener("click", allow)
    addEventListener("keydown", allow)
    return () => {
      removeEventListener("click", allow)
      removeEventListener("keydown", allow)
    }
  }, [])
}

/**
 * Keeps the screen on if the browser supports it, so that the board stays visible. The browser releases the lock
 * whenever the page is hidden.
 */
export function useWakeLock(): void {
  useEffect(() => {
    if (!("wakeLock" in navigator)) return
    let lock: WakeLockSentinel | undefined
    const acquire = async () => {
      if (document.visibilityState !== "visible") return
      lock = await navigator.wakeLock.request("screen").catch(() => undefined)
    }
    void acquire()
    document.addEventListener("visibilitychange", acquire)
    return () => {
      document.removeEventListener("visibilitychange", acquire)
      void lock?.release()
    }
  }, [])
}
