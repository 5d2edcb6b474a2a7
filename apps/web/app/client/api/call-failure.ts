/** How a call can fail before or while an answer is read (SES-3). A status the server chose is never a failure here. */
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
  // fetch answers every failure of the connection with a TypeError and says no more.
  return "network error"
}
