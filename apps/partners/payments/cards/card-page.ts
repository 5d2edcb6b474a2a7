import type { Answer } from "../../http/answer.ts"
import type { Charge } from "../books/charges.store.ts"
import { bill, escape, form, note, outcomeButtons, page } from "../pages/page.ts"
import { overPage, playOutcome } from "../pages/play-outcome.ts"
import type { Call } from "../side.ts"
import type { Till } from "../till.ts"

const DECLINED = "4000000000000002"
const ASKS_BANK = "4000000000003220"

/** The page on which the card number is typed. The number is looked at and forgotten, but for its ends. */
export function answerCardPage({ method, path, body }: Call, till: Till): Answer | undefined {
  const [, id] = path.match(/^\/c\/pay\/(\w+)$/) ?? []
  if (id === undefined) return undefined
  const charge = till.find(id)
  if (charge?.provider !== "cards") return note("cards", "There is no such payment", "Go back to the shop.", 404)
  if (charge.state !== "open") return overPage(charge)
  if (method !== "POST") return cardPage(charge, "")
  const fields = new URLSearchParams(body)
  const outcome = fields.get("outcome")
  if (fields.get("step") === "bank")
    return outcome === "pay" ? pay(till, charge, "pay") : fail(till, charge, bankSaidNo)
  if (outcome !== "pay" && outcome !== "silent") return pay(till, charge, outcome)
  const number = (fields.get("number") ?? "").replaceAll(/[\s-]/g, "")
  if (!isCardNumber(number)) return cardPage(charge, "Your card number is invalid.")
  // As much as a merchant may be told: what the bank is known by, and the end.
  till.books.charges.describe(id, { iin: number.slice(0, 8), last4: number.slice(-4) })
  if (number === DECLINED) return fail(till, charge, "Your card was declined.")
  if (number === ASKS_BANK && outcome === "pay") return bankPage(charge)
  return pay(till, charge, outcome)
}

const bankSaidNo = "We are unable to authenticate your payment method. Please choose a different payment method."

function pay(till: Till, charge: Charge, outcome: string | null): Answer {
  const { successUrl = "", cancelUrl } = charge.details
  return playOutcome(till, charge, outcome, {
    paid: successUrl.replaceAll("{CHECKOUT_SESSION_ID}", charge.id),
    declined: cancelUrl,
  })
}

/** The session stays open: another card may do. */
function fail(till: Till, charge: Charge, why: string): Answer {
  return cardPage(till.books.charges.describe(charge.id, { error: why }), why)
}

function cardPage(charge: Charge, wrong: string): Answer {
  const { cancelUrl } = charge.details
  const inner = `<div class="field"><label for="number">Card number</label>
<input id="number" name="number" inputmode="numeric" autocomplete="cc-number" maxlength="23" aria-describedby="cards"${wrong ? ' aria-invalid="true"' : ""}></div>
<p class="hint" id="cards">4242 4242 4242 4242 pays, 4000 0000 0000 0002 is declined, 4000 0000 0000 3220 asks the bank first.</p>
<div class="pair"><div class="field"><label for="expiry">Expiry (MM/YY)</label><input id="expiry" name="expiry" inputmode="numeric" autocomplete="cc-exp" maxlength="7"></div>
<div class="field"><label for="cvc">CVC</label><input id="cvc" name="cvc" inputmode="numeric" autocomplete="cc-csc" maxlength="4"></div></div>
${outcomeButtons}`
  return page({
    provider: "cards",
    heading: "Pay by card",
    content: `${bill(charge)}
${wrong ? `<p class="wrong" role="alert">${escape(wrong)}</p>` : ""}
${form(charge.page, {}, inner)}
${cancelUrl ? `<p class="back"><a href="${escape(cancelUrl)}">Back to the shop</a></p>` : ""}`,
  })
}

function bankPage(charge: Charge): Answer {
  const inner = `<button class="main" name="outcome" value="pay">Complete authentication</button>
<button name="outcome" value="fail">Fail authentication</button>`
  const content = `${bill(charge)}\n<p>Your bank wants to know that it is you (3-D Secure).</p>\n${form(charge.page, { step: "bank" }, inner)}`
  return page({ provider: "cards", heading: "Confirm with your bank", content })
}

/** By its check digit. */
function isCardNumber(number: string): boolean {
  if (!/^\d{13,19}$/.test(number)) return false
  const sum = [...number].toReversed().reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 === 1 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}
