import type { CallDefinition } from "@hearth/contract/define-call.ts"
import type { FastifyInstance } from "fastify"
import type { DestinationStream } from "pino"
import { buildHttp } from "../platform/http/build-http.ts"
import { createRoutes, type RegisterRoute, type RoutesOptions } from "../platform/http/create-routes.ts"
import type { LoadLimits } from "../platform/http/limit-load.ts"
import { mountApi } from "../platform/http/mount-api.ts"
import { createLog, nullDestination } from "../platform/log/create-log.ts"
import type { Session } from "../platform/sessions/sessions.ts"
import { settableClock } from "./settable-clock.ts"

const ada: Session = { id: "s1", userId: "ada", cartId: "c1", kind: "guest" }

interface Options extends Partial<RoutesOptions> {
  trustProxy?: string
  logTo?: DestinationStream
  load?: LoadLimits
  /** Calls that only this test has, instead of the contract's. */
  calls?: readonly CallDefinition[]
}

/**
 * Builds only the HTTP platform, to test it: the contract's calls with the test's own handlers. A request with
 * `authorization: ada` is from the guest ada, one with any other name from a customer, one without it has no session.
 */
export function buildTestHttp(register: (route: RegisterRoute) => void, options: Options = {}): FastifyInstance {
  const { trustProxy, logTo = nullDestination, load, calls, ...routesOptions } = options
  const http = buildHttp({ log: createLog("info", logTo), trustProxy, ...(load && { load }) })
  const allOptions: RoutesOptions = {
    // A test whose calls need a database passes one.
    db: undefined as unknown as RoutesOptions["db"],
    sessions: {
      async authenticate({ headers: { authorization } }) {
        if (authorization === undefined) return null
        return authorization === "ada" ? ada : { ...ada, userId: authorization, kind: "customer" }
      },
    },
    staff: { authenticate: async () => null },
    clock: settableClock(),
    country: "IN",
    switches: { featuresOff: () => [] },
    metricsToken: undefined,
    ...routesOptions,
  }
  const routes = createRoutes(allOptions, calls)
  register(routes.route)
  mountApi(http, routes)
  return http
}
