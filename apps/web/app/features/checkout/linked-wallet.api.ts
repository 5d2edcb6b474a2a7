import type { CallOutput } from "@hearth/contract/client.ts"
import { answered } from "../../session/answered.ts"
import { api } from "../../session/api.ts"
import { told, type Told } from "../../session/one-time-codes.ts"

export type LinkedWallet = CallOutput<"GET /payment-service/ve1/wallet-provider/{provider}/balance">["data"]

const params = { provider: "mobikwik" } as const

export async function linkedWallet(signal: AbortSignal): Promise<LinkedWallet> {
  return (await answered(api("GET /payment-service/ve1/wallet-provider/{provider}/balance", { params, signal }))).data
}

/** A key for each code that was typed since the last one was sent: the same digits of another are another try. */
const keys = new Map<string, string>()

/** Its provider sends the code, to the customer's own number. */
export async function linkWallet(): Promise<Told<{ mobile: string; resendAfter: number; expiresIn: number }>> {
  keys.clear()
  const idempotencyKey = crypto.randomUUID()
  const call = api("POST /payment-service/ve1/wallet-provider/{provider}/link", { params, idempotencyKey })
  const reply = await told(call)
  return reply.ok ? { ok: true, answer: { ...reply.answer.data, expiresIn: 0 } } : reply
}

/** The same key for the same code: where the answer was lost, it is asked for again. Keys are kept and logged, codes never. */
export async function verifyLink(code: string): Promise<Told<LinkedWallet>> {
  const idempotencyKey = keys.get(code) ?? crypto.randomUUID()
  keys.set(code, idempotencyKey)
  const call = api("POST /payment-service/ve1/wallet-provider/{provider}/verify", {
    params,
    body: { code },
    idempotencyKey,
  })
  const reply = await told(call)
  return reply.ok ? { ok: true, answer: reply.answer.data } : reply
}
