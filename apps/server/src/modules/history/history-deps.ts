import type { StoreInfo } from "@hearth/contract/calls/locator.calls.ts"
import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import type { Clock } from "../../platform/clock.ts"
import type { Platform } from "../../platform/platform.ts"
import type { Random } from "../../platform/random.ts"
import type { Session } from "../../platform/sessions/sessions.ts"
import type { RefillCarts } from "../cart/public.ts"
import type { MenuOf } from "../catalog/public.ts"
import type { Kitchen } from "../kitchen/public.ts"
import type { Orders } from "../orders/public.ts"

export interface HistoryDeps {
  db: Platform["db"]
  clock: Clock
  random: Random
  orders: Orders
  kitchen: Pick<Kitchen, "ticketsOf">
  carts: RefillCarts
  findStore(country: CountryCode, id: string): StoreInfo | undefined
  menuOf: MenuOf
}

/** The customer and the country whose history is read. */
export interface HistoryCaller {
  session: Session
  country: CountryCode
}
