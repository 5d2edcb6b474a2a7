import { type Answer, json } from "../../http/answer.ts"
import { makeId } from "../make-id.ts"
import type { Till } from "../till.ts"
import { sessionOf } from "./session.ts"
import { stripeError } from "./stripe-error.ts"

const HOUR_SECONDS = 3_600
const currencies = new Set(["INR", "LKR", "BDT", "USD"])
const MOST_MINOR = 99_999_999

const wrong = (param: string, message: string, code = "parameter_invalid") => stripeError(400, { message, param, code })

export function createSession(till: Till, form: URLSearchParams): Answer {
  if (form.get("mode") !== "payment") return wrong("mode", "Only mode=payment is served here.")
  const [successUrl, cancelUrl] = [form.get("success_url") ?? "", form.get("cancel_url") ?? ""]
  if (!isWebAddress(successUrl)) return wrong("success_url", "Not a valid URL", "url_invalid")
  if (cancelUrl !== "" && !isWebAddress(cancelUrl)) return wrong("cancel_url", "Not a valid URL", "url_invalid")
  const bill = addUp(form)
  if (typeof bill === "string") return wrong("line_items", bill)
  const now = Math.floor(Date.now() / 1000)
  const until = Number(form.get("expires_at") ?? now + 24 * HOUR_SECONDS)
  if (!Number.isSafeInteger(until) || until < now + HOUR_SECONDS / 2 - 60 || until > now + 24 * HOUR_SECONDS + 60) {
    return wrong("expires_at", "The `expires_at` timestamp must be between 30 minutes and 24 hours from now.")
  }
  const id = makeId("cs_test_", 40)
  const email = form.get("customer_email")
  const charge = till.books.charges.add({
    id,
    provider: "cards",
    reference: form.get("client_reference_id") ?? "",
    ...bill,
    paymentRef: makeId("pi_", 24),
    page: `/c/pay/${id}`,
    details: {
      successUrl,
      ...(cancelUrl && { cancelUrl }),
      ...(email && { email }),
      metadata: JSON.stringify(metadataOf(form)),
    },
    expiresAt: until * 1000,
  })
  return json(200, sessionOf(charge, till.urlOf("cards")))
}

/** Of the line items; a text says what is wrong with them. */
function addUp(form: URLSearchParams): { amount: number; currency: string } | string {
  let [amount, currency] = [0, ""]
  for (let index = 0; form.has(`line_items[${index}][quantity]`); index++) {
    const of = (name: string) => form.get(`line_items[${index}]${name}`) ?? ""
    const [unit, quantity] = [Number(of("[price_data][unit_amount]")), Number(of("[quantity]"))]
    const named = of("[price_data][currency]").toUpperCase()
    if (!Number.isSafeInteger(unit) || unit < 0) return "Invalid integer: unit_amount"
    if (!Number.isSafeInteger(quantity) || quantity < 1) return "Invalid integer: quantity"
    if (!currencies.has(named) || (currency !== "" && currency !== named)) return `Invalid currency: ${named}`
    if (of("[price_data][product_data][name]") === "") return "Missing required param: product_data[name]."
    currency = named
    amount += unit * quantity
  }
  if (amount < 1) return "The total must be above zero."
  return amount > MOST_MINOR ? "The total is too large." : { amount, currency }
}

export function metadataOf(form: URLSearchParams): Record<string, string> {
  const entries = [...form].flatMap(([name, value]) => {
    const [, key] = name.match(/^metadata\[([^\]]+)\]$/) ?? []
    return key === undefined ? [] : [[key, value] as const]
  })
  return Object.fromEntries(entries)
}

const isWebAddress = (text: string): boolean => /^https?:\/\//.test(text) && URL.canParse(text)
