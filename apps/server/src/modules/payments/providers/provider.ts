import type { NextStep } from "@hearth/contract/calls/orders.shapes.ts"
import type { ErrorCode } from "@hearth/contract/error-codes.ts"
import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import type { Minor } from "@hearth/domain/money/format-money.ts"
import type { PaymentProvider, PaymentFlow } from "@hearth/domain/payments/payment-modes.ts"
import type { IncomingHttpHeaders } from "node:http"

/** A payment as the provider needs it. */
export interface ProviderPayment {
  /** Our reference at the provider. */
  id: string
  orderId: string
  orderNumber: string
  userId: string
  country: CountryCode
  amount: Minor
  currency: string
  /** The provider's reference; null until it is known. */
  ref: string | null
  /** The provider's reference for the captured money. */
  chargeRef: string | null
  createdAt: Date
  /** Whether the order still needs this payment. */
  isStillNeeded: boolean
}

export interface StartRequest extends ProviderPayment {
  flow: PaymentFlow
  email: string
  /** In canonical form. */
  mobile: string
  /** The origin of our pages. */
  origin: string
  /** The page of ours that the customer returns to. */
  returnUrl: string
  /** The UPI id that a collect request is sent to. */
  vpa: string | undefined
  voucher: { number: string; pin: string } | undefined
  /** The token of a linked wallet. */
  token: string | undefined
}

export interface Money {
  amount: Minor
  /** In upper case, such as `INR`. */
  currency: string
}

/** The result of starting a payment. */
export type StartResult =
  | { kind: "next"; ref: string; next: NextStep }
  | ({ kind: "captured"; ref: string; chargeRef: string } & Money)
  /** The provider was not reached, or its circuit breaker is open: nothing was charged. */
  | { kind: "not-reached" }
  /** The provider refused: nothing was charged. */
  | { kind: "refused"; code: ErrorCode; message?: string | undefined }
  /** The response was lost: the customer may have been charged. */
  | { kind: "lost" }

/** A payment's status according to the provider. */
export type ProviderStatus =
  | ({ state: "captured"; ref: string; chargeRef: string } & Money)
  | { state: "failed"; message?: string | undefined }
  | { state: "open" }
  /** The provider does not know the payment. */
  | { state: "none" }
  /** The provider did not respond, or not usefully. */
  | { state: "unknown" }

export interface ProviderRefund {
  /** Our reference at the provider. */
  id: string
  amount: Minor
  currency: string
  ref: string | null
  /** Whether the refund may have been requested before. */
  mayExist: boolean
}

export type ProviderRefundStatus =
  | { state: "done"; ref: string | null }
  | { state: "pending"; ref: string | null }
  /** The refund has not been made and must be requested (again). */
  | { state: "none" }
  /** The provider has ended the refund as failed: only a new refund can return the money. */
  | { state: "failed" }
  /** The provider did not respond, or not usefully. */
  | { state: "unknown" }

/** A callback whose signature was verified. */
export interface ProviderEvent {
  eventId: string
  kind: string
  /** The payment by our id or by the provider's references. */
  payment: { id?: string | undefined; ref?: string | undefined; chargeRef?: string | undefined }
  /** Undefined for events about a refund. */
  status?: ProviderStatus | undefined
  refund?: { id: string; ref: string | null } | undefined
}

export interface Callback {
  headers: IncomingHttpHeaders
  body: string
  now: Date
}

/** The interface to every provider. No function throws because of the provider's or the network's failures. */
export interface Provider {
  name: PaymentProvider
  start(request: StartRequest): Promise<StartResult>
  fetchStatus(payment: ProviderPayment): Promise<ProviderStatus>
  /** Checks whether the provider responds at all, by a call that changes nothing. */
  isReachable(): Promise<boolean>
  /** A repeated call with the same refund's id has no further effect. */
  refund(payment: ProviderPayment, refund: ProviderRefund): Promise<ProviderRefundStatus>
  fetchRefundStatus(payment: ProviderPayment, refund: ProviderRefund): Promise<ProviderRefundStatus>
  /** Returns undefined if the signature is invalid, and null if the event does not concern us. */
  readCallback?(callback: Callback): ProviderEvent | null | undefined
  /**
   * Returns the first digits of the card that paid; null if the provider does not reveal them, undefined if it does not
   * respond.
   */
  fetchCardDigits?(payment: ProviderPayment): Promise<string | null | undefined>
  /** Tries to prevent the customer from still paying. */
  close?(payment: ProviderPayment): Promise<void>
}
