import type { RouteResponse } from "../../http/route-response.ts"
import type { Payment } from "../database/payments.store.ts"
import { renderBill, escape, renderForm, notePage, outcomeButtons, renderPage } from "../pages/render-page.ts"
import { paymentEndedPage, applyOutcome } from "../pages/apply-outcome.ts"
import type { ProviderCall } from "../provider-adapter.ts"
import type { PaymentService } from "../payment-service.ts"

const DECLINED_CARD = "4000000000000002"
const CHALLENGE_CARD = "4000000000003220"

/** Serves the page on which customers type the card number. Only its first eight and last four digits are stored. */
export function handleCardPage(
  { method, path, body }: ProviderCall,
  service: PaymentService,
): RouteResponse | undefined {
  const [, id] = path.match(/^\/c\/pay\/(\w+)$/) ?? []
  if (id === undefined) return undefined
  const payment = service.find(id)
  if (payment?.provider !== "cards")
    return notePage("cards", "There is no such payment", "Return to the merchant.", 404)
  if (payment.state !== "open") return paymentEndedPage(payment)
  if (method !== "POST") return cardPage(payment)
  const fields = new URLSearchParams(body)
  const outcome = fields.get("outcome")
  if (fields.get("step") === "bank")
    return outcome === "pay"
      ? finishPayment(service, payment, "pay")
      : rejectCard(service, payment, AUTHENTICATION_FAILED)
  if (outcome !== "pay" && outcome !== "pay-without-callback") return finishPayment(service, payment, outcome)
  const number = (fields.get("number") ?? "").replaceAll(/[\s-]/g, "")
  if (!isCardNumber(number)) return cardPage(payment, "Your card number is invalid.")
  // All that a merchant may see of the number: the issuer's identification number and the last four digits.
  service.database.payments.addDetails(id, { iin: number.slice(0, 8), last4: number.slice(-4) })
  if (number === DECLINED_CARD) return rejectCard(service, payment, "Your card was declined.")
  if (number === CHALLENGE_CARD && outcome === "pay") return bankPage(payment)
  return finishPayment(service, payment, outcome)
}

const AUTHENTICATION_FAILED =
  "We are unable to authenticate your payment method. Please choose a different payment method."

function finishPayment(service: PaymentService, payment: Payment, outcome: string | null): RouteResponse {
  const { successUrl = "", cancelUrl } = payment.details
  return applyOutcome(service, payment, outcome, {
    paid: successUrl.replaceAll("{CHECKOUT_SESSION_ID}", payment.id),
    declined: cancelUrl,
  })
}

/** Shows the error and leaves the session open, so that the customer can try another card. */
function rejectCard(service: PaymentService, payment: Payment, reason: string): RouteResponse {
  return cardPage(service.database.payments.addDetails(payment.id, { error: reason }), reason)
}

function cardPage(payment: Payment, error = ""): RouteResponse {
  const { cancelUrl } = payment.details
  const inner = `<div class="field"><label for="number">Card number</label>
<input id="number" name="number" inputmode="numeric" autocomplete="cc-number" maxlength="23" aria-describedby="cards"${error ? ' aria-invalid="true"' : ""}></div>
<p class="hint" id="cards">4242 4242 4242 4242 pays, 4000 0000 0000 0002 is declined, 4000 0000 0000 3220 needs 3-D Secure.</p>
<div class="pair"><div class="field"><label for="expiry">Expiry (MM/YY)</label><input id="expiry" name="expiry" inputmode="numeric" autocomplete="cc-exp" maxlength="7"></div>
<div class="field"><label for="cvc">CVC</label><input id="cvc" name="cvc" inputmode="numeric" autocomplete="cc-csc" maxlength="4"></div></div>
${outcomeButtons}`
  return renderPage({
    provider: "cards",
    heading: "Pay by card",
    content: `${renderBill(payment)}
${error ? `<p class="wrong" role="alert">${escape(error)}</p>` : ""}
${renderForm(payment.page, {}, inner)}
${cancelUrl ? `<p class="back"><a href="${escape(cancelUrl)}">Return to the merchant</a></p>` : ""}`,
  })
}

function bankPage(payment: Payment): RouteResponse {
  const inner = `<button class="main" name="outcome" value="pay">Complete authentication</button>
<button name="outcome" value="fail">Fail authentication</button>`
  const content = `${renderBill(payment)}\n<p>Your bank needs to verify your identity (3-D Secure).</p>\n${renderForm(payment.page, { step: "bank" }, inner)}`
  return renderPage({ provider: "cards", heading: "Confirm with your bank", content })
}

/** Checks the length and the check digit. */
function isCardNumber(number: string): boolean {
  if (!/^\d{13,19}$/.test(number)) return false
  const sum = [...number].toReversed().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}
