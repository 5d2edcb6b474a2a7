import type { RouteResponse } from "../../http/route-response.ts"
import { renderBill, escape, renderForm, notePage, outcomeButtons, renderPage } from "../pages/render-page.ts"
import { paymentEndedPage, applyOutcome } from "../pages/apply-outcome.ts"
import type { ProviderCall } from "../provider-adapter.ts"
import type { PaymentService } from "../payment-service.ts"

/**
 * Stands in for the UPI app that was opened by a link or has scanned a code. It serves the payments of both providers,
 * UPI and Google Pay.
 */
export function handleUpiApp(
  { method, path, query, body }: ProviderCall,
  service: PaymentService,
): RouteResponse | undefined {
  if (path !== "/upi/app") return undefined
  const fields = method === "POST" ? new URLSearchParams(body) : query
  const tr = fields.get("tr") ?? ""
  const payment = service.find(`pay_${tr}`)
  if (payment?.provider !== "upi" && payment?.provider !== "gpay") {
    return notePage("upi", "There is no such payment", "The link is not one of this merchant’s.", 404)
  }
  if (payment.state !== "open") return paymentEndedPage(payment)
  if (method === "POST") return applyOutcome(service, payment, fields.get("outcome"))
  const { vpa } = payment.details
  const content = `${renderBill(payment)}
<p class="hint">${vpa ? `Requested from ${escape(vpa)}` : `To ${escape(query.get("pa") ?? "the merchant’s address")}`}</p>
${renderForm("/upi/app", { tr }, outcomeButtons)}`
  return renderPage({ provider: payment.provider, heading: "Approve this payment?", content })
}
