import type { CallOutput } from "@hearth/contract/client.ts"
import { apiAsVisitor } from "../../../client/api/api.ts"
import { signInApi } from "../../../client/api/sign-in-api.ts"
import { type SentCode, toResult, type Result, withDeviceProof } from "../../../client/session/one-time-codes.api.ts"
import { currentSession } from "../../../client/session/session.store.ts"

export type PlacedInCash = CallOutput<"POST /payment-service/ve1/orders/{transactionId}/otp/verify">["data"]

/** PAY-3: to the number of the order. */
export function sendCashCode(transactionId: string): Promise<Result<SentCode>> {
  return withDeviceProof((api, fingerprint) =>
    toResult(
      api("POST /payment-service/ve1/orders/{transactionId}/otp", {
        params: { transactionId },
        body: { fingerprint },
        idempotencyKey: crypto.randomUUID(),
      }),
    ),
  )
}

/** Keys are kept and logged, codes never. */
const idempotencyKeys = new Map<string, string>()

/**
 * The same key for the same code: an answer that was lost can be asked for again. It ends a guest's session, whose
 * credentials alone are answered then.
 */
export async function verifyCashCode(transactionId: string, code: string): Promise<Result<PlacedInCash>> {
  const attempt = `${transactionId} ${code}`
  const idempotencyKey = idempotencyKeys.get(attempt) ?? crypto.randomUUID()
  idempotencyKeys.set(attempt, idempotencyKey)
  const api = currentSession()?.isLoggedIn ? apiAsVisitor : signInApi
  const call = api("POST /payment-service/ve1/orders/{transactionId}/otp/verify", {
    params: { transactionId },
    body: { code },
    idempotencyKey,
  })
  const reply = await toResult(call)
  return reply.ok ? { ok: true, data: reply.data.data } : reply
}
