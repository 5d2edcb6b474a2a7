import { type RouteResponse, json } from "../../http/route-response.ts"
import { parseObject } from "../../http/read-body.ts"
import { isEqualInConstantTime } from "../check-credentials.ts"
import { makeId } from "../make-id.ts"
import { toDecimal, parseMinor } from "../money.ts"
import { textField } from "../read-fields.ts"
import type { ProviderCall, ProviderAdapter } from "../provider-adapter.ts"
import type { PaymentService } from "../payment-service.ts"
import { handleBkashPage, callbackUrlFor } from "./bkash-page.ts"
import { refundBkashPayment } from "./refund-bkash-payment.ts"
import { paymentBody, succeed, refuse, formatTimestamp } from "./bkash-payment.ts"
import { bkashCodes } from "./bkash-codes.ts"

type Input = Record<string, unknown>

const TOKEN_SECONDS = 3_600
const PREFIX = "/v1.2.0-beta/tokenized/checkout"

/** bKash: the customer approves on its page, and nothing is captured until the merchant executes the payment. */
export const bkashAdapter: ProviderAdapter = { handle: handleBkash, handlePage: handleBkashPage, needsExecute: true }

const calls: Readonly<Record<string, (service: PaymentService, input: Input) => RouteResponse>> = {
  "/create": create,
  "/execute": execute,
  "/payment/status": status,
  "/payment/refund": refundBkashPayment,
}

function handleBkash(call: ProviderCall, service: PaymentService): RouteResponse | undefined {
  const path = call.path.startsWith(PREFIX) ? call.path.slice(PREFIX.length) : ""
  if (call.method !== "POST") return undefined
  const input = parseObject(call.body) ?? {}
  if (path === "/token/grant") return grantToken(call, service, input)
  const handler = calls[path]
  if (!handler) return undefined
  return isAuthorised(call, service) ? handler(service, input) : json(401, { message: "Unauthorized" })
}

function grantToken({ headers }: ProviderCall, service: PaymentService, input: Input): RouteResponse {
  const { appKey, appSecret, username, password } = service.keys.bkash
  const isUser =
    isEqualInConstantTime(String(headers["username"]), username) &&
    isEqualInConstantTime(String(headers["password"]), password)
  if (!isUser) return json(401, { message: "Unauthorized" })
  if (
    !isEqualInConstantTime(textField(input, "app_key"), appKey) ||
    !isEqualInConstantTime(textField(input, "app_secret"), appSecret)
  ) {
    return refuse(bkashCodes.invalidAppKey, "Invalid App Key")
  }
  const token = makeId("", 64)
  service.database.records.put("bkash", `token ${token}`, "token", { until: Date.now() + TOKEN_SECONDS * 1000 })
  return succeed({ id_token: token, token_type: "Bearer", expires_in: TOKEN_SECONDS, refresh_token: makeId("", 64) })
}

function isAuthorised(call: ProviderCall, service: PaymentService): boolean {
  const { authorization = "" } = call.headers
  const token = authorization.replace(/^Bearer /, "")
  const granted = service.database.records.get<{ until: number }>("bkash", `token ${token}`)
  const isApp = isEqualInConstantTime(String(call.headers["x-app-key"]), service.keys.bkash.appKey)
  return isApp && granted !== undefined && granted.until > Date.now()
}

function create(service: PaymentService, input: Input): RouteResponse {
  const [callbackURL, payer] = [textField(input, "callbackURL"), textField(input, "payerReference")]
  const invoice = textField(input, "merchantInvoiceNumber")
  const amount = parseMinor(input["amount"])
  if (input["mode"] !== "0011") return refuse(bkashCodes.invalidMode, "Mode is not valid as per request data")
  if (amount === undefined) return refuse(bkashCodes.invalidAmount, "Invalid Amount")
  if (input["currency"] !== "BDT") return refuse(bkashCodes.invalidCurrency, "Invalid Currency")
  if (input["intent"] !== "sale") return refuse(bkashCodes.invalidIntent, "Invalid Intent")
  if (!URL.canParse(callbackURL)) return refuse(bkashCodes.invalidCallbackUrl, "Invalid callbackURL")
  if (invoice === "" || invoice.length > 255)
    return refuse(bkashCodes.invalidInvoiceNumber, "Invalid merchantInvoiceNumber")
  const id = makeId("TR0011", 18)
  const hash = makeId("", 24)
  const payment = service.database.payments.add({
    id,
    provider: "bkash",
    reference: invoice,
    amount,
    currency: "BDT",
    paymentRef: makeId("", 10).toUpperCase(),
    page: `/redirect/tokenized/?${new URLSearchParams({ paymentID: id, hash, mode: "0011", apiVersion: "v1.2.0-beta" })}`,
    details: { callbackURL, payer, hash },
  })
  return succeed({
    paymentID: id,
    bkashURL: `${service.urlOf("bkash")}${payment.page}`,
    callbackURL,
    successCallbackURL: callbackUrlFor(payment, "success"),
    failureCallbackURL: callbackUrlFor(payment, "failure"),
    cancelledCallbackURL: callbackUrlFor(payment, "cancel"),
    amount: toDecimal(amount),
    intent: "sale",
    currency: "BDT",
    paymentCreateTime: formatTimestamp(payment.openedAt),
    transactionStatus: "Initiated",
    merchantInvoiceNumber: invoice,
  })
}

function execute(service: PaymentService, input: Input): RouteResponse {
  const payment = service.find(textField(input, "paymentID"))
  if (payment?.provider !== "bkash") return refuse(bkashCodes.unknownPayment, "Invalid Payment ID")
  if (payment.state === "captured") return refuse(bkashCodes.alreadyCompleted, "The payment has already been completed")
  if (payment.state === "open")
    return refuse(bkashCodes.notApprovedYet, "Payment execution pre-requisite hasn't been met")
  if (payment.state !== "approved") return refuse(bkashCodes.invalidPaymentState, "Invalid Payment State")
  return succeed({ ...paymentBody(service.execute(payment)), merchantInvoiceNumber: payment.reference })
}

function status(service: PaymentService, input: Input): RouteResponse {
  const payment = service.find(textField(input, "paymentID"))
  if (payment?.provider !== "bkash") return refuse(bkashCodes.unknownPayment, "Invalid Payment ID")
  const isVerified = payment.state === "approved" || payment.state === "captured"
  return succeed({
    ...paymentBody(payment),
    mode: "0011",
    merchantInvoice: payment.reference,
    paymentCreateTime: formatTimestamp(payment.openedAt),
    userVerificationStatus: isVerified ? "Complete" : "Incomplete",
  })
}
