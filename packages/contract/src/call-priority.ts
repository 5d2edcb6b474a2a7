import type { Route } from "./define-call.ts"

/** An overloaded server refuses `browsing` calls before `order` calls, and never refuses `essential` calls. */
export type CallPriority = "essential" | "order" | "browsing"

/** Never refused: health checks, metrics and the callbacks of payment providers. */
const essentialPaths = ["/health", "/ready", "/metrics", "/payment-service/ve1/callbacks/"]

/**
 * Calls for orders in progress, and the store's console. They are still accepted when `browsing` calls are refused.
 * Cart calls are not among them, because no order is in progress yet.
 */
const orderPaths = [
  "/order-service/",
  "/payment-service/",
  "/tracker-service/",
  "/store-ops/",
  "/loginhandler/refreshtoken",
]

export function priorityOf(route: Route): CallPriority {
  const path = route.slice(route.indexOf("/"))
  const isBelow = (prefix: string) => path.startsWith(prefix)
  if (essentialPaths.some(isBelow)) return "essential"
  return orderPaths.some(isBelow) ? "order" : "browsing"
}
