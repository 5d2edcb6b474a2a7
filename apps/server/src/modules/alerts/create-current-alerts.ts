import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import { createMemoryCache } from "../../platform/create-memory-cache.ts"
import { preserialize, type Preserialized } from "../../platform/http/preserialize.ts"
import type { Platform } from "../../platform/platform.ts"
import { type AlertAudience, type OpenAlert, readOpenAlerts } from "./alerts.store.ts"

/** The database channel that notifies nodes of a written or ended alert. */
export const ALERTS_CHANGED = "alerts_changed"

/** A cache between us and the browsers answers most open pages of a country and store for this long. */
const CACHE_CONTROL = "public, max-age=15"

export interface CurrentAlerts {
  /** The response with the ids of the current alerts of a country and store. */
  respond(audience: AlertAudience): Promise<Preserialized>
}

/**
 * FBK-5: every open page asks every minute which alerts are current. The answer comes from memory and is the same
 * for all visitors of a store, so that 100,000 open pages cost no query.
 */
export function createCurrentAlerts({
  db,
  database,
  clock,
  log,
  http,
  settings,
  onStart,
}: Pick<Platform, "db" | "database" | "clock" | "log" | "http" | "settings" | "onStart">): CurrentAlerts {
  let openAlerts: readonly OpenAlert[] = []
  const responses = new Map<string, Promise<Preserialized>>()
  const cache = createMemoryCache(
    "alerts",
    {
      async read() {
        openAlerts = await readOpenAlerts(db, clock.now())
        responses.clear()
      },
    },
    log,
    settings.cacheMaxAgeSeconds,
  )

  onStart(async () => {
    // Listens before reading, so that a change in between isn't missed.
    const stop = await database.listen(ALERTS_CHANGED, () => cache.reload())
    http.addHook("onClose", () => {
      cache.close()
      return stop()
    })
    await cache.load()
  })

  function currentIds({ country, storeId }: { country: CountryCode; storeId: string | undefined }): string[] {
    const now = clock.now()
    return openAlerts
      .filter((alert) => alert.country === country && alert.startsAt <= now && alert.endsAt > now)
      .filter(({ storeIds }) => storeIds.length === 0 || (storeId !== undefined && storeIds.includes(storeId)))
      .map(({ id }) => id)
  }

  return {
    respond(audience) {
      const alertIds = currentIds(audience)
      const key = alertIds.join()
      const response = responses.get(key) ?? preserialize("GET /alerts/current", { alertIds }, CACHE_CONTROL)
      responses.set(key, response)
      return response
    },
  }
}
