import type { RouteResponse } from "../../http/route-response.ts"
import { renderBill, escape, renderForm, notePage, outcomeButtons, renderPage } from "../pages/render-page.ts"
import { paymentEndedPage, applyOutcome } from "../pages/apply-outcome.ts"
import type { ProviderCall } from "../provider-adapter.ts"
import type { ChargeService } from "../charge-service.ts"

/** Stands in for the app that a phone opens for a UPI link or that has scanned a code. It serves both merchants. */
export function handleUpiApp(
  { method, path, query, body }: ProviderCall,
  service: ChargeService,
): RouteResponse | undefined {
  if (path !== "/upi/app") return undefined
  const fields = method === "POST" ? new URLSearchParams(body) : query
  const tr = fields.get("tr") ?? ""
  const charge = service.find(`pay_${tr}`)
  if (charge?.provider !== "upi" && charge?.provider !== "gpay") {
    return notePage("upi", "There is no such payment", "The link is not one of this merchant’s.", 404)
  }
  if (charge.state !== "open") return paymentEndedPage(charge)
  if (method === "POST") return applyOutcome(service, charge, fields.get("outcome"))
  const { vpa } = charge.details
  const content = `${renderBill(charge)}
<p class="hint">${vpa ? `Requested from ${escape(vpa)}` : `To ${escape(query.get("pa") ?? "the merchant’s address")}`}</p>
${renderForm("/upi/app", { tr }, outcomeButtons)}`
  return renderPage({ provider: charge.provider, heading: "Approve this payment?", content })
}
