import type { StoreInfo } from "@hearth/contract/calls/locator.calls.ts"
import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import { createOriginOf } from "../../platform/http/origin-of.ts"
import type { Platform } from "../../platform/platform.ts"
import { openSessionsAmong } from "../identity/public.ts"
import { orderMoved } from "../kitchen/kitchen.events.ts"
import type { Kitchen } from "../kitchen/public.ts"
import type { Messages } from "../messages/public.ts"
import { readTrackers } from "./read-trackers.ts"
import { tellCustomer } from "./tell-customer.ts"
import { createTrackerHub } from "./tracker-hub.ts"
import { trackerRoutes } from "./tracker.routes.ts"
import type { TrackerShop } from "./tracker-shop.ts"
import { signingKey } from "./tracking-key.ts"

interface Needs {
  kitchen: Kitchen
  messages: Messages
  findStore(country: CountryCode, id: string): StoreInfo | undefined
}

export function createTracker(platform: Platform, { kitchen, messages, findStore }: Needs): void {
  const { db, clock, log, jobs, settings, http } = platform
  const shop: TrackerShop = { db, clock, log, kitchen, findStore, key: signingKey(settings.secret) }
  const hub = createTrackerHub(
    {
      trackers: (ids) => readTrackers(shop, ids),
      openSessions: (ids) => openSessionsAmong(db, ids, clock.now()),
    },
    log,
  )
  kitchen.onChanged(hub.heard)
  http.addHook("onClose", async () => hub.stop())
  trackerRoutes(platform, shop, hub)
  const originOf = createOriginOf(http, settings.publicOrigin)
  const originIn = (country: CountryCode) => originOf({ host: `${country.toLowerCase()}.` })
  jobs.subscribe(orderMoved, "tell-customer", (moved) => tellCustomer({ ...shop, messages, originIn }, moved))
}
