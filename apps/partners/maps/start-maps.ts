import { Failures } from "../http/failure-plan.ts"
import { listenOnLoopback } from "../http/listen-on-loopback.ts"
import { handleMapsAdmin, type RecordedQuery } from "./maps-admin.routes.ts"
import { handleMaps } from "./maps.routes.ts"
import type { FailureMode } from "./maps-failures.ts"
import { readPlaces } from "./read-places.ts"

export interface MapsOptions {
  /** The file with the places that the service knows. Without it, the service knows none. */
  placesFile?: string
  key: string
  apiPort?: number
  adminPort?: number
}

export interface MapsStandIn {
  /** The address that our server calls. */
  apiUrl: string
  /** Base URL of the admin API for tests, /admin/…. */
  adminUrl: string
  stop(): Promise<void>
}

const MAX_QUERIES = 200

/**
 * Starts the maps service. The admin API has a port of its own, so that it responds while the service refuses
 * connections.
 */
export async function startMaps({ placesFile, key, apiPort = 0, adminPort = 0 }: MapsOptions): Promise<MapsStandIn> {
  const places = placesFile ? readPlaces(placesFile) : []
  const failures = new Failures<FailureMode>()
  const queries: RecordedQuery[] = []
  const recordQuery = (path: string, query: URLSearchParams) => {
    const { key: _key, ...queryWithoutKey } = Object.fromEntries(query)
    queries.unshift({ path, query: queryWithoutKey })
    queries.length = Math.min(queries.length, MAX_QUERIES)
  }
  const service = await listenOnLoopback(apiPort, (request, response) =>
    handleMaps(request, response, { key, places, failures, recordQuery }),
  )
  const admin = await listenOnLoopback(adminPort, (request, response) =>
    handleMapsAdmin(request, response, {
      queries,
      plan: () => failures.plan,
      async setPlan(plan) {
        failures.plan = plan
        await (plan.mode === "refuse" ? service.close() : service.reopen())
      },
    }),
  )
  return {
    apiUrl: service.url,
    adminUrl: admin.url,
    async stop() {
      await Promise.all([service.close(), admin.close()])
    },
  }
}
