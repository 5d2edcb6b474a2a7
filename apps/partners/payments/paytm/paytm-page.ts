import { randomBytes } from "node:crypto"
import type { RouteResponse } from "../../http/route-response.ts"
import type { Payment } from "../database/payments.store.ts"
import { isEqualInConstantTime } from "../check-credentials.ts"
import { renderBill, escape, renderForm, notePage, outcomeButtons, renderPage } from "../pages/render-page.ts"
import { paymentEndedPage, applyOutcome } from "../pages/apply-outcome.ts"
import type { ProviderCall } from "../provider-adapter.ts"
import type { PaymentService } from "../payment-service.ts"
import { signText, formSigningText } from "./checksum.ts"
import { fieldsOf } from "./paytm-transaction.ts"

export function handlePaytmPage(
  { method, path, query, body }: ProviderCall,
  service: PaymentService,
): RouteResponse | undefined {
  const isEntryPage = path === "/theia/api/v1/showPaymentPage" && method === "POST"
  if (!isEntryPage && path !== "/theia/pay") return undefined
  const fields = method === "POST" ? new URLSearchParams(body) : query
  const [orderId, txnToken] = [fields.get("orderId") ?? "", fields.get("txnToken") ?? ""]
  const [payment] = service.database.payments.ofReference("paytm", orderId)
  const isForMerchant = !isEntryPage || fields.get("mid") === service.keys.paytm.mid
  if (!payment || !isForMerchant || !isEqualInConstantTime(payment.details["txnToken"] ?? "", txnToken)) {
    return notePage("paytm", "There is no such payment", "Return to the merchant.", 404)
  }
  // The payment has ended. If the browser opens the first page again, it is returned to Hearth with the outcome.
  if (payment.state !== "open") return isEntryPage ? returnPage(service, payment) : paymentEndedPage(payment)
  const outcome = fields.get("outcome")
  if (isEntryPage || outcome === null) {
    const content = `${renderBill(payment)}\n${renderForm("/theia/pay", { orderId, txnToken }, outcomeButtons)}`
    return renderPage({ provider: "paytm", heading: "Pay with Paytm", content })
  }
  const answer = applyOutcome(service, payment, outcome)
  const endedPayment = service.find(payment.id)
  return endedPayment && (outcome === "pay" || outcome === "decline") ? returnPage(service, endedPayment) : answer
}

/** Renders a form that posts the outcome to Hearth; with scripts it is submitted automatically. */
function returnPage(service: PaymentService, payment: Payment): RouteResponse {
  const { mid, key } = service.keys.paytm
  const fields = fieldsOf(payment, mid)
  const signed = { ...fields, CHECKSUMHASH: signText(formSigningText(fields), key) }
  const nonce = randomBytes(16).toString("base64")
  const button = '<button class="main">Return to the merchant</button>'
  const content = `<p>${escape(fields["RESPMSG"] ?? "")}</p>
${renderForm(payment.details["callbackUrl"] ?? "", signed, button)}
<script nonce="${nonce}">document.forms[0].submit()</script>`
  return renderPage({ provider: "paytm", heading: "Returning to the merchant", content, nonce })
}
