import type { IncomingHttpHeaders } from "node:http"
import type { RouteResponse } from "../http/route-response.ts"
import type { Payment } from "./database/payments.store.ts"
import type { Refund } from "./database/refunds.store.ts"
import type { EventKind } from "./callbacks/deliveries.store.ts"
import type { ProviderKeys } from "./provider-keys.ts"
import type { PaymentService } from "./payment-service.ts"

export interface ProviderCall {
  method: string
  path: string
  query: URLSearchParams
  headers: IncomingHttpHeaders
  body: string
}

/** The event that a callback reports. */
export interface EventInput {
  kind: EventKind
  eventId: string
  payment: Payment
  refund: Refund | undefined
  /** The total refunded amount of the payment. */
  refunded: number
  /** Seconds since 1970. */
  timestamp: number
}

export interface SigningInput {
  eventId: string
  secret: string
  /** Seconds since 1970. */
  timestamp: number
}

/** The protocol of one provider, for our server and browsers. Each call runs in one transaction. */
export interface ProviderAdapter {
  handle(call: ProviderCall, service: PaymentService): RouteResponse | undefined
  /** Serves the provider's pages, which no failure plan affects; undefined if the path is not a page. */
  handlePage?(call: ProviderCall, service: PaymentService): RouteResponse | undefined
  /** If set, an approved payment is captured only when the merchant executes it. */
  needsExecute?: true
  callbacks?: {
    /** Returns the unsigned body; undefined if the provider sends no callback for this event. */
    event(input: EventInput): string | undefined
    secret(keys: ProviderKeys): string
    sign(body: string, signing: SigningInput): { headers: Record<string, string>; body: string }
  }
}
