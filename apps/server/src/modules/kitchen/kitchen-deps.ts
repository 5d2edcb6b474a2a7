import type { Platform } from "../../platform/platform.ts"
import type { MenuOf } from "../catalog/public.ts"
import type { Guarantee } from "../guarantee/public.ts"
import type { Locator } from "../locator/public.ts"
import type { Messages } from "../messages/public.ts"
import type { Orders } from "../orders/public.ts"
import type { StaffDirectory } from "../staff/public.ts"
import type { HandOverListener } from "./kitchen.ts"

export interface KitchenDeps extends Pick<
  Platform,
  "db" | "clock" | "random" | "log" | "jobs" | "settings" | "switches"
> {
  orders: Orders
  guarantee: Guarantee
  locator: Pick<Locator, "findStore" | "storesOf" | "onStoresChanged">
  menuOf: MenuOf
  messages: Messages
  /** Returns the number of pizzas and sides that a store has to make before a new order. Read from memory. */
  itemsAhead(storeId: string): number
  staff: Pick<StaffDirectory, "storesOf" | "hasAccess" | "onSessionsRevoked">
  /** Run one after another, in the transaction of the handover. */
  handOverListeners: readonly HandOverListener[]
}
