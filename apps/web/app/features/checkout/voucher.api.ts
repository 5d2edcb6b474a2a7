import { apiAsVisitor } from "../../session/api.ts"
import { told, type Told } from "../../session/one-time-codes.ts"

export interface Voucher {
  number: string
  pin: string
}

/** PAY-4. */
export async function voucherBalance(voucher: Voucher): Promise<Told<{ balance: number; expiresOn: string }>> {
  const reply = await told(apiAsVisitor("POST /payment-service/ve1/evoucher/balance", { body: voucher }))
  return reply.ok ? { ok: true, answer: reply.answer.data } : reply
}

export async function resetVoucherPin(number: string): Promise<Told<string>> {
  const call = apiAsVisitor("POST /payment-service/ve1/evoucher/resetpin", {
    body: { number },
    idempotencyKey: crypto.randomUUID(),
  })
  const reply = await told(call)
  return reply.ok ? { ok: true, answer: reply.answer.data.message } : reply
}
