import type { IncomingHttpHeaders } from "node:http"
import type { RouteResponse } from "../http/route-response.ts"
import type { Charge } from "./database/charges.store.ts"
import type { Refund } from "./database/refunds.store.ts"
import type { EventKind } from "./callbacks/deliveries.store.ts"
import type { ProviderKeys } from "./provider-keys.ts"
import type { ChargeService } from "./charge-service.ts"

export interface ProviderCall {
  method: string
  path: string
  query: URLSearchParams
  headers: IncomingHttpHeaders
  body: string
}

/** What an event is made of. */
export interface EventInput {
  kind: EventKind
  eventId: string
  charge: Charge
  refund: Refund | undefined
  /** All that was given back of the charge. */
  refunded: number
  /** Seconds since 1970. */
  at: number
}

export interface SigningInput {
  eventId: string
  secret: string
  /** Seconds since 1970. */
  at: number
}

/** One provider, as our server and browsers see it. Its calls run within one transaction each. */
export interface ProviderAdapter {
  handle(call: ProviderCall, service: ChargeService): RouteResponse | undefined
  /** Its pages, which no failure plan concerns; undefined where the path is none. */
  handlePage?(call: ProviderCall, service: ChargeService): RouteResponse | undefined
  /** What the customer approves is captured only when the merchant says so. */
  needsExecute?: true
  callbacks?: {
    /** The unsigned body; undefined where it tells nobody of this. */
    event(input: EventInput): string | undefined
    secret(keys: ProviderKeys): string
    sign(body: string, signing: SigningInput): { headers: Record<string, string>; body: string }
  }
}
