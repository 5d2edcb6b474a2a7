import type { CallOutput } from "@hearth/contract/client.ts"
import { api } from "../../../client/api/api.ts"
import type { Result } from "@hearth/browser/result.ts"
import { toResult } from "../../../client/api/to-result.ts"

export type LinkedWallet = CallOutput<"GET /payment-service/ve1/wallet-provider/{provider}/balance">["data"]

const params = { provider: "mobikwik" } as const

export function fetchLinkedWallet(signal: AbortSignal): Promise<Result<LinkedWallet>> {
  const call = api("GET /payment-service/ve1/wallet-provider/{provider}/balance", { params, signal })
  return toResult(call, ({ data }) => data)
}

/** One key per code typed since the last code was sent. The same digits of a later code count as a new attempt. */
const idempotencyKeys = new Map<string, string>()

/** Starts linking the wallet: the provider sends a one-time code to the customer's own number. */
export function linkWallet(): Promise<Result<{ mobile: string; resendAfter: number; expiresIn: number }>> {
  idempotencyKeys.clear()
  const idempotencyKey = crypto.randomUUID()
  const call = api("POST /payment-service/ve1/wallet-provider/{provider}/link", { params, idempotencyKey })
  return toResult(call, ({ data }) => ({ ...data, expiresIn: 0 }))
}

/**
 * Sends the same key for the same code, so that a lost response can be requested again. Keys are random, because they
 * are stored and logged, and codes must not be.
 */
export function verifyLink(code: string): Promise<Result<LinkedWallet>> {
  const idempotencyKey = idempotencyKeys.get(code) ?? crypto.randomUUID()
  idempotencyKeys.set(code, idempotencyKey)
  const call = api("POST /payment-service/ve1/wallet-provider/{provider}/verify", {
    params,
    body: { code },
    idempotencyKey,
  })
  return toResult(call, ({ data }) => data)
}
