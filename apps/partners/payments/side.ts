import type { IncomingHttpHeaders } from "node:http"
import type { Answer } from "../http/answer.ts"
import type { Charge } from "./books/charges.store.ts"
import type { Refund } from "./books/refunds.store.ts"
import type { EventKind } from "./callbacks/deliveries.store.ts"
import type { Keys } from "./keys.ts"
import type { Till } from "./till.ts"

export interface Call {
  method: string
  path: string
  query: URLSearchParams
  headers: IncomingHttpHeaders
  body: string
}

/** What an event is made of. */
export interface Told {
  kind: EventKind
  eventId: string
  charge: Charge
  refund: Refund | undefined
  /** All that was given back of the charge. */
  refunded: number
  /** Seconds since 1970. */
  at: number
}

export interface Signing {
  eventId: string
  secret: string
  /** Seconds since 1970. */
  at: number
}

/** One provider, as our server and browsers see it. Its calls run within one transaction each. */
export interface Side {
  answer(call: Call, till: Till): Answer | undefined
  /** Its pages, which no failure plan concerns; undefined where the path is none. */
  page?(call: Call, till: Till): Answer | undefined
  /** What the customer approves is captured only when the merchant says so. */
  needsExecute?: true
  callbacks?: {
    /** The unsigned body; undefined where it tells nobody of this. */
    event(told: Told): string | undefined
    secret(keys: Keys): string
    sign(body: string, signing: Signing): { headers: Record<string, string>; body: string }
  }
}
