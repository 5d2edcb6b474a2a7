import { type Answer, json } from "../../http/answer.ts"
import { parseObject } from "../../http/read-body.ts"
import { decimal } from "../money.ts"
import { objectOf, textOf } from "../read-fields.ts"
import type { Call, Side, Told } from "../side.ts"
import type { Till } from "../till.ts"
import { signText, textOfForm, verifyText } from "./checksum.ts"
import { applyRefund, refundStatus } from "./give-back.ts"
import { initiateTransaction } from "./initiate-transaction.ts"
import { answerPaytmPage } from "./paytm-page.ts"
import { fieldsOf, resultOf, timeOf } from "./transaction.ts"

type Body = Record<string, unknown>

/** Paytm's payment page, to which the browser comes with a form and leaves with one. */
export function paytmSide(mid: string): Side {
  return {
    answer: answerPaytm,
    page: answerPaytmPage,
    callbacks: {
      event: ({ kind, charge, at }: Told) =>
        kind === "refunded" ? undefined : JSON.stringify(fieldsOf({ ...charge, endedAt: iso(at) }, mid)),
      secret: ({ paytm }) => paytm.key,
      sign(body, { secret }) {
        const fields = JSON.parse(body) as Record<string, string>
        const checksum = signText(textOfForm(fields), secret)
        return {
          headers: { "content-type": "application/x-www-form-urlencoded" },
          body: new URLSearchParams({ ...fields, CHECKSUMHASH: checksum }).toString(),
        }
      },
    },
  }
}

const iso = (seconds: number): string => new Date(seconds * 1000).toISOString()

const calls: Readonly<Record<string, (till: Till, call: Call, body: Body) => Body>> = {
  "/theia/api/v1/initiateTransaction": initiateTransaction,
  "/v3/order/status": (till, _, body) => orderStatus(till, body),
  "/refund/apply": (till, _, body) => applyRefund(till, body),
  "/v2/refund/status": (till, _, body) => refundStatus(till, body),
}

function answerPaytm(call: Call, till: Till): Answer | undefined {
  const act = call.method === "POST" ? calls[call.path] : undefined
  if (!act) return undefined
  const { key, mid } = till.keys.paytm
  const asked = parseObject(call.body) ?? {}
  const body = objectOf(asked, "body")
  const isSigned = verifyText(JSON.stringify(body), key, textOf(objectOf(asked, "head"), "signature"))
  const refused = { resultInfo: { resultStatus: "F", resultCode: "2005", resultMsg: "Checksum provided is invalid" } }
  const answer = isSigned && body["mid"] === mid ? act(till, call, body) : refused
  const signature = signText(JSON.stringify(answer), key)
  return json(200, { head: { responseTimestamp: String(Date.now()), version: "v1", signature }, body: answer })
}

function orderStatus(till: Till, body: Body): Body {
  const [mid, orderId] = [textOf(body, "mid"), textOf(body, "orderId")]
  const [charge] = till.books.charges.ofReference("paytm", orderId)
  if (!charge) {
    const resultInfo = { resultStatus: "NO_RECORD_FOUND", resultCode: "331", resultMsg: "No Record Found" }
    return { resultInfo, mid, orderId }
  }
  const [resultStatus, resultCode, resultMsg] = resultOf(charge)
  return {
    resultInfo: { resultStatus, resultCode, resultMsg },
    txnId: charge.id,
    bankTxnId: charge.state === "captured" ? charge.paymentRef : "",
    orderId,
    txnAmount: decimal(charge.amount),
    currency: charge.currency,
    txnType: "SALE",
    gatewayName: "WALLET",
    bankName: "WALLET",
    mid,
    paymentMode: "PPI",
    refundAmt: decimal(till.books.refunds.total(charge.id)),
    txnDate: timeOf(charge.endedAt),
  }
}
