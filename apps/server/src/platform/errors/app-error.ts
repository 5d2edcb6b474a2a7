import type { ErrorCode } from "@hearth/contract/error-codes.ts"

export interface ErrorDetails {
  /** Shown instead of the code's default text. */
  displayMsg?: string
  /** ERR-3: the rejected field and the reason, for the client. */
  input?: { field: string; problem: string }
  /** Sent as the header `retry-after`. */
  retryAfterSeconds?: number
  /** Anything else is only logged. */
  [forTheLog: string]: unknown
}

/** An error that the contract defines. Its code determines the HTTP status and the default text for the customer. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly details: ErrorDetails

  constructor(code: ErrorCode, details: ErrorDetails = {}, options?: ErrorOptions) {
    super(code, options)
    this.name = "AppError"
    this.code = code
    this.details = details
  }
}
