import { createHmac } from "node:crypto"
import { type RouteResponse, json } from "../../http/route-response.ts"
import { hasBasicAuth, hasBearerToken } from "../check-credentials.ts"
import type { ProviderCall, ProviderAdapter, EventInput } from "../provider-adapter.ts"
import type { PaymentService } from "../payment-service.ts"
import { handleCardPage } from "./card-page.ts"
import { createCardRefund } from "./create-card-refund.ts"
import { createSession } from "./create-session.ts"
import { chargeOf, intentOf, refundOf, sessionOf } from "./stripe-resources.ts"
import { resourceMissing, stripeError } from "./stripe-error.ts"

/** Stripe's hosted Checkout: the customer types the card number here and never at the merchant. */
export function cardsAdapter(base: () => string): ProviderAdapter {
  return {
    handle: handleCards,
    handlePage: handleCardPage,
    callbacks: {
      event: (input) => event(input, base()),
      secret: ({ cards }) => cards.webhookSecret,
      sign(body, { secret, timestamp }) {
        const signature = createHmac("sha256", secret).update(`${timestamp}.${body}`).digest("hex")
        const headers = { "content-type": "application/json; charset=utf-8" }
        return { headers: { ...headers, "stripe-signature": `t=${timestamp},v1=${signature}` }, body }
      },
    },
  }
}

function handleCards(call: ProviderCall, service: PaymentService): RouteResponse | undefined {
  const { key } = service.keys.cards
  // With Basic, the key is the user name, and the password is empty.
  if (!hasBearerToken(call, key) && !hasBasicAuth(call, key, "")) {
    return stripeError(401, { message: "Invalid API Key provided" })
  }
  if (call.method === "GET") return handleGet(call, service)
  if (call.method !== "POST") return undefined
  const header = call.headers["idempotency-key"]
  const idempotencyKey = Array.isArray(header) ? header[0] : header
  const handle = () => handlePost(call, service) ?? stripeError(404, { message: "Unrecognized request URL" })
  const answer = service.database.records.idempotently("cards", idempotencyKey, `${call.path} ${call.body}`, handle)
  if (answer !== "key reused") return answer
  const message = "Keys for idempotent requests can only be used with the same parameters they were first used with."
  return stripeError(400, { type: "idempotency_error", message })
}

function handlePost({ path, body }: ProviderCall, service: PaymentService): RouteResponse | undefined {
  const form = new URLSearchParams(body)
  if (path === "/v1/checkout/sessions") return createSession(service, form)
  if (path === "/v1/refunds") return createCardRefund(service, form)
  const [, id] = path.match(/^\/v1\/checkout\/sessions\/(\w+)\/expire$/) ?? []
  if (id === undefined) return undefined
  const payment = service.find(id)
  if (payment?.provider !== "cards") return resourceMissing("checkout.session", id)
  if (payment.state !== "open") {
    return stripeError(400, { message: 'Only Checkout Sessions with a status in ["open"] can be expired.' })
  }
  return json(200, sessionOf(service.settle(payment, "expired"), service.urlOf("cards")))
}

function handleGet({ path, query }: ProviderCall, service: PaymentService): RouteResponse | undefined {
  const { payments, refunds } = service.database
  const [, kind, id = ""] = path.match(/^\/v1\/(checkout\/sessions|payment_intents|refunds)(?:\/(\w+))?$/) ?? []
  if (kind === "checkout/sessions") {
    const payment = service.find(id)
    const expand = query.getAll("expand[]").includes("payment_intent") || query.get("expand[0]") === "payment_intent"
    if (payment?.provider !== "cards") return resourceMissing("checkout.session", id)
    return json(200, sessionOf(payment, service.urlOf("cards"), expand))
  }
  if (kind === "payment_intents") {
    const payment = payments.ofPaymentRef(id)
    const expand = query.getAll("expand[]").includes("latest_charge")
    return payment?.provider === "cards" ? json(200, intentOf(payment, expand)) : resourceMissing("payment_intent", id)
  }
  if (kind !== "refunds") return undefined
  if (id !== "") {
    const refund = refunds.find(id)
    const payment = refund && payments.find(refund.paymentId)
    return payment?.provider === "cards"
      ? json(200, refundOf(refund as NonNullable<typeof refund>, payment))
      : resourceMissing("refund", id)
  }
  const payment = payments.ofPaymentRef(query.get("payment_intent") ?? "")
  const data = payment ? refunds.ofPayment(payment.id).map((refund) => refundOf(refund, payment)) : []
  return json(200, { object: "list", data, has_more: false, url: "/v1/refunds" })
}

const eventTypes = {
  paid: "checkout.session.completed",
  declined: "checkout.session.async_payment_failed",
  expired: "checkout.session.expired",
  refunded: "charge.refunded",
} as const

function event({ kind, eventId, payment, refunded, timestamp }: EventInput, base: string): string {
  const object = kind === "refunded" ? chargeOf(payment, refunded) : sessionOf(payment, base)
  const type = eventTypes[kind]
  return JSON.stringify({ id: eventId, object: "event", created: timestamp, data: { object }, livemode: false, type })
}
