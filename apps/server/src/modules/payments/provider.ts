import type { NextStep } from "@hearth/contract/calls/orders.shapes.ts"
import type { ErrorCode } from "@hearth/contract/error-codes.ts"
import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import type { Minor } from "@hearth/domain/money/format-money.ts"
import type { PaymentProvider, PaymentFlow } from "@hearth/domain/payments/payment-modes.ts"
import type { IncomingHttpHeaders } from "node:http"

/** A payment as its provider knows it. */
export interface ProviderPayment {
  /** Our reference there. */
  id: string
  orderId: string
  orderNumber: string
  userId: string
  country: CountryCode
  amount: Minor
  currency: string
  /** What the provider calls it; null until that is known. */
  ref: string | null
  /** What the provider calls the money it took. */
  chargeRef: string | null
  createdAt: Date
  /** Whether money is still wanted for it. */
  isWanted: boolean
}

export interface StartRequest extends ProviderPayment {
  way: PaymentFlow
  email: string
  /** In its one form. */
  mobile: string
  /** Our own pages' origin. */
  origin: string
  /** The page of ours that the customer comes back to. */
  returnUrl: string
  vpa: string | undefined
  voucher: { number: string; pin: string } | undefined
  /** Of a linked wallet. */
  token: string | undefined
}

export interface Money {
  amount: Minor
  /** As we write it: `INR`. */
  currency: string
}

/** What came of beginning. */
export type StartResult =
  | { kind: "next"; ref: string; next: NextStep }
  | ({ kind: "captured"; ref: string; chargeRef: string } & Money)
  /** It was never reached, or its circuit is open: nothing was taken. */
  | { kind: "not-reached" }
  /** Surely nothing was taken. */
  | { kind: "refused"; code: ErrorCode; message?: string | undefined }
  /** It may have been done. */
  | { kind: "lost" }

/** How a payment stands by the provider's word. */
export type ProviderStatus =
  | ({ state: "captured"; ref: string; chargeRef: string } & Money)
  | { state: "failed"; message?: string | undefined }
  | { state: "open" }
  /** The provider has never heard of it. */
  | { state: "none" }
  /** The provider does not say. */
  | { state: "silent" }

export interface ProviderRefund {
  /** Our reference there. */
  id: string
  amount: Minor
  currency: string
  ref: string | null
  /** Whether it may have been asked for before. */
  isAgain: boolean
}

export type ProviderRefundStatus =
  | { state: "done"; ref: string | null }
  | { state: "pending"; ref: string | null }
  /** It has not been done and must be asked for (again). */
  | { state: "none" }
  /** The provider gave it up for good: only another refund can bring the money back. */
  | { state: "failed" }
  | { state: "silent" }

/** What a provider told us, with its signature checked. */
export interface ProviderEvent {
  eventId: string
  kind: string
  /** Which payment: by our reference or by the provider's. */
  payment: { id?: string | undefined; ref?: string | undefined; chargeRef?: string | undefined }
  /** Undefined where it is about a refund. */
  status?: ProviderStatus | undefined
  refund?: { id: string; ref: string | null } | undefined
}

export interface Callback {
  headers: IncomingHttpHeaders
  body: string
  now: Date
}

/** One port for every provider. No function here throws for what happens out there. */
export interface Provider {
  name: PaymentProvider
  start(request: StartRequest): Promise<StartResult>
  fetchStatus(payment: ProviderPayment): Promise<ProviderStatus>
  /** Whether it answers at all: asked by a call that changes nothing. */
  isReachable(): Promise<boolean>
  /** Idempotent by the refund's id. */
  refund(payment: ProviderPayment, refund: ProviderRefund): Promise<ProviderRefundStatus>
  fetchRefundStatus(payment: ProviderPayment, refund: ProviderRefund): Promise<ProviderRefundStatus>
  /** Undefined where the signature does not hold; null where it is signed and about nothing that concerns us. */
  readCallback?(callback: Callback): ProviderEvent | null | undefined
  /** Of cards: the first digits of the one that paid. Null where it does not tell them; undefined where it is silent. */
  fetchCardDigits?(payment: ProviderPayment): Promise<string | null | undefined>
  /** The customer shall not be able to pay it any more; best effort. */
  close?(payment: ProviderPayment): Promise<void>
}
