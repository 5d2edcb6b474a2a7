import type { Answer } from "../../http/answer.ts"
import { bill, escape, form, note, outcomeButtons, page } from "../pages/page.ts"
import { overPage, playOutcome } from "../pages/play-outcome.ts"
import type { Call } from "../side.ts"
import type { Till } from "../till.ts"

/** What stands for the app that a phone opens for a UPI link, or that has scanned a code: one for both merchants. */
export function answerUpiApp({ method, path, query, body }: Call, till: Till): Answer | undefined {
  if (path !== "/upi/app") return undefined
  const fields = method === "POST" ? new URLSearchParams(body) : query
  const tr = fields.get("tr") ?? ""
  const charge = till.find(`pay_${tr}`)
  if (charge?.provider !== "upi" && charge?.provider !== "gpay") {
    return note("upi", "There is no such payment", "The link is not one of this merchant’s.", 404)
  }
  if (charge.state !== "open") return overPage(charge)
  if (method === "POST") return playOutcome(till, charge, fields.get("outcome"))
  const { vpa } = charge.details
  const content = `${bill(charge)}
<p class="hint">${vpa ? `Requested from ${escape(vpa)}` : `To ${escape(query.get("pa") ?? "the merchant’s address")}`}</p>
${form("/upi/app", { tr }, outcomeButtons)}`
  return page({ provider: charge.provider, heading: "Approve this payment?", content })
}
