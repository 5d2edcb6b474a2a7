import { apiAsVisitor } from "../../../client/api/api.ts"
import type { Result } from "@hearth/browser/result.ts"
import { toResult } from "../../../client/session/one-time-codes.api.ts"

export interface Voucher {
  number: string
  pin: string
}

/** PAY-4. */
export async function fetchVoucherBalance(voucher: Voucher): Promise<Result<{ balance: number; expiresOn: string }>> {
  const reply = await toResult(apiAsVisitor("POST /payment-service/ve1/evoucher/balance", { body: voucher }))
  return reply.ok ? { ok: true, data: reply.data.data } : reply
}

export async function resetVoucherPin(number: string): Promise<Result<string>> {
  const call = apiAsVisitor("POST /payment-service/ve1/evoucher/resetpin", {
    body: { number },
    idempotencyKey: crypto.randomUUID(),
  })
  const reply = await toResult(call)
  return reply.ok ? { ok: true, data: reply.data.data.message } : reply
}
