import { makeDigits, makeId } from "../make-id.ts"
import { parseMinor } from "../money.ts"
import { objectField, textField } from "../read-fields.ts"
import type { ProviderCall } from "../provider-adapter.ts"
import type { PaymentService } from "../payment-service.ts"

type Body = Record<string, unknown>

const result = (resultCode: string, resultMsg: string, resultStatus = "F") => ({
  resultInfo: { resultStatus, resultCode, resultMsg },
})

export function initiateTransaction(service: PaymentService, { query }: ProviderCall, body: Body): Body {
  const [mid, orderId, callbackUrl] = [
    textField(body, "mid"),
    textField(body, "orderId"),
    textField(body, "callbackUrl"),
  ]
  const { value, currency } = objectField(body, "txnAmount")
  const amount = parseMinor(value)
  if (query.get("mid") !== mid || mid !== service.keys.paytm.mid) {
    return result("2013", "Mid in the query param doesn’t match with the Mid send in the request")
  }
  if (query.get("orderId") !== orderId || !/^[\w@.-]{1,50}$/.test(orderId)) {
    return result("2014", "OrderId in the query param doesn’t match with the OrderId send in the request")
  }
  if (amount === undefined || currency !== "INR") return result("2007", "Txn amount is invalid")
  const hasCustomer = textField(objectField(body, "userInfo"), "custId") !== ""
  if (!URL.canParse(callbackUrl) || body["requestType"] !== "Payment" || !body["websiteName"] || !hasCustomer) {
    return result("1007", "Missing mandatory element")
  }
  const [existingPayment] = service.database.payments.ofReference("paytm", orderId)
  const success = (code: string, message: string, txnToken: string | undefined) => ({
    ...result(code, message, "S"),
    txnToken,
    isPromoCodeValid: false,
    authenticated: false,
  })
  if (existingPayment) {
    return existingPayment.amount === amount && existingPayment.state === "open"
      ? success("0002", "Success Idempotent", existingPayment.details["txnToken"])
      : result("325", "Duplicate order id")
  }
  const txnToken = makeId("", 32)
  const id = makeDigits(32)
  service.database.payments.add({
    id,
    provider: "paytm",
    reference: orderId,
    amount,
    currency: "INR",
    paymentRef: makeDigits(14),
    page: `/theia/pay?${new URLSearchParams({ orderId, txnToken })}`,
    details: { callbackUrl, txnToken },
  })
  return success("0000", "Success", txnToken)
}
