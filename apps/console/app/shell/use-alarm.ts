import { useEffect } from "react"
import { allowSound, updateAlarm } from "./alarm.ts"

/** Rings, and says it in the title, until everything new is accepted; the screen stays on meanwhile and always. */
export function useAlarm({ waiting, overdue }: { waiting: number; overdue: number }, storeName: string): void {
  useEffect(() => {
    updateAlarm(waiting, overdue)
    const name = `${storeName} · Hearth console`
    document.title = waiting === 0 ? name : `(${waiting}) New ${waiting === 1 ? "order" : "orders"} · ${name}`
  }, [waiting, overdue, storeName])
  useEffect(() => () => updateAlarm(0, 0), [])
  useEffect(() => {
    const allow = () => void allowSound()
    // Not sooner: what is said about it leaves the page with the first press, which must still land where it was meant.
    addEventListener("click", allow)
    addEventListener("keydown", allow)
    return () => {
      removeEventListener("click", allow)
      removeEventListener("keydown", allow)
    }
  }, [])
}

/** Where the browser can: a board that has gone dark is no board. It lets go whenever the page is hidden. */
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
