/**
 * How a call can fail before or while its response is read (SES-3). A status sent by the server is never a failure
 * here.
 */
export type FailureKind = "network error" | "timeout" | "bad request" | "bad response" | "canceled"

export class CallFailure extends Error {
  readonly kind: FailureKind
  readonly requestId: string

  constructor(kind: FailureKind, requestId: string, cause?: unknown) {
    super(kind, { cause })
    this.name = "CallFailure"
    this.kind = kind
    this.requestId = requestId
  }
}

export function failureKind(error: unknown): FailureKind {
  if (error instanceof DOMException && error.name === "TimeoutError") return "timeout"
  if (error instanceof DOMException && error.name === "AbortError") return "canceled"
  // fetch reports every connection failure as a TypeError without details.
  return "network error"
}
