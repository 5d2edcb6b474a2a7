import { type RouteResponse, json } from "../../http/route-response.ts"
import type { Charge } from "../database/charges.store.ts"
import type { Refund } from "../database/refunds.store.ts"
import { toDecimal } from "../money.ts"
import type { ChargeService } from "../charge-service.ts"

export const refuse = (status: number, code: string, message: string, more: object = {}): RouteResponse =>
  json(status, { code, message, ...more })

export function redemptionOf(service: ChargeService, { id, reference, amount, currency, openedAt }: Charge) {
  const refunded = toDecimal(service.database.refunds.total(id))
  return { id, reference, amount: toDecimal(amount), currency, status: "SUCCESS", refunded, createdAt: openedAt }
}

export function refundOf({ id, reference: refundReference, amount, at }: Refund, { reference }: Charge) {
  return { id, reference, refundReference, amount: toDecimal(amount), status: "SUCCESS", createdAt: at }
}
