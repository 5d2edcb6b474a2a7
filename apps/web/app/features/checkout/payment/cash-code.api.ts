import type { CallOutput } from "@hearth/contract/client.ts"
import { apiAsVisitor } from "../../../client/api/api.ts"
import { signInApi } from "../../../client/api/sign-in-api.ts"
import type { Result } from "@hearth/browser/result.ts"
import { toResult } from "../../../client/api/to-result.ts"
import { type SentCode, withDeviceProof } from "../../../client/session/one-time-codes.api.ts"
import { currentSession } from "../../../client/session/session.store.ts"

export type CashOrderResult = CallOutput<"POST /payment-service/ve1/orders/{transactionId}/otp/verify">["data"]

/** PAY-3: sends the one-time code to the order's mobile number. */
export function sendCashCode(transactionId: string): Promise<Result<SentCode>> {
  return withDeviceProof((api, fingerprint) =>
    toResult(
      api("POST /payment-service/ve1/orders/{transactionId}/otp", {
        params: { transactionId },
        body: { fingerprint },
        idempotencyKey: crypto.randomUUID(),
      }),
      (body) => body,
    ),
  )
}

/** Random keys, because idempotency keys are stored and logged, and one-time codes must not be. */
const idempotencyKeys = new Map<string, string>()

/**
 * Sends the same key for the same code, so that a lost response can be requested again. Verifying ends the guest's
 * session, and the stored response is returned only to that guest's credentials.
 */
export function verifyCashCode(transactionId: string, code: string): Promise<Result<CashOrderResult>> {
  const attempt = `${transactionId} ${code}`
  const idempotencyKey = idempotencyKeys.get(attempt) ?? crypto.randomUUID()
  idempotencyKeys.set(attempt, idempotencyKey)
  const api = currentSession()?.isLoggedIn ? apiAsVisitor : signInApi
  const call = api("POST /payment-service/ve1/orders/{transactionId}/otp/verify", {
    params: { transactionId },
    body: { code },
    idempotencyKey,
  })
  return toResult(call, ({ data }) => data)
}
