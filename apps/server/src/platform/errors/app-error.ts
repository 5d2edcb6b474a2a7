import { type ErrorCode, errorCodes } from "@hearth/contract/error-codes.ts"

export interface ErrorDetails {
  /** Shown instead of the code's own text. */
  displayMsg?: string
  /** ERR-3: what of the request was refused and why, told to the client. */
  input?: { field: string; problem: string }
  /** Told to the client as `retry-after`. */
  retryAfterSeconds?: number
  /** Anything else is for the log only. */
  [forTheLog: string]: unknown
}

/** A failure the contract knows: its code decides status and envelope, nothing else does. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly details: ErrorDetails

  constructor(code: ErrorCode, details: ErrorDetails = {}, options?: ErrorOptions) {
    super(`${code}: ${errorCodes[code].displayMsg}`, options)
    this.name = "AppError"
    this.code = code
    this.details = details
  }
}
