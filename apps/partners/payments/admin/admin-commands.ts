import { type RouteResponse, json } from "../../http/route-response.ts"
import { parseCallbackPlan } from "../callbacks/callback-plan.ts"
import { parsePaymentFailurePlan } from "../payment-failures.ts"
import { recordSecondPayment } from "../lankaqr/lankaqr.routes.ts"
import { type Provider, providers } from "../providers.ts"
import { textField, integerField } from "../read-fields.ts"
import type { PaymentsAdmin } from "./payments-admin.ts"

type Input = Record<string, unknown>

/** Matches no payment. An empty reference would match all of them. */
const NO_REFERENCE = "\u0000"

const errorResponse = (message: string, status = 400): RouteResponse => json(status, { message })
const providerOf = (input: Input): Provider | undefined => providers.find((each) => each === input["provider"])
const noProvider = () => errorResponse(`provider must be one of ${providers.join(", ")}`)

/** Settles a payment as the customer would, or a refund as the bank would. */
export function settle({ service }: PaymentsAdmin, input: Input): RouteResponse {
  if (input["refund"] !== undefined) return settleRefund(service, input)
  const { outcome, notify = true } = input
  const reference = textField(input, "reference")
  if (outcome !== "paid" && outcome !== "declined") return errorResponse("outcome must be paid or declined")
  const payments = service.database.payments.list({ reference, provider: providerOf(input) })
  const openPayment = payments.findLast(({ id }) => service.find(id)?.state === "open")
  if (reference === "" || !openPayment) return errorResponse("There is no open payment with this reference.", 404)
  const amount = integerField(input, "amount") ?? openPayment.amount
  const captured = { amount, currency: textField(input, "currency") || openPayment.currency }
  const { id, provider, state } = service.settle(openPayment, outcome, { notify: notify !== false, captured })
  return json(200, { id, provider, reference, ...captured, state })
}

/** Pays a LANKAQR code a second time. Only a LANKAQR code can be paid twice. */
export function payTwice({ service }: PaymentsAdmin, input: Input): RouteResponse {
  const payment = service.database.payments.list({ reference: textField(input, "reference"), provider: "lankaqr" })[0]
  if (payment?.state !== "captured") return errorResponse("There is no paid LANKAQR code with this reference.", 404)
  const { id, paymentRef, state } = recordSecondPayment(service, payment)
  return json(200, { id, paymentRef, state })
}

function settleRefund(service: PaymentsAdmin["service"], input: Input): RouteResponse {
  const refund = service.database.refunds.find(textField(input, "refund"))
  const { outcome } = input
  if (outcome !== "done" && outcome !== "failed") return errorResponse("outcome must be done or failed")
  if (!refund || refund.state !== "pending") return errorResponse("There is no pending refund with this id.", 404)
  return json(200, service.endRefund(refund, outcome))
}

export function planRefunds({ refundStates }: PaymentsAdmin, input: Input): RouteResponse {
  const provider = providerOf(input)
  const { state } = input
  if (!provider) return noProvider()
  if (state !== "done" && state !== "pending") return errorResponse("state must be done or pending")
  refundStates.set(provider, state)
  return json(200, { provider, state })
}

export function planCallbacks({ callbackPlans: plans }: PaymentsAdmin, input: Input): RouteResponse {
  const provider = providerOf(input)
  if (!provider) return noProvider()
  const plan = parseCallbackPlan(input)
  if (typeof plan === "string") return errorResponse(plan)
  plans[provider].plan = plan
  return json(200, { provider, ...plan })
}

export async function planFailures({ setFailures }: PaymentsAdmin, input: Input): Promise<RouteResponse> {
  const provider = providerOf(input)
  if (!provider) return noProvider()
  const plan = parsePaymentFailurePlan(input)
  if (typeof plan === "string") return errorResponse(plan)
  await setFailures(provider, plan)
  return json(200, { provider, ...plan })
}

export function redeliver({ service, publisher }: PaymentsAdmin, input: Input): RouteResponse {
  const payments = service.database.payments.list({ reference: textField(input, "reference") || NO_REFERENCE })
  if (payments.length === 0) return errorResponse("There is no payment with this reference.", 404)
  return json(200, { events: payments.reduce((sum, payment) => sum + publisher.republish(payment), 0) })
}

export function forge({ service, publisher }: PaymentsAdmin, input: Input): RouteResponse {
  const payment = service.database.payments.list({ reference: textField(input, "reference") || NO_REFERENCE }).at(-1)
  if (!payment) return errorResponse("There is no payment with this reference.", 404)
  publisher.forge(payment, input["outcome"] === "declined" ? "declined" : "paid")
  return json(200, { reference: payment.reference })
}

export function setCallbackBase({ setCallbackBase: setBase }: PaymentsAdmin, input: Input): RouteResponse {
  const text = textField(input, "url")
  const url = URL.canParse(text) ? new URL(text) : undefined
  const isLoopback = url?.protocol === "http:" && /^(127\.0\.0\.1|localhost|\[::1\])$/.test(url.hostname)
  if (!isLoopback) return errorResponse("url must be an http:// address of this machine")
  setBase(url.origin)
  return json(200, { url: url.origin })
}

export function addVoucher({ service }: PaymentsAdmin, input: Input): RouteResponse {
  const [number, pin] = [textField(input, "number").replaceAll(" ", ""), textField(input, "pin")]
  const [balance, currency] = [integerField(input, "amount") ?? -1, textField(input, "currency")]
  const expiresOn = textField(input, "expiresOn") || "2099-12-31"
  if (!/^\d{12,19}$/.test(number)) return errorResponse("number must have 12 to 19 digits")
  if (!/^\d{4,8}$/.test(pin)) return errorResponse("pin must have 4 to 8 digits")
  if (balance < 0) return errorResponse("amount must be a whole number of at least 0, in minor units")
  if (!/^[A-Z]{3}$/.test(currency)) return errorResponse("currency must be three capital letters")
  if (!/^\d{4}-\d\d-\d\d$/.test(expiresOn)) return errorResponse("expiresOn must be like 2099-12-31")
  const isNew = service.database.vouchers.add({ number, pin, balance, currency, expiresOn })
  return isNew ? json(201, service.database.vouchers.find(number)) : errorResponse("That number is taken.", 409)
}

export function setWallet({ service: { database } }: PaymentsAdmin, input: Input): RouteResponse {
  const mobile = textField(input, "mobile")
  const balance = integerField(input, "balance")
  if (!/^\+\d{8,15}$/.test(mobile)) return errorResponse("mobile must be like +919876543210")
  if (input["balance"] !== undefined && (balance === undefined || balance < 0)) {
    return errorResponse("balance must be a whole number of at least 0, in minor units")
  }
  database.wallets.open(mobile, balance ?? 0)
  if (balance !== undefined) database.wallets.setBalance(mobile, balance)
  if (input["revoke"] === true) database.wallets.revoke(mobile)
  return json(200, database.wallets.find(mobile))
}
