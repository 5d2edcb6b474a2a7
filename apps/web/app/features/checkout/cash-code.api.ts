import type { CallOutput } from "@hearth/contract/client.ts"
import { apiAsVisitor } from "../../session/api.ts"
import { apiToEnter } from "../../session/api-to-enter.ts"
import { type SentCode, told, type Told, withProof } from "../../session/one-time-codes.ts"
import { currentSession } from "../../session/session-store.ts"

export type PlacedInCash = CallOutput<"POST /payment-service/ve1/orders/{transactionId}/otp/verify">["data"]

/** PAY-3: to the number of the order. */
export function sendCashCode(transactionId: string): Promise<Told<SentCode>> {
  return withProof((api, fingerprint) =>
    told(
      api("POST /payment-service/ve1/orders/{transactionId}/otp", {
        params: { transactionId },
        body: { fingerprint },
        idempotencyKey: crypto.randomUUID(),
      }),
    ),
  )
}

/** Keys are kept and logged, codes never. */
const keys = new Map<string, string>()

/**
 * The same key for the same code: an answer that was lost can be asked for again. It ends a guest's session, whose
 * credentials alone are answered then.
 */
export async function takeCashCode(transactionId: string, code: string): Promise<Told<PlacedInCash>> {
  const typed = `${transactionId} ${code}`
  const idempotencyKey = keys.get(typed) ?? crypto.randomUUID()
  keys.set(typed, idempotencyKey)
  const api = currentSession()?.isLoggedIn ? apiAsVisitor : apiToEnter
  const call = api("POST /payment-service/ve1/orders/{transactionId}/otp/verify", {
    params: { transactionId },
    body: { code },
    idempotencyKey,
  })
  const reply = await told(call)
  return reply.ok ? { ok: true, answer: reply.answer.data } : reply
}
