import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import type { Platform } from "../../platform/platform.ts"
import type { Locator } from "./create-locator.ts"
import { createLocalityLists, type Localities } from "./localities.ts"
import { locatorRoutes } from "./locator.routes.ts"
import { purgeExpiredSlots } from "./purge-expired-slots.ts"
import { storeSwitchRoutes } from "./store-switches.routes.ts"

interface ConnectLocatorDeps {
  locator: Locator
  gazetteer: Localities
  /** Returns the number of pizzas and sides that a store has to make before a new order. */
  itemsAhead(storeId: string): number
  /** Returns how many pizzas of a store's menu points can buy. */
  countFreePizzas(country: CountryCode, storeId: string): number
}

/** Connects the routes and the job. */
export function connectLocator(
  platform: Pick<Platform, "route" | "jobs" | "db" | "clock">,
  { locator, gazetteer, itemsAhead, countFreePizzas }: ConnectLocatorDeps,
): void {
  const { db, clock, jobs } = platform
  const { storesOf } = locator
  const localities = createLocalityLists(gazetteer)
  locatorRoutes(platform, { db, clock, storesOf, itemsAhead, localities, countFreePizzas })
  storeSwitchRoutes(platform, locator)
  jobs.every("locator.forget-promises", "23 3 * * *", () => purgeExpiredSlots(platform))
}
