import { type RouteResponse, json } from "../../http/route-response.ts"
import { makeId } from "../make-id.ts"
import type { PaymentService } from "../payment-service.ts"
import { metadataOf } from "./create-session.ts"
import { refundOf } from "./stripe-resources.ts"
import { resourceMissing, stripeError } from "./stripe-error.ts"

export function createCardRefund(service: PaymentService, form: URLSearchParams): RouteResponse {
  const intent = form.get("payment_intent") ?? ""
  const payment = service.database.payments.ofPaymentRef(intent)
  if (!payment || payment.provider !== "cards") return resourceMissing("payment_intent", intent)
  if (payment.state !== "captured") {
    const message = "This PaymentIntent does not have a successful charge to refund."
    return stripeError(400, { code: "payment_intent_unexpected_state", message, param: "payment_intent" })
  }
  const refundable = payment.amount - service.database.refunds.total(payment.id)
  if (refundable === 0) {
    return stripeError(400, {
      code: "charge_already_refunded",
      message: `Charge of ${intent} has already been refunded.`,
    })
  }
  const amount = Number(form.get("amount") ?? refundable)
  if (!Number.isSafeInteger(amount) || amount < 1 || amount > refundable) {
    const message = `Refund amount (${form.get("amount")}) is greater than unrefunded amount on charge (${refundable})`
    return stripeError(400, { code: "amount_too_large", message, param: "amount" })
  }
  const metadata = metadataOf(form)
  const reason = form.get("reason")
  const refund = service.refund(payment, {
    id: makeId("re_", 24),
    reference: metadata["reference"] ?? "",
    amount,
    details: { metadata: JSON.stringify(metadata), ...(reason && { reason }) },
  })
  return json(200, refundOf(refund, payment))
}
