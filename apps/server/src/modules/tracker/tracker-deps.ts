import type { StoreInfo } from "@hearth/contract/calls/locator.calls.ts"
import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import type { KeyObject } from "node:crypto"
import type { Clock } from "../../platform/clock.ts"
import type { Platform } from "../../platform/platform.ts"
import type { Guarantee } from "../guarantee/public.ts"
import type { Kitchen } from "../kitchen/public.ts"

export interface TrackerDeps {
  db: Platform["db"]
  clock: Clock
  log: Platform["log"]
  kitchen: Pick<Kitchen, "ticketsOf" | "itemsAhead">
  guarantee: Pick<Guarantee, "compensationsFor">
  findStore(country: CountryCode, id: string): StoreInfo | undefined
  /** Signs tracking keys, which open an order without its owner's session. */
  key: KeyObject
}
