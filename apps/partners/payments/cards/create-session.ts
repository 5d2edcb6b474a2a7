import { type RouteResponse, json } from "../../http/route-response.ts"
import { makeId } from "../make-id.ts"
import type { PaymentService } from "../payment-service.ts"
import { sessionOf } from "./stripe-resources.ts"
import { stripeError } from "./stripe-error.ts"

const HOUR_SECONDS = 3_600
/** The client's clock may differ from ours by this much. */
const CLOCK_TOLERANCE_SECONDS = 60
const currencies = new Set(["INR", "LKR", "BDT", "USD"])
const MAX_AMOUNT = 99_999_999

const invalid = (param: string, message: string, code = "parameter_invalid") =>
  stripeError(400, { message, param, code })

export function createSession(service: PaymentService, form: URLSearchParams): RouteResponse {
  if (form.get("mode") !== "payment") return invalid("mode", "Only mode=payment is supported here.")
  const [successUrl, cancelUrl] = [form.get("success_url") ?? "", form.get("cancel_url") ?? ""]
  if (!isWebAddress(successUrl)) return invalid("success_url", "Not a valid URL", "url_invalid")
  if (cancelUrl !== "" && !isWebAddress(cancelUrl)) return invalid("cancel_url", "Not a valid URL", "url_invalid")
  const total = sumLineItems(form)
  if (typeof total === "string") return invalid("line_items", total)
  const now = Math.floor(Date.now() / 1000)
  const expiresAtSeconds = Number(form.get("expires_at") ?? now + 24 * HOUR_SECONDS)
  if (
    !Number.isSafeInteger(expiresAtSeconds) ||
    expiresAtSeconds < now + HOUR_SECONDS / 2 - CLOCK_TOLERANCE_SECONDS ||
    expiresAtSeconds > now + 24 * HOUR_SECONDS + CLOCK_TOLERANCE_SECONDS
  ) {
    return invalid("expires_at", "The `expires_at` timestamp must be between 30 minutes and 24 hours from now.")
  }
  const id = makeId("cs_test_", 40)
  const email = form.get("customer_email")
  const payment = service.database.payments.add({
    id,
    provider: "cards",
    reference: form.get("client_reference_id") ?? "",
    ...total,
    paymentRef: makeId("pi_", 24),
    page: `/c/pay/${id}`,
    details: {
      successUrl,
      ...(cancelUrl && { cancelUrl }),
      ...(email && { email }),
      metadata: JSON.stringify(metadataOf(form)),
    },
    expiresAt: expiresAtSeconds * 1000,
  })
  return json(200, sessionOf(payment, service.urlOf("cards")))
}

/** Returns the total of the line items, or an error message if they are invalid. */
function sumLineItems(form: URLSearchParams): { amount: number; currency: string } | string {
  let [amount, currency] = [0, ""]
  for (let index = 0; form.has(`line_items[${index}][quantity]`); index++) {
    const field = (name: string) => form.get(`line_items[${index}]${name}`) ?? ""
    const [unit, quantity] = [Number(field("[price_data][unit_amount]")), Number(field("[quantity]"))]
    const itemCurrency = field("[price_data][currency]").toUpperCase()
    if (!Number.isSafeInteger(unit) || unit < 0) return "Invalid integer: unit_amount"
    if (!Number.isSafeInteger(quantity) || quantity < 1) return "Invalid integer: quantity"
    if (!currencies.has(itemCurrency) || (currency !== "" && currency !== itemCurrency))
      return `Invalid currency: ${itemCurrency}`
    if (field("[price_data][product_data][name]") === "") return "Missing required param: product_data[name]."
    currency = itemCurrency
    amount += unit * quantity
  }
  if (amount < 1) return "The total must be above zero."
  return amount > MAX_AMOUNT ? "The total is too large." : { amount, currency }
}

export function metadataOf(form: URLSearchParams): Record<string, string> {
  const entries = [...form].flatMap(([name, value]) => {
    const [, key] = name.match(/^metadata\[([^\]]+)\]$/) ?? []
    return key === undefined ? [] : [[key, value] as const]
  })
  return Object.fromEntries(entries)
}

const isWebAddress = (text: string): boolean => /^https?:\/\//.test(text) && URL.canParse(text)
