import type { PaymentSettings } from "../../../settings.ts"
import type { Clock } from "../../../platform/clock.ts"
import { type Answered, callProvider, isDone, jsonBody, notBegun } from "../call-provider.ts"
import { fromDecimal, toDecimal } from "../decimal-amount.ts"
import type { Begun, Provider, ProviderPayment, RefundStanding, Standing } from "../provider.ts"
import { type Fields, textIn } from "../read-body.ts"

type Settings = NonNullable<PaymentSettings["bkash"]>

const OK = "0000"
/** A token is given up this long before its end. */
const SPARE_MS = 60_000
const ALREADY_COMPLETED = "2062"

/**
 * bKash: token, create, the customer's approval on their page, execute, query. Nobody calls us back: what they approved is
 * ours only once we execute it, which happens when we ask how it stands, and only while the order wants it.
 */
export function createBkash({ url, appKey, appSecret, username, password }: Settings, clock: Clock): Provider {
  let token: { id: string; until: number } | undefined

  async function grant(): Promise<string | Answered> {
    if (token && clock.now().getTime() < token.until) return token.id
    const wish = jsonBody({ app_key: appKey, app_secret: appSecret })
    const headers = { ...wish.headers, username, password }
    const answered = await callProvider(`${url}/tokenized/checkout/token/grant`, { method: "POST", ...wish, headers })
    const id = isDone(answered) ? textIn(answered.body.id_token) : undefined
    if (id === undefined || !isDone(answered)) return { kind: "not-reached" }
    const seconds = Number(answered.body.expires_in)
    token = { id, until: clock.now().getTime() + (Number.isFinite(seconds) ? seconds * 1000 : 0) - SPARE_MS }
    return id
  }

  async function call(path: string, body: object, isAgain = false): Promise<Answered> {
    const id = await grant()
    if (typeof id !== "string") return id
    const wish = jsonBody(body)
    const headers = { ...wish.headers, authorization: id, "x-app-key": appKey }
    const answered = await callProvider(`${url}/tokenized/checkout${path}`, { method: "POST", ...wish, headers })
    if (answered.kind !== "answered" || answered.status !== 401 || isAgain) return answered
    // The token went before its time; what is refused so was not done.
    token = undefined
    return call(path, body, true)
  }

  async function execute({ ref }: ProviderPayment): Promise<Standing> {
    const answered = await call("/execute", { paymentID: ref })
    if (!isDone(answered)) return { state: "silent" }
    const standing = standingOf(answered.body)
    if (standing.state === "captured") return standing
    if (answered.body.statusCode !== ALREADY_COMPLETED) return { state: "silent" }
    const status = await call("/payment/status", { paymentID: ref })
    return isDone(status) ? standingOf(status.body) : { state: "silent" }
  }

  return {
    name: "bkash",
    async begin({ id, amount, currency, mobile, userId, returnUrl }): Promise<Begun> {
      const answered = await call("/create", {
        mode: "0011",
        payerReference: mobile === "" ? userId : mobile,
        callbackURL: returnUrl,
        amount: toDecimal(amount),
        currency,
        intent: "sale",
        merchantInvoiceNumber: id,
      })
      if (!isDone(answered)) return notBegun(answered)
      const isOk = answered.body.statusCode === OK
      const [ref, page] = isOk ? [textIn(answered.body.paymentID), textIn(answered.body.bkashURL)] : []
      if (ref === undefined || page === undefined) return { kind: "refused", code: "PAYMENT_UNAVAILABLE" }
      return { kind: "next", ref, next: { kind: "page", url: page } }
    },

    async ask(payment): Promise<Standing> {
      const { ref, isWanted } = payment
      if (ref === null) return { state: "none" }
      const answered = await call("/payment/status", { paymentID: ref })
      if (!isDone(answered)) return { state: "silent" }
      const standing = standingOf(answered.body)
      const isApproved = standing.state === "open" && answered.body.userVerificationStatus === "Complete"
      return isApproved && isWanted ? execute(payment) : standing
    },

    isReachable: async () => (await call("/payment/status", { paymentID: "none" })).kind === "answered",

    /** One for a payment: bKash itself refuses a second. */
    async refund({ ref: paymentID, chargeRef: trxID }, { amount }): Promise<RefundStanding> {
      const wish = { paymentID, trxID, amount: toDecimal(amount), sku: "order", reason: "order" }
      const answered = await call("/payment/refund", wish)
      return isDone(answered) ? refundStandingOf(answered.body) : { state: "silent" }
    },

    async askRefund({ ref: paymentID, chargeRef: trxID }): Promise<RefundStanding> {
      const answered = await call("/payment/refund", { paymentID, trxID })
      if (!isDone(answered)) return { state: "silent" }
      return answered.body.statusCode === "2072" ? { state: "none" } : refundStandingOf(answered.body)
    },
  }
}

function standingOf(body: Fields): Standing {
  const { transactionStatus } = body
  if (transactionStatus === "Completed") {
    const [ref, chargeRef, amount] = [textIn(body.paymentID), textIn(body.trxID), fromDecimal(body.amount)]
    const currency = textIn(body.currency)
    if (ref === undefined || chargeRef === undefined || amount === undefined || currency === undefined)
      return { state: "silent" }
    return { state: "captured", ref, chargeRef, amount, currency }
  }
  if (transactionStatus === "Failed" || transactionStatus === "Cancelled") return { state: "failed" }
  return transactionStatus === "Initiated" ? { state: "open" } : { state: "silent" }
}

function refundStandingOf({ statusCode, transactionStatus, refundTrxID }: Fields): RefundStanding {
  if (statusCode !== OK || transactionStatus !== "Completed") return { state: "silent" }
  return { state: "done", ref: textIn(refundTrxID) ?? null }
}
