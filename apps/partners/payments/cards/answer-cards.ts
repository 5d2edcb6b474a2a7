import { createHmac } from "node:crypto"
import { type Answer, json } from "../../http/answer.ts"
import { hasBasic, hasBearer } from "../check-bearer.ts"
import type { Call, Side, Told } from "../side.ts"
import type { Till } from "../till.ts"
import { answerCardPage } from "./card-page.ts"
import { createRefund } from "./create-refund.ts"
import { createSession } from "./create-session.ts"
import { chargeOf, intentOf, refundOf, sessionOf } from "./session.ts"
import { noSuch, stripeError } from "./stripe-error.ts"

/** Stripe's hosted Checkout: the card number is typed here and never at the merchant. */
export function cardsSide(base: () => string): Side {
  return {
    answer: answerCards,
    page: answerCardPage,
    callbacks: {
      event: (told) => event(told, base()),
      secret: ({ cards }) => cards.webhookSecret,
      sign(body, { secret, at }) {
        const signature = createHmac("sha256", secret).update(`${at}.${body}`).digest("hex")
        const headers = { "content-type": "application/json; charset=utf-8" }
        return { headers: { ...headers, "stripe-signature": `t=${at},v1=${signature}` }, body }
      },
    },
  }
}

function answerCards(call: Call, till: Till): Answer | undefined {
  const { key } = till.keys.cards
  if (!hasBearer(call, key) && !hasBasic(call, key, "")) {
    return stripeError(401, { message: "Invalid API Key provided" })
  }
  if (call.method === "GET") return look(call, till)
  if (call.method !== "POST") return undefined
  const idempotencyKey = call.headers["idempotency-key"]
  const named = Array.isArray(idempotencyKey) ? idempotencyKey[0] : idempotencyKey
  const act = () => change(call, till) ?? stripeError(404, { message: "Unrecognized request URL" })
  const answer = till.books.records.once("cards", named, `${call.path} ${call.body}`, act)
  if (answer !== "other") return answer
  const message = "Keys for idempotent requests can only be used with the same parameters they were first used with."
  return stripeError(400, { type: "idempotency_error", message })
}

function change({ path, body }: Call, till: Till): Answer | undefined {
  const form = new URLSearchParams(body)
  if (path === "/v1/checkout/sessions") return createSession(till, form)
  if (path === "/v1/refunds") return createRefund(till, form)
  const [, id] = path.match(/^\/v1\/checkout\/sessions\/(\w+)\/expire$/) ?? []
  if (id === undefined) return undefined
  const charge = till.find(id)
  if (charge?.provider !== "cards") return noSuch("checkout.session", id)
  if (charge.state !== "open") {
    return stripeError(400, { message: 'Only Checkout Sessions with a status in ["open"] can be expired.' })
  }
  return json(200, sessionOf(till.settle(charge, "expired"), till.urlOf("cards")))
}

function look({ path, query }: Call, till: Till): Answer | undefined {
  const { charges, refunds } = till.books
  const [, kind, id = ""] = path.match(/^\/v1\/(checkout\/sessions|payment_intents|refunds)(?:\/(\w+))?$/) ?? []
  if (kind === "checkout/sessions") {
    const charge = till.find(id)
    const expand = query.getAll("expand[]").includes("payment_intent") || query.get("expand[0]") === "payment_intent"
    if (charge?.provider !== "cards") return noSuch("checkout.session", id)
    return json(200, sessionOf(charge, till.urlOf("cards"), expand))
  }
  if (kind === "payment_intents") {
    const charge = charges.ofPayment(id)
    const expand = query.getAll("expand[]").includes("latest_charge")
    return charge?.provider === "cards" ? json(200, intentOf(charge, expand)) : noSuch("payment_intent", id)
  }
  if (kind !== "refunds") return undefined
  if (id !== "") {
    const refund = refunds.find(id)
    const charge = refund && charges.find(refund.chargeId)
    return charge?.provider === "cards"
      ? json(200, refundOf(refund as NonNullable<typeof refund>, charge))
      : noSuch("refund", id)
  }
  const charge = charges.ofPayment(query.get("payment_intent") ?? "")
  const data = charge ? refunds.ofCharge(charge.id).map((refund) => refundOf(refund, charge)) : []
  return json(200, { object: "list", data, has_more: false, url: "/v1/refunds" })
}

const types = {
  paid: "checkout.session.completed",
  declined: "checkout.session.async_payment_failed",
  expired: "checkout.session.expired",
  refunded: "charge.refunded",
} as const

function event({ kind, eventId, charge, refunded, at }: Told, base: string): string {
  const object = kind === "refunded" ? chargeOf(charge, refunded) : sessionOf(charge, base)
  const type = types[kind]
  return JSON.stringify({ id: eventId, object: "event", created: at, data: { object }, livemode: false, type })
}
