import { type Answer, json } from "../../http/answer.ts"
import { parseObject } from "../../http/read-body.ts"
import { isSame } from "../check-bearer.ts"
import { makeId } from "../make-id.ts"
import { decimal, minorOf } from "../money.ts"
import { textOf } from "../read-fields.ts"
import type { Call, Side } from "../side.ts"
import type { Till } from "../till.ts"
import { answerBkashPage, withStatus } from "./bkash-page.ts"
import { giveBack } from "./give-back.ts"
import { describe, done, refuse, timeOf } from "./payment.ts"

type Input = Record<string, unknown>

const TOKEN_SECONDS = 3_600
const PREFIX = "/v1.2.0-beta/tokenized/checkout"

/** bKash: the customer approves on its page, and nothing is taken until the merchant executes. */
export const bkashSide: Side = { answer: answerBkash, page: answerBkashPage, needsExecute: true }

const calls: Readonly<Record<string, (till: Till, input: Input) => Answer>> = {
  "/create": create,
  "/execute": execute,
  "/payment/status": status,
  "/payment/refund": giveBack,
}

function answerBkash(call: Call, till: Till): Answer | undefined {
  const path = call.path.startsWith(PREFIX) ? call.path.slice(PREFIX.length) : ""
  if (call.method !== "POST") return undefined
  const input = parseObject(call.body) ?? {}
  if (path === "/token/grant") return grant(call, till, input)
  const act = calls[path]
  if (!act) return undefined
  return isAllowed(call, till) ? act(till, input) : json(401, { message: "Unauthorized" })
}

function grant({ headers }: Call, till: Till, input: Input): Answer {
  const { appKey, appSecret, username, password } = till.keys.bkash
  const isUser = isSame(String(headers["username"]), username) && isSame(String(headers["password"]), password)
  if (!isUser) return json(401, { message: "Unauthorized" })
  if (!isSame(textOf(input, "app_key"), appKey) || !isSame(textOf(input, "app_secret"), appSecret)) {
    return refuse("2001", "Invalid App Key")
  }
  const token = makeId("", 64)
  till.books.records.put("bkash", `token ${token}`, "token", { until: Date.now() + TOKEN_SECONDS * 1000 })
  return done({ id_token: token, token_type: "Bearer", expires_in: TOKEN_SECONDS, refresh_token: makeId("", 64) })
}

function isAllowed(call: Call, till: Till): boolean {
  const { authorization = "" } = call.headers
  const token = authorization.replace(/^Bearer /, "")
  const granted = till.books.records.get<{ until: number }>("bkash", `token ${token}`)
  const isApp = isSame(String(call.headers["x-app-key"]), till.keys.bkash.appKey)
  return isApp && granted !== undefined && granted.until > Date.now()
}

function create(till: Till, input: Input): Answer {
  const [callbackURL, payer] = [textOf(input, "callbackURL"), textOf(input, "payerReference")]
  const invoice = textOf(input, "merchantInvoiceNumber")
  const amount = minorOf(input["amount"])
  if (input["mode"] !== "0011") return refuse("2063", "Mode is not valid as per request data")
  if (amount === undefined) return refuse("2006", "Invalid Amount")
  if (input["currency"] !== "BDT") return refuse("2007", "Invalid Currency")
  if (input["intent"] !== "sale") return refuse("2008", "Invalid Intent")
  if (!URL.canParse(callbackURL)) return refuse("2065", "Invalid callbackURL")
  if (invoice === "" || invoice.length > 255) return refuse("2064", "Invalid merchantInvoiceNumber")
  const id = makeId("TR0011", 18)
  const hash = makeId("", 24)
  const charge = till.books.charges.add({
    id,
    provider: "bkash",
    reference: invoice,
    amount,
    currency: "BDT",
    paymentRef: makeId("", 10).toUpperCase(),
    page: `/redirect/tokenized/?${new URLSearchParams({ paymentID: id, hash, mode: "0011", apiVersion: "v1.2.0-beta" })}`,
    details: { callbackURL, payer, hash },
  })
  return done({
    paymentID: id,
    bkashURL: `${till.urlOf("bkash")}${charge.page}`,
    callbackURL,
    successCallbackURL: withStatus(charge, "success"),
    failureCallbackURL: withStatus(charge, "failure"),
    cancelledCallbackURL: withStatus(charge, "cancel"),
    amount: decimal(amount),
    intent: "sale",
    currency: "BDT",
    paymentCreateTime: timeOf(charge.openedAt),
    transactionStatus: "Initiated",
    merchantInvoiceNumber: invoice,
  })
}

function execute(till: Till, input: Input): Answer {
  const charge = till.find(textOf(input, "paymentID"))
  if (charge?.provider !== "bkash") return refuse("2002", "Invalid Payment ID")
  if (charge.state === "captured") return refuse("2062", "The payment has already been completed")
  if (charge.state === "open") return refuse("2054", "Payment execution pre-requisite hasn't been met")
  if (charge.state !== "approved") return refuse("2056", "Invalid Payment State")
  return done({ ...describe(till.execute(charge)), merchantInvoiceNumber: charge.reference })
}

function status(till: Till, input: Input): Answer {
  const charge = till.find(textOf(input, "paymentID"))
  if (charge?.provider !== "bkash") return refuse("2002", "Invalid Payment ID")
  const isVerified = charge.state === "approved" || charge.state === "captured"
  return done({
    ...describe(charge),
    mode: "0011",
    merchantInvoice: charge.reference,
    paymentCreateTime: timeOf(charge.openedAt),
    userVerificationStatus: isVerified ? "Complete" : "Incomplete",
  })
}
