import type { Clock } from "../../platform/clock.ts"
import type { Queryable, Tx } from "../../platform/database/database.ts"
import type { Jobs } from "../../platform/jobs/jobs.ts"
import type { Platform } from "../../platform/platform.ts"
import type { Random } from "../../platform/random.ts"
import type { CheckoutCarts } from "../cart/public.ts"
import type { Locator } from "../locator/public.ts"
import type { OneTimeCodes } from "../one-time-codes/public.ts"
import type { Payments } from "../payments/public.ts"
import type { SignInDeps } from "../sign-in/public.ts"
import type { StoredOrder } from "./orders.store.ts"
import type { TicketProgress } from "./ticket-progress.ts"

/** TRK-4: what orders need to know of the store's kitchen, and what they notify it of in the same transaction. */
export interface OrderKitchen {
  /** Returns the number of pizzas and sides that a store has to make before a new order. Read from memory. */
  itemsAhead(storeId: string): number
  /** Returns an order's progress, or undefined if it has no ticket. */
  progressOf(db: Queryable, orderId: string): Promise<TicketProgress | undefined>
  /** The order was cancelled by customer or store. It is locked. */
  cancelled(tx: Tx, order: StoredOrder, by: string, at: Date): Promise<void>
  /** The customer has arrived at the store. The order is locked. */
  arrived(tx: Tx, order: StoredOrder, at: Date): Promise<void>
  /** ORD-10: the start time of an advance order has been reached. The order is locked. */
  started(tx: Tx, order: StoredOrder, at: Date): Promise<void>
}

export interface OrderDeps {
  db: Platform["db"]
  clock: Clock
  random: Random
  log: Platform["log"]
  jobs: Jobs
  carts: CheckoutCarts
  locator: Pick<Locator, "findStore">
  payments: Payments
  codes: OneTimeCodes
  signIn: SignInDeps
  kitchen: OrderKitchen
}

/** What placing an order needs. */
export type PlaceOrderDeps = Pick<OrderDeps, "carts" | "jobs" | "kitchen" | "clock" | "locator">
