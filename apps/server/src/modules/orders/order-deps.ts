import type { Clock } from "../../platform/clock.ts"
import type { Queryable, Tx } from "../../platform/database/database.ts"
import type { Jobs } from "../../platform/jobs/jobs.ts"
import type { Platform } from "../../platform/platform.ts"
import type { Random } from "../../platform/random.ts"
import type { CheckoutCarts } from "../cart/public.ts"
import type { Identity } from "../identity/public.ts"
import type { Locator } from "../locator/public.ts"
import type { Payments } from "../payments/public.ts"
import type { StoredOrder } from "./orders.store.ts"
import type { TicketProgress } from "./ticket-progress.ts"

/** TRK-4: what a store's kitchen is asked, and has to hear in the same transaction. */
export interface OrderKitchen {
  /** Pizzas and sides that a store has to make first; from memory. */
  itemsAhead(storeId: string): number
  /** How far it is with an order; undefined where no store has a ticket of it. */
  progressOf(db: Queryable, orderId: string): Promise<TicketProgress | undefined>
  /** Called off, by whomever. The order is locked. */
  cancelled(tx: Tx, order: StoredOrder, by: string, at: Date): Promise<void>
  /** Its customer is at the store. The order is locked. */
  arrived(tx: Tx, order: StoredOrder, at: Date): Promise<void>
  /** ORD-10: an advance order whose time has come. The order is locked. */
  started(tx: Tx, order: StoredOrder, at: Date): Promise<void>
}

/** What orders are made with. */
export interface OrderDeps {
  db: Platform["db"]
  clock: Clock
  random: Random
  log: Platform["log"]
  jobs: Jobs
  carts: CheckoutCarts
  locator: Pick<Locator, "findStore">
  payments: Payments
  identity: Identity
  kitchen: OrderKitchen
}
