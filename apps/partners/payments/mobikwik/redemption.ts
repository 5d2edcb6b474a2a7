import { type Answer, json } from "../../http/answer.ts"
import type { Charge } from "../books/charges.store.ts"
import type { Refund } from "../books/refunds.store.ts"
import { decimal } from "../money.ts"
import type { Till } from "../till.ts"

export const refuse = (status: number, code: string, message: string, more: object = {}): Answer =>
  json(status, { code, message, ...more })

export function redemptionOf(till: Till, { id, reference, amount, currency, openedAt }: Charge) {
  const refunded = decimal(till.books.refunds.total(id))
  return { id, reference, amount: decimal(amount), currency, status: "SUCCESS", refunded, createdAt: openedAt }
}

export function refundOf({ id, reference: refundReference, amount, at }: Refund, { reference }: Charge) {
  return { id, reference, refundReference, amount: decimal(amount), status: "SUCCESS", createdAt: at }
}
