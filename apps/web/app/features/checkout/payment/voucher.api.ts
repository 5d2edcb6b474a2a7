import { apiAsVisitor } from "../../../client/api/api.ts"
import type { Result } from "@hearth/browser/result.ts"
import { toResult } from "../../../client/api/to-result.ts"

export interface Voucher {
  number: string
  pin: string
}

/** PAY-4: the e-voucher's balance and its last day of validity. */
export function fetchVoucherBalance(voucher: Voucher): Promise<Result<{ balance: number; expiresOn: string }>> {
  return toResult(apiAsVisitor("POST /payment-service/ve1/evoucher/balance", { body: voucher }), ({ data }) => data)
}

/** Has a new PIN sent to the voucher's owner. Returns the message for the customer. */
export function requestNewVoucherPin(number: string): Promise<Result<string>> {
  const call = apiAsVisitor("POST /payment-service/ve1/evoucher/resetpin", {
    body: { number },
    idempotencyKey: crypto.randomUUID(),
  })
  return toResult(call, ({ data }) => data.message)
}
