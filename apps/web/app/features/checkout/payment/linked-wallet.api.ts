import type { CallOutput } from "@hearth/contract/client.ts"
import { unwrapReply } from "../../../client/api/unwrap-reply.ts"
import { api } from "../../../client/api/api.ts"
import { toResult, type Result } from "../../../client/session/one-time-codes.api.ts"

export type LinkedWallet = CallOutput<"GET /payment-service/ve1/wallet-provider/{provider}/balance">["data"]

const params = { provider: "mobikwik" } as const

export async function fetchLinkedWallet(signal: AbortSignal): Promise<LinkedWallet> {
  return (await unwrapReply(api("GET /payment-service/ve1/wallet-provider/{provider}/balance", { params, signal })))
    .data
}

/** A key for each code that was typed since the last one was sent: the same digits of another are another try. */
const idempotencyKeys = new Map<string, string>()

/** Its provider sends the code, to the customer's own number. */
export async function linkWallet(): Promise<Result<{ mobile: string; resendAfter: number; expiresIn: number }>> {
  idempotencyKeys.clear()
  const idempotencyKey = crypto.randomUUID()
  const call = api("POST /payment-service/ve1/wallet-provider/{provider}/link", { params, idempotencyKey })
  const reply = await toResult(call)
  return reply.ok ? { ok: true, data: { ...reply.data.data, expiresIn: 0 } } : reply
}

/** The same key for the same code: where the answer was lost, it is asked for again. Keys are kept and logged, codes never. */
export async function verifyLink(code: string): Promise<Result<LinkedWallet>> {
  const idempotencyKey = idempotencyKeys.get(code) ?? crypto.randomUUID()
  idempotencyKeys.set(code, idempotencyKey)
  const call = api("POST /payment-service/ve1/wallet-provider/{provider}/verify", {
    params,
    body: { code },
    idempotencyKey,
  })
  const reply = await toResult(call)
  return reply.ok ? { ok: true, data: reply.data.data } : reply
}
