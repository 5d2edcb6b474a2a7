import type { RouteResponse } from "../../http/route-response.ts"
import { renderBill, renderForm, notePage, outcomeButtons, renderPage } from "../pages/render-page.ts"
import { paymentEndedPage, applyOutcome } from "../pages/apply-outcome.ts"
import type { ProviderCall } from "../provider-adapter.ts"
import type { ChargeService } from "../charge-service.ts"
import { checksum } from "./emv-payload.ts"

/** Stands in for the bank app that has scanned a code, and reads the code as a real app would. */
export function handleBankApp(
  { method, path, query, body }: ProviderCall,
  service: ChargeService,
): RouteResponse | undefined {
  if (path !== "/lankaqr/app") return undefined
  const fields = method === "POST" ? new URLSearchParams(body) : query
  const payload = fields.get("payload") ?? ""
  if (checksum(payload.slice(0, -4)) !== payload.slice(-4)) {
    return notePage("lankaqr", "This code can’t be read", "Its check sum is wrong. Scan it again.", 400)
  }
  const label = partOf(partOf(payload, "62"), "05")
  const charge = service.find(service.database.charges.ofPayment(`lqp_${label}`)?.id ?? "")
  if (!charge) return notePage("lankaqr", "There is no such payment", "The code is not one of this bank’s.", 404)
  if (charge.state !== "open") return paymentEndedPage(charge)
  if (method === "POST") return applyOutcome(service, charge, fields.get("outcome"))
  const content = `${renderBill(charge)}\n${renderForm("/lankaqr/app", { payload }, outcomeButtons)}`
  return renderPage({ provider: "lankaqr", heading: "Pay by LANKAQR?", content })
}

/** Returns the value of a part of the code, or an empty text. */
function partOf(text: string, id: string): string {
  for (let at = 0; at + 4 <= text.length;) {
    const length = Number(text.slice(at + 2, at + 4))
    if (!Number.isInteger(length)) return ""
    if (text.slice(at, at + 2) === id) return text.slice(at + 4, at + 4 + length)
    at += 4 + length
  }
  return ""
}
