import { type RouteResponse, json } from "../../http/route-response.ts"
import { parseObject } from "../../http/read-body.ts"
import { toDecimal } from "../money.ts"
import { objectField, textField } from "../read-fields.ts"
import type { ProviderCall, ProviderAdapter, EventInput } from "../provider-adapter.ts"
import type { PaymentService } from "../payment-service.ts"
import { signText, formSigningText, verifyText } from "./checksum.ts"
import { applyRefund, refundStatus } from "./paytm-refunds.ts"
import { initiateTransaction } from "./initiate-transaction.ts"
import { handlePaytmPage } from "./paytm-page.ts"
import { fieldsOf, resultOf, formatTimestamp } from "./paytm-transaction.ts"

type Body = Record<string, unknown>

/** Paytm's payment page: the browser posts a form to it and afterwards posts a form back to Hearth. */
export function paytmAdapter(mid: string): ProviderAdapter {
  return {
    handle: handlePaytm,
    handlePage: handlePaytmPage,
    callbacks: {
      event: ({ kind, payment, timestamp }: EventInput) =>
        kind === "refunded" ? undefined : JSON.stringify(fieldsOf({ ...payment, endedAt: iso(timestamp) }, mid)),
      secret: ({ paytm }) => paytm.key,
      sign(body, { secret }) {
        const fields = JSON.parse(body) as Record<string, string>
        const checksum = signText(formSigningText(fields), secret)
        return {
          headers: { "content-type": "application/x-www-form-urlencoded" },
          body: new URLSearchParams({ ...fields, CHECKSUMHASH: checksum }).toString(),
        }
      },
    },
  }
}

const iso = (seconds: number): string => new Date(seconds * 1000).toISOString()

const calls: Readonly<Record<string, (service: PaymentService, call: ProviderCall, body: Body) => Body>> = {
  "/theia/api/v1/initiateTransaction": initiateTransaction,
  "/v3/order/status": (service, _, body) => orderStatus(service, body),
  "/refund/apply": (service, _, body) => applyRefund(service, body),
  "/v2/refund/status": (service, _, body) => refundStatus(service, body),
}

function handlePaytm(call: ProviderCall, service: PaymentService): RouteResponse | undefined {
  const handler = call.method === "POST" ? calls[call.path] : undefined
  if (!handler) return undefined
  const { key, mid } = service.keys.paytm
  const request = parseObject(call.body) ?? {}
  const body = objectField(request, "body")
  const isSigned = verifyText(JSON.stringify(body), key, textField(objectField(request, "head"), "signature"))
  const refusal = { resultInfo: { resultStatus: "F", resultCode: "2005", resultMsg: "Checksum provided is invalid" } }
  const answer = isSigned && body["mid"] === mid ? handler(service, call, body) : refusal
  const signature = signText(JSON.stringify(answer), key)
  return json(200, { head: { responseTimestamp: String(Date.now()), version: "v1", signature }, body: answer })
}

function orderStatus(service: PaymentService, body: Body): Body {
  const [mid, orderId] = [textField(body, "mid"), textField(body, "orderId")]
  const [payment] = service.database.payments.ofReference("paytm", orderId)
  if (!payment) {
    const resultInfo = { resultStatus: "NO_RECORD_FOUND", resultCode: "331", resultMsg: "No Record Found" }
    return { resultInfo, mid, orderId }
  }
  const [resultStatus, resultCode, resultMsg] = resultOf(payment)
  return {
    resultInfo: { resultStatus, resultCode, resultMsg },
    txnId: payment.id,
    bankTxnId: payment.state === "captured" ? payment.paymentRef : "",
    orderId,
    txnAmount: toDecimal(payment.amount),
    currency: payment.currency,
    txnType: "SALE",
    gatewayName: "WALLET",
    bankName: "WALLET",
    mid,
    paymentMode: "PPI",
    refundAmt: toDecimal(service.database.refunds.total(payment.id)),
    txnDate: formatTimestamp(payment.endedAt),
  }
}
