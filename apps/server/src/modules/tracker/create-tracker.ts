import type { StoreInfo } from "@hearth/contract/calls/locator.calls.ts"
import type { Tracker } from "@hearth/contract/calls/order-tracking.shapes.ts"
import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import { createCountryOriginResolver } from "../../platform/http/create-origin-resolver.ts"
import type { Platform } from "../../platform/platform.ts"
import { orderMoved } from "../kitchen/kitchen.events.ts"
import type { Guarantee } from "../guarantee/public.ts"
import type { Kitchen } from "../kitchen/public.ts"
import type { Messages } from "../messages/public.ts"
import { listOwnTrackers, type OwnTrackersCaller } from "./list-own-trackers.ts"
import { loadTrackersById } from "./load-trackers.ts"
import { notifyCustomer } from "./notify-customer.ts"
import { createTrackerHub } from "./tracker-hub.ts"
import { trackerRoutes } from "./tracker.routes.ts"
import type { TrackerDeps } from "./tracker-deps.ts"
import { signingKey } from "./tracking-key.ts"
import { filterOpenSessions } from "../sessions/public.ts"

interface CreateTrackerDeps {
  kitchen: Kitchen
  guarantee: Guarantee
  messages: Messages
  findStore(country: CountryCode, id: string): StoreInfo | undefined
}

export function createTracker(
  platform: Platform,
  { kitchen, guarantee, messages, findStore }: CreateTrackerDeps,
): { listOwnTrackers(caller: OwnTrackersCaller): Promise<Tracker[]> } {
  const { db, clock, log, jobs, settings, http } = platform
  const deps: TrackerDeps = { db, clock, log, kitchen, guarantee, findStore, key: signingKey(settings.secret) }
  const hub = createTrackerHub(
    {
      trackers: (ids) => loadTrackersById(deps, ids),
      openSessions: (ids) => filterOpenSessions(db, ids, clock.now()),
    },
    log,
  )
  kitchen.onChanged(hub.handleChange)
  http.addHook("onClose", async () => hub.stop())
  trackerRoutes(platform, deps, hub)
  const originOfCountry = createCountryOriginResolver(http, settings.publicOrigin)
  // "tell-customer" is part of the stored queue's name; renaming it would leave waiting jobs behind.
  jobs.subscribe(orderMoved, "tell-customer", (moved) => notifyCustomer({ ...deps, messages, originOfCountry }, moved))
  return { listOwnTrackers: (caller) => listOwnTrackers(deps, caller, undefined) }
}
