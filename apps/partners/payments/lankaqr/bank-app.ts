import type { Answer } from "../../http/answer.ts"
import { bill, form, note, outcomeButtons, page } from "../pages/page.ts"
import { overPage, playOutcome } from "../pages/play-outcome.ts"
import type { Call } from "../side.ts"
import type { Till } from "../till.ts"
import { checksum } from "./emv-payload.ts"

/** What stands for the bank's app that has scanned a code. It reads the code as a real one would. */
export function answerBankApp({ method, path, query, body }: Call, till: Till): Answer | undefined {
  if (path !== "/lankaqr/app") return undefined
  const fields = method === "POST" ? new URLSearchParams(body) : query
  const payload = fields.get("payload") ?? ""
  if (checksum(payload.slice(0, -4)) !== payload.slice(-4)) {
    return note("lankaqr", "This code can’t be read", "Its check sum is wrong. Scan it again.", 400)
  }
  const label = partOf(partOf(payload, "62"), "05")
  const charge = till.find(till.books.charges.ofPayment(`lqp_${label}`)?.id ?? "")
  if (!charge) return note("lankaqr", "There is no such payment", "The code is not one of this bank’s.", 404)
  if (charge.state !== "open") return overPage(charge)
  if (method === "POST") return playOutcome(till, charge, fields.get("outcome"))
  const content = `${bill(charge)}\n${form("/lankaqr/app", { payload }, outcomeButtons)}`
  return page({ provider: "lankaqr", heading: "Pay by LANKAQR?", content })
}

/** What a part of the code holds; empty where there is none. */
function partOf(text: string, wanted: string): string {
  for (let at = 0; at + 4 <= text.length;) {
    const length = Number(text.slice(at + 2, at + 4))
    if (!Number.isInteger(length)) return ""
    if (text.slice(at, at + 2) === wanted) return text.slice(at + 4, at + 4 + length)
    at += 4 + length
  }
  return ""
}
