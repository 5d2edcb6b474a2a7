/**
 * SES-3: how a call can fail before its response is read completely. A response that can be read is never a failure
 * here, whatever its status. `bad request` and `bad response` are responses that aren't the JSON that we expect, with
 * the status 400 and with any other status.
 */
export type FailureKind = "network error" | "timeout" | "bad request" | "bad response" | "canceled"

export class CallFailure extends Error {
  readonly kind: FailureKind
  /** Empty if the failure belongs to no request, for example because there is no session to send it with. */
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
