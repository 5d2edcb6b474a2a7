import { useEffect, useMemo } from "react"
import { serverNow } from "../../client/server-clock.ts"
import { claimAlert, fetchCurrentAlertIds, fetchUnseenAlerts } from "./alerts.api.ts"
import { type AlertFeed, createAlertFeed } from "./create-alert-feed.ts"

/**
 * How often an open page asks for new alerts. 100,000 visible pages make 1,670 requests a second, which the server answers
 * from memory.
 */
const CHECK_EVERY_MS = 60 * 1000
/** How precisely an alert disappears at its end. */
const EXPIRE_EVERY_MS = 10 * 1000

/** The alerts of a store's page, loaded when it opens and checked while it is visible. */
export function useAlertFeed(storeId: string): AlertFeed {
  const feed = useMemo(() => {
    const keys = new Map<string, string>()
    const keyOf = (alertId: string) => {
      const key = keys.get(alertId) ?? crypto.randomUUID()
      keys.set(alertId, key)
      return key
    }
    return createAlertFeed({
      fetchUnseen: () => fetchUnseenAlerts(storeId),
      fetchCurrentIds: () => fetchCurrentAlertIds(storeId),
      claim: (alertId) => claimAlert(alertId, keyOf(alertId)),
      now: serverNow,
    })
  }, [storeId])

  useEffect(() => {
    void feed.load()
    let checkedAt = performance.now()
    const checkIfDue = () => {
      if (document.visibilityState !== "visible" || performance.now() - checkedAt < CHECK_EVERY_MS) return
      checkedAt = performance.now()
      void feed.check()
    }
    const checkTimer = setInterval(checkIfDue, CHECK_EVERY_MS / 8)
    const expireTimer = setInterval(feed.removeExpired, EXPIRE_EVERY_MS)
    document.addEventListener("visibilitychange", checkIfDue)
    return () => {
      clearInterval(checkTimer)
      clearInterval(expireTimer)
      document.removeEventListener("visibilitychange", checkIfDue)
    }
  }, [feed])
  return feed
}
