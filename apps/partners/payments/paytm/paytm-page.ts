import { randomBytes } from "node:crypto"
import type { RouteResponse } from "../../http/route-response.ts"
import type { Charge } from "../database/charges.store.ts"
import { isEqualConstantTime } from "../check-credentials.ts"
import { renderBill, escape, renderForm, notePage, outcomeButtons, renderPage } from "../pages/render-page.ts"
import { paymentEndedPage, applyOutcome } from "../pages/apply-outcome.ts"
import type { ProviderCall } from "../provider-adapter.ts"
import type { ChargeService } from "../charge-service.ts"
import { signText, formSigningText } from "./checksum.ts"
import { fieldsOf } from "./paytm-transaction.ts"

export function handlePaytmPage(
  { method, path, query, body }: ProviderCall,
  service: ChargeService,
): RouteResponse | undefined {
  const isEntryPage = path === "/theia/api/v1/showPaymentPage" && method === "POST"
  if (!isEntryPage && path !== "/theia/pay") return undefined
  const fields = method === "POST" ? new URLSearchParams(body) : query
  const [orderId, txnToken] = [fields.get("orderId") ?? "", fields.get("txnToken") ?? ""]
  const [charge] = service.database.charges.ofReference("paytm", orderId)
  const isForMerchant = !isEntryPage || fields.get("mid") === service.keys.paytm.mid
  if (!charge || !isForMerchant || !isEqualConstantTime(charge.details["txnToken"] ?? "", txnToken)) {
    return notePage("paytm", "There is no such payment", "Go back to the shop.", 404)
  }
  // Happens when the page is reloaded after the payment: returns the browser to Hearth with the outcome.
  if (charge.state !== "open") return isEntryPage ? returnPage(service, charge) : paymentEndedPage(charge)
  const outcome = fields.get("outcome")
  if (isEntryPage || outcome === null) {
    const content = `${renderBill(charge)}\n${renderForm("/theia/pay", { orderId, txnToken }, outcomeButtons)}`
    return renderPage({ provider: "paytm", heading: "Pay with Paytm", content })
  }
  const answer = applyOutcome(service, charge, outcome)
  const ended = service.find(charge.id)
  return ended && (outcome === "pay" || outcome === "decline") ? returnPage(service, ended) : answer
}

/** Renders a form that posts the outcome to Hearth; with scripts it is submitted automatically. */
function returnPage(service: ChargeService, charge: Charge): RouteResponse {
  const { mid, key } = service.keys.paytm
  const fields = fieldsOf(charge, mid)
  const signed = { ...fields, CHECKSUMHASH: signText(formSigningText(fields), key) }
  const nonce = randomBytes(16).toString("base64")
  const button = '<button class="main">Back to the shop</button>'
  const content = `<p>${escape(fields["RESPMSG"] ?? "")}</p>
${renderForm(charge.details["callbackUrl"] ?? "", signed, button)}
<script nonce="${nonce}">document.forms[0].submit()</script>`
  return renderPage({ provider: "paytm", heading: "Returning to the shop", content, nonce })
}
