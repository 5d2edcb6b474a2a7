import { randomBytes } from "node:crypto"
import type { Answer } from "../../http/answer.ts"
import type { Charge } from "../books/charges.store.ts"
import { isSame } from "../check-bearer.ts"
import { bill, escape, form, note, outcomeButtons, page } from "../pages/page.ts"
import { overPage, playOutcome } from "../pages/play-outcome.ts"
import type { Call } from "../side.ts"
import type { Till } from "../till.ts"
import { signText, textOfForm } from "./checksum.ts"
import { fieldsOf } from "./transaction.ts"

export function answerPaytmPage({ method, path, query, body }: Call, till: Till): Answer | undefined {
  const isShown = path === "/theia/api/v1/showPaymentPage" && method === "POST"
  if (!isShown && path !== "/theia/pay") return undefined
  const fields = method === "POST" ? new URLSearchParams(body) : query
  const [orderId, txnToken] = [fields.get("orderId") ?? "", fields.get("txnToken") ?? ""]
  const [charge] = till.books.charges.ofReference("paytm", orderId)
  const isOurs = !isShown || fields.get("mid") === till.keys.paytm.mid
  if (!charge || !isOurs || !isSame(charge.details["txnToken"] ?? "", txnToken)) {
    return note("paytm", "There is no such payment", "Go back to the shop.", 404)
  }
  // Like a page that is loaded again after the payment: back to the shop with what became of it.
  if (charge.state !== "open") return isShown ? leadBack(till, charge) : overPage(charge)
  const outcome = fields.get("outcome")
  if (isShown || outcome === null) {
    const content = `${bill(charge)}\n${form("/theia/pay", { orderId, txnToken }, outcomeButtons)}`
    return page({ provider: "paytm", heading: "Pay with Paytm", content })
  }
  const answer = playOutcome(till, charge, outcome)
  const ended = till.find(charge.id)
  return ended && (outcome === "pay" || outcome === "decline") ? leadBack(till, ended) : answer
}

/** The browser posts the outcome to the shop; by itself where scripts run. */
function leadBack(till: Till, charge: Charge): Answer {
  const { mid, key } = till.keys.paytm
  const fields = fieldsOf(charge, mid)
  const signed = { ...fields, CHECKSUMHASH: signText(textOfForm(fields), key) }
  const nonce = randomBytes(16).toString("base64")
  const button = '<button class="main">Back to the shop</button>'
  const content = `<p>${escape(fields["RESPMSG"] ?? "")}</p>
${form(charge.details["callbackUrl"] ?? "", signed, button)}
<script nonce="${nonce}">document.forms[0].submit()</script>`
  return page({ provider: "paytm", heading: "On your way back", content, nonce })
}
