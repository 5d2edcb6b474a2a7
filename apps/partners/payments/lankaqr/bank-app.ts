import type { RouteResponse } from "../../http/route-response.ts"
import { renderBill, renderForm, notePage, outcomeButtons, renderPage } from "../pages/render-page.ts"
import { paymentEndedPage, applyOutcome } from "../pages/apply-outcome.ts"
import type { ProviderCall } from "../provider-adapter.ts"
import type { PaymentService } from "../payment-service.ts"
import { checksum } from "./emv-payload.ts"

/** Stands in for the bank app that has scanned a code, and reads the code as a real app would. */
export function handleBankApp(
  { method, path, query, body }: ProviderCall,
  service: PaymentService,
): RouteResponse | undefined {
  if (path !== "/lankaqr/app") return undefined
  const fields = method === "POST" ? new URLSearchParams(body) : query
  const payload = fields.get("payload") ?? ""
  if (checksum(payload.slice(0, -4)) !== payload.slice(-4)) {
    return notePage("lankaqr", "This code can’t be read", "Its checksum is wrong. Scan it again.", 400)
  }
  const label = fieldOf(fieldOf(payload, "62"), "05")
  const payment = service.find(service.database.payments.ofPaymentRef(`lqp_${label}`)?.id ?? "")
  if (!payment) return notePage("lankaqr", "There is no such payment", "The code is not one of this bank’s.", 404)
  if (payment.state !== "open") return paymentEndedPage(payment)
  if (method === "POST") return applyOutcome(service, payment, fields.get("outcome"))
  const content = `${renderBill(payment)}\n${renderForm("/lankaqr/app", { payload }, outcomeButtons)}`
  return renderPage({ provider: "lankaqr", heading: "Pay by LANKAQR?", content })
}

/** Returns the value of a field of the payload, or an empty string. */
function fieldOf(text: string, id: string): string {
  for (let offset = 0; offset + 4 <= text.length;) {
    const length = Number(text.slice(offset + 2, offset + 4))
    if (!Number.isInteger(length)) return ""
    if (text.slice(offset, offset + 2) === id) return text.slice(offset + 4, offset + 4 + length)
    offset += 4 + length
  }
  return ""
}
