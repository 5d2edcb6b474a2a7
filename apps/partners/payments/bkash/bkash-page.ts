import type { RouteResponse } from "../../http/route-response.ts"
import type { Payment } from "../database/payments.store.ts"
import { isEqualInConstantTime } from "../check-credentials.ts"
import { renderBill, renderForm, notePage, outcomeButtons, renderPage } from "../pages/render-page.ts"
import { redirectTo, paymentEndedPage, applyOutcome } from "../pages/apply-outcome.ts"
import type { ProviderCall } from "../provider-adapter.ts"
import type { PaymentService } from "../payment-service.ts"

export function handleBkashPage(
  { method, path, query, body }: ProviderCall,
  service: PaymentService,
): RouteResponse | undefined {
  if (path !== "/redirect/tokenized/") return undefined
  const payment = service.find(query.get("paymentID") ?? "")
  if (payment?.provider !== "bkash" || !isEqualInConstantTime(payment.details["hash"] ?? "", query.get("hash") ?? "")) {
    return notePage("bkash", "There is no such payment", "Return to the merchant.", 404)
  }
  if (payment.state !== "open") return paymentEndedPage(payment)
  if (method !== "POST") {
    const cancel = '<button name="outcome" value="cancel">Cancel</button>'
    const content = `${renderBill(payment)}\n${renderForm(payment.page, {}, `${outcomeButtons}\n${cancel}`)}`
    return renderPage({ provider: "bkash", heading: "Pay with bKash", content })
  }
  const outcome = new URLSearchParams(body).get("outcome")
  if (outcome === "cancel") {
    // bKash reports both as Cancelled: a payment that the customer cancelled, and one that expired.
    service.settle(payment, "expired")
    return redirectTo(callbackUrlFor(payment, "cancel"))
  }
  const returnUrls = { paid: callbackUrlFor(payment, "success"), declined: callbackUrlFor(payment, "failure") }
  return applyOutcome(service, payment, outcome, returnUrls)
}

/** Returns the merchant's callback URL with the outcome. It proves nothing: the merchant must query the payment. */
export function callbackUrlFor({ id, details }: Payment, status: "success" | "failure" | "cancel"): string {
  const url = new URL(details["callbackURL"] ?? "")
  url.searchParams.set("paymentID", id)
  url.searchParams.set("status", status)
  return url.href
}
