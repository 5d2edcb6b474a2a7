import type { Route } from "./define-call.ts"

/** Which calls go first when there is more to do than can be done. */
export type CallPriority = "essential" | "order" | "browsing"

/** Never refused: what the machines around us need, and providers who report money. */
const essential = ["/health", "/ready", "/metrics", "/payment-service/ve1/callbacks/"]

/** An order that has begun is finished before a new visitor is let in. Carts come before that: they are the entrance. */
const order = ["/order-service/", "/payment-service/", "/tracker-service/", "/store-ops/", "/loginhandler/refreshtoken"]

export function priorityOf(route: Route): CallPriority {
  const path = route.slice(route.indexOf("/"))
  const isBelow = (prefix: string) => path.startsWith(prefix)
  if (essential.some(isBelow)) return "essential"
  return order.some(isBelow) ? "order" : "browsing"
}
