import type { Route } from "./define-call.ts"

/** Which calls the server answers first when it is overloaded. */
export type CallPriority = "essential" | "order" | "browsing"

/** Never refused: health checks, metrics and the callbacks of payment providers. */
const essentialPaths = ["/health", "/ready", "/metrics", "/payment-service/ve1/callbacks/"]

/**
 * Calls that complete an order that was started. They come before new visitors. Cart calls are not among them: they
 * come before an order is started.
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
