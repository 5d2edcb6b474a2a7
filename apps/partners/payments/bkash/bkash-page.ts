import type { RouteResponse } from "../../http/route-response.ts"
import type { Charge } from "../database/charges.store.ts"
import { isEqualConstantTime } from "../check-credentials.ts"
import { renderBill, renderForm, notePage, outcomeButtons, renderPage } from "../pages/render-page.ts"
import { redirectTo, paymentEndedPage, applyOutcome } from "../pages/apply-outcome.ts"
import type { ProviderCall } from "../provider-adapter.ts"
import type { ChargeService } from "../charge-service.ts"

export function handleBkashPage(
  { method, path, query, body }: ProviderCall,
  service: ChargeService,
): RouteResponse | undefined {
  if (path !== "/redirect/tokenized/") return undefined
  const charge = service.find(query.get("paymentID") ?? "")
  if (charge?.provider !== "bkash" || !isEqualConstantTime(charge.details["hash"] ?? "", query.get("hash") ?? "")) {
    return notePage("bkash", "There is no such payment", "Go back to the shop.", 404)
  }
  if (charge.state !== "open") return paymentEndedPage(charge)
  if (method !== "POST") {
    const cancel = '<button name="outcome" value="cancel">Cancel</button>'
    const content = `${renderBill(charge)}\n${renderForm(charge.page, {}, `${outcomeButtons}\n${cancel}`)}`
    return renderPage({ provider: "bkash", heading: "Pay with bKash", content })
  }
  const outcome = new URLSearchParams(body).get("outcome")
  if (outcome === "cancel") {
    service.settle(charge, "expired")
    return redirectTo(callbackUrlFor(charge, "cancel"))
  }
  const returnUrls = { paid: callbackUrlFor(charge, "success"), declined: callbackUrlFor(charge, "failure") }
  return applyOutcome(service, charge, outcome, returnUrls)
}

/**
 * Returns the merchant's callback address with the outcome. The outcome in it proves nothing: the merchant must query
 * the payment.
 */
export function callbackUrlFor({ id, details }: Charge, status: "success" | "failure" | "cancel"): string {
  const url = new URL(details["callbackURL"] ?? "")
  url.searchParams.set("paymentID", id)
  url.searchParams.set("status", status)
  return url.href
}
