import type { Clock } from "../../platform/clock.ts"
import type { Jobs } from "../../platform/jobs/jobs.ts"
import type { Platform } from "../../platform/platform.ts"
import type { Random } from "../../platform/random.ts"
import type { CheckoutCarts } from "../cart/public.ts"
import type { Identity } from "../identity/public.ts"
import type { Locator } from "../locator/public.ts"
import type { Payments } from "../payments/public.ts"

/** What orders are made with. */
export interface OrderShop {
  db: Platform["db"]
  clock: Clock
  random: Random
  log: Platform["log"]
  jobs: Jobs
  carts: CheckoutCarts
  locator: Pick<Locator, "findStore">
  payments: Payments
  identity: Identity
}
