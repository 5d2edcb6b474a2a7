import type { CallOutput } from "@hearth/contract/client.ts"
import { unwrapReply } from "../../../client/api/unwrap-reply.ts"
import { api } from "../../../client/api/api.ts"
import type { Result } from "@hearth/browser/result.ts"
import { toResult } from "../../../client/session/one-time-codes.api.ts"

export type LinkedWallet = CallOutput<"GET /payment-service/ve1/wallet-provider/{provider}/balance">["data"]

const params = { provider: "mobikwik" } as const

export async function fetchLinkedWallet(signal: AbortSignal): Promise<LinkedWallet> {
  return (await unwrapReply(api("GET /payment-service/ve1/wallet-provider/{provider}/balance", { params, signal })))
    .data
}

/** One key per code typed since the last code was sent. The same digits of a later code count as a new attempt. */
const idempotencyKeys = new Map<string, string>()

/** The provider sends the one-time code to the customer's own number. */
export async function linkWallet(): Promise<Result<{ mobile: string; resendAfter: number; expiresIn: number }>> {
  idempotencyKeys.clear()
  const idempotencyKey = crypto.randomUUID()
  const call = api("POST /payment-service/ve1/wallet-provider/{provider}/link", { params, idempotencyKey })
  const reply = await toResult(call)
  return reply.ok ? { ok: true, data: { ...reply.data.data, expiresIn: 0 } } : reply
}

/**
 * Sends the same key for the same code, so that a lost response can be requested again. Keys are random, because they
 * are stored and logged, and codes must not be.
 */
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
