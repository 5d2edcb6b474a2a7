import { createHmac } from "node:crypto"
import { type RouteResponse, json } from "../../http/route-response.ts"
import { parseObject } from "../../http/read-body.ts"
import type { Charge } from "../database/charges.store.ts"
import { hasBearer } from "../check-credentials.ts"
import { makeDigits, makeId } from "../make-id.ts"
import { parseMinor } from "../money.ts"
import { textField, integerField } from "../read-fields.ts"
import type { ProviderCall, ProviderAdapter, EventInput } from "../provider-adapter.ts"
import type { ChargeService } from "../charge-service.ts"
import { handleBankApp } from "./bank-app.ts"
import { emvPayload } from "./emv-payload.ts"
import { qrOf, refundOf, refuse } from "./qr.ts"

type Input = Record<string, unknown>

const DEFAULT_SECONDS = 900
const MAX_SECONDS = 24 * 60 * 60

/** A LANKAQR acquirer: any bank's app can scan its codes. */
export const lankaqrAdapter: ProviderAdapter = {
  handle: handleLankaqr,
  handlePage: handleBankApp,
  callbacks: {
    event,
    secret: ({ lankaqr }) => lankaqr.webhookSecret,
    sign(body, { eventId, secret, at }) {
      const signature = createHmac("sha256", secret).update(`${at}.${body}`).digest("hex")
      const headers = { "content-type": "application/json", "x-event-id": eventId, "x-timestamp": String(at) }
      return { headers: { ...headers, "x-signature": signature }, body }
    },
  },
}

function handleLankaqr(call: ProviderCall, service: ChargeService): RouteResponse | undefined {
  if (!hasBearer(call, service.keys.lankaqr.key)) return refuse(401, "UNAUTHORIZED", "The key is wrong.")
  const { refunds, charges } = service.database
  const describe = (charge: Charge) => {
    const all = paymentsOf(service, charge).flatMap(({ id }) => refunds.ofCharge(id))
    return qrOf(charge, all)
  }
  const input = call.method === "POST" ? (parseObject(call.body || "{}") ?? {}) : {}
  if (call.path === "/v1/qr" && call.method === "POST") return create(service, input)
  if (call.path === "/v1/qr") {
    return json(200, { items: codesOf(service, call.query.get("reference") ?? "").map(describe) })
  }
  const [, refundId] = call.path.match(/^\/v1\/refunds\/(\w+)$/) ?? []
  if (refundId !== undefined && call.method === "GET") {
    const refund = refunds.find(refundId)
    const charge = refund && charges.find(refund.chargeId)
    const isLankaqr = charge?.provider === "lankaqr"
    return refund && isLankaqr
      ? json(200, refundOf(refund, charge))
      : refuse(404, "NOT_FOUND", "There is no such refund.")
  }
  const [, id, action] = call.path.match(/^\/v1\/qr\/(\w+)(?:\/(refund|cancel))?$/) ?? []
  if (id === undefined) return undefined
  const charge = service.find(id)
  if (charge?.provider !== "lankaqr") return refuse(404, "NOT_FOUND", "There is no such QR code.")
  if (call.method === "GET" && action === undefined) return json(200, describe(charge))
  if (call.method !== "POST") return undefined
  if (action === "refund") {
    const payment = input["payment"]
    const requested = paymentsOf(service, charge).find(
      ({ paymentRef }) => payment === undefined || paymentRef === payment,
    )
    return requested
      ? refundPayment(service, requested, input)
      : refuse(404, "NOT_FOUND", "There is no such payment of this QR code.")
  }
  if (action !== "cancel") return undefined
  if (charge.state !== "open") return refuse(409, "NOT_ACTIVE", "The QR code is not active.")
  service.database.charges.describe(id, { cancelled: "yes" })
  return json(200, describe(service.settle(charge, "expired", { notify: false })))
}

/** Returns the codes of a reference, without the second payments of a code. */
const codesOf = ({ database }: ChargeService, reference: string) =>
  database.charges.ofReference("lankaqr", reference).filter(({ details }) => details["qr"] === undefined)

/** Returns the payments of a code, the first one first. Usually there is one. */
const paymentsOf = ({ database }: ChargeService, { id, reference }: Charge) => [
  ...database.charges.list({ reference, provider: "lankaqr" }).filter((each) => each.id === id),
  ...database.charges.list({ reference, provider: "lankaqr" }).filter(({ details }) => details["qr"] === id),
]

/** Pays a code a second time: two phones scanned it before either had paid, and the bank captures both payments. */
export function recordSecondPayment(
  service: ChargeService,
  { id, reference, amount, currency, details }: Charge,
): Charge {
  const secondPayment = service.database.charges.add({
    id: makeId("lqr_", 20),
    provider: "lankaqr",
    reference,
    amount,
    currency,
    paymentRef: `lqp_${makeDigits(12)}`,
    page: "",
    details: { ...details, qr: id },
  })
  return service.settle(secondPayment, "paid")
}

function create(service: ChargeService, input: Input): RouteResponse {
  const reference = textField(input, "reference")
  const amount = parseMinor(input["amount"])
  const seconds = input["expiresIn"] === undefined ? DEFAULT_SECONDS : (integerField(input, "expiresIn") ?? 0)
  if (!/^[\w-]{1,64}$/.test(reference)) return refuse(400, "REFERENCE_INVALID", "Letters, digits, - and _, up to 64.")
  if (amount === undefined) return refuse(400, "AMOUNT_INVALID", "A decimal text above zero.")
  if (input["currency"] !== "LKR") return refuse(400, "CURRENCY_INVALID", "Only LKR.")
  if (seconds < 60 || seconds > MAX_SECONDS) return refuse(400, "EXPIRY_INVALID", "From 60 to 86400 seconds.")
  const [before] = codesOf(service, reference)
  if (before && before.amount !== amount) return refuse(409, "REFERENCE_USED", "Another amount has this reference.")
  if (before) return json(200, qrOf(service.find(before.id) ?? before, service.database.refunds.ofCharge(before.id)))
  const label = makeDigits(12)
  const payload = emvPayload(amount, label)
  const charge = service.database.charges.add({
    id: makeId("lqr_", 20),
    provider: "lankaqr",
    reference,
    amount,
    currency: "LKR",
    paymentRef: `lqp_${label}`,
    page: `/lankaqr/app?${new URLSearchParams({ payload })}`,
    details: { payload },
    expiresAt: Date.now() + seconds * 1000,
  })
  return json(201, qrOf(charge, []))
}

function refundPayment(service: ChargeService, charge: Charge, input: Input): RouteResponse {
  const reference = textField(input, "reference")
  const amount = parseMinor(input["amount"])
  if (reference === "") return refuse(400, "REFERENCE_INVALID", "A refund needs a reference.")
  if (amount === undefined) return refuse(400, "AMOUNT_INVALID", "A decimal text above zero.")
  if (charge.state !== "captured") return refuse(409, "NOT_PAID", "Nothing was paid.")
  const { refunds } = service.database
  const before = refunds.ofCharge(charge.id).find((each) => each.reference === reference)
  if (before && before.amount !== amount) return refuse(409, "REFERENCE_USED", "Another amount has this reference.")
  if (before) return json(200, refundOf(before, charge))
  if (amount > charge.amount - refunds.total(charge.id)) {
    return refuse(422, "AMOUNT_TOO_HIGH", "The amount exceeds the refundable amount.")
  }
  return json(201, refundOf(service.refund(charge, { id: makeId("lqf_", 20), reference, amount, details: {} }), charge))
}

const types = { paid: "qr.paid", declined: "qr.failed", expired: "qr.expired", refunded: "refund.completed" } as const

function event({ kind, eventId, charge, refund, at }: EventInput): string {
  const data = { ...qrOf(charge, []), ...(refund && { refund: refundOf(refund, charge) }) }
  const createdAt = new Date(at * 1000).toISOString()
  return JSON.stringify({ id: eventId, type: types[kind], createdAt, data })
}
