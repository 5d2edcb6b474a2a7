import type { Answer } from "../../http/answer.ts"
import type { Charge } from "../books/charges.store.ts"
import { isSame } from "../check-bearer.ts"
import { bill, form, note, outcomeButtons, page } from "../pages/page.ts"
import { goTo, overPage, playOutcome } from "../pages/play-outcome.ts"
import type { Call } from "../side.ts"
import type { Till } from "../till.ts"

export function answerBkashPage({ method, path, query, body }: Call, till: Till): Answer | undefined {
  if (path !== "/redirect/tokenized/") return undefined
  const charge = till.find(query.get("paymentID") ?? "")
  if (charge?.provider !== "bkash" || !isSame(charge.details["hash"] ?? "", query.get("hash") ?? "")) {
    return note("bkash", "There is no such payment", "Go back to the shop.", 404)
  }
  if (charge.state !== "open") return overPage(charge)
  if (method !== "POST") {
    const cancel = '<button name="outcome" value="cancel">Cancel</button>'
    const content = `${bill(charge)}\n${form(charge.page, {}, `${outcomeButtons}\n${cancel}`)}`
    return page({ provider: "bkash", heading: "Pay with bKash", content })
  }
  const outcome = new URLSearchParams(body).get("outcome")
  if (outcome === "cancel") {
    till.settle(charge, "expired")
    return goTo(withStatus(charge, "cancel"))
  }
  const ways = { paid: withStatus(charge, "success"), declined: withStatus(charge, "failure") }
  return playOutcome(till, charge, outcome, ways)
}

/** The merchant's address with what became of it, which proves nothing: the merchant asks. */
export function withStatus({ id, details }: Charge, status: "success" | "failure" | "cancel"): string {
  const url = new URL(details["callbackURL"] ?? "")
  url.searchParams.set("paymentID", id)
  url.searchParams.set("status", status)
  return url.href
}
