import { useCallback, useEffect } from "react"
import { useQuery } from "@hearth/browser/use-query.ts"
import { noResponse } from "../../../client/api/to-result.ts"
import { type OrderDetails, fetchOrderDetails } from "../../../shared/order/order-details.api.ts"

export type OrderDetailsQuery =
  | { state: "loading" }
  /** The order doesn't exist or belongs to another customer. */
  | { state: "missing" }
  | { state: "failed"; message: string; retry: () => void }
  | { state: "ready"; order: OrderDetails; reload: () => void }

/** The tracker shows each step live; this screen only has to avoid outdated data. */
const REFRESH_MS = 20_000

/** The order from the server. An order in progress is fetched again at intervals and when the page becomes visible. */
export function useOrderDetails(orderId: string | null): OrderDetailsQuery {
  const load = useCallback((signal: AbortSignal) => fetchOrderDetails(orderId ?? "", signal), [orderId])
  const query = useQuery(orderId === null ? undefined : load)
  const value = query.state === "ready" ? query.value : undefined
  const reload = query.state === "ready" ? query.reload : undefined
  const isLive = value?.isLive === true
  useEffect(() => {
    if (!isLive || !reload) return
    const reloadIfVisible = () => document.hidden || reload()
    document.addEventListener("visibilitychange", reloadIfVisible)
    const timer = setInterval(reloadIfVisible, REFRESH_MS)
    return () => {
      document.removeEventListener("visibilitychange", reloadIfVisible)
      clearInterval(timer)
    }
  }, [isLive, reload])
  if (orderId === null) return { state: "missing" }
  if (query.state === "loading") return { state: "loading" }
  if (query.state === "ready") return { state: "ready", order: query.value, reload: query.reload }
  return query.code === "NOT_FOUND" || query.code === "BAD_REQUEST"
    ? { state: "missing" }
    : { state: "failed", message: query.message ?? noResponse.message, retry: query.retry }
}
