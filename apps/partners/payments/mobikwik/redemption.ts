import { type RouteResponse, json } from "../../http/route-response.ts"
import type { Payment } from "../database/payments.store.ts"
import type { Refund } from "../database/refunds.store.ts"
import { toDecimal } from "../money.ts"
import type { PaymentService } from "../payment-service.ts"

export const refuse = (status: number, code: string, message: string, details: object = {}): RouteResponse =>
  json(status, { code, message, ...details })

export function redemptionOf(service: PaymentService, { id, reference, amount, currency, openedAt }: Payment) {
  const refunded = toDecimal(service.database.refunds.total(id))
  return { id, reference, amount: toDecimal(amount), currency, status: "SUCCESS", refunded, createdAt: openedAt }
}

export function refundOf({ id, reference: refundReference, amount, at }: Refund, { reference }: Payment) {
  return { id, reference, refundReference, amount: toDecimal(amount), status: "SUCCESS", createdAt: at }
}
