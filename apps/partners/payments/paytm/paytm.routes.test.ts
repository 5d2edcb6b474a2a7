import { createDecipheriv, createHash } from "node:crypto"
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest"
import { callJson, postForm, type TestPayments, startTestPayments } from "../testing/start-test-payments.ts"
import { signText } from "./checksum.ts"

let payments: TestPayments
beforeAll(async () => {
  payments = await startTestPayments()
})
beforeEach(() => void (payments.callbacks.length = 0))
afterAll(() => payments.stop())

let count = 0
const newReference = () => `order-${++count}`
const callbackUrl = "http://in.localhost:3000/api/payment-service/ve1/callbacks/paytm"

type Body = Record<string, unknown> & { resultInfo: Record<string, string> }

/** Verifies a checksum independently of our code, as its specification describes. */
function isValidChecksum(text: string, checksum: string): boolean {
  const decipher = createDecipheriv("aes-128-cbc", payments.keys.paytm.key, "@@@@&&&&####$$$$")
  const hash = Buffer.concat([decipher.update(checksum, "base64"), decipher.final()]).toString()
  return (
    hash.slice(0, 64) ===
    createHash("sha256")
      .update(`${text}|${hash.slice(64)}`)
      .digest("hex")
  )
}

async function call(path: string, body: object, key = payments.keys.paytm.key): Promise<Body> {
  const signedBody = { mid: payments.keys.paytm.mid, ...body }
  const head = { signature: signText(JSON.stringify(signedBody), key) }
  const answer = await callJson(`${payments.standIn().urls.paytm}${path}`, { body: { head, body: signedBody } })
  const response = answer as unknown as { head: { signature: string }; body: Body }
  expect(isValidChecksum(JSON.stringify(response.body), response.head.signature)).toBe(true)
  return response.body
}

const initiate = (orderId: string, value = "499.00", key?: string) =>
  call(
    `/theia/api/v1/initiateTransaction?mid=${payments.keys.paytm.mid}&orderId=${orderId}`,
    {
      requestType: "Payment",
      websiteName: "DEFAULT",
      orderId,
      callbackUrl,
      txnAmount: { value, currency: "INR" },
      userInfo: { custId: "customer-1" },
    },
    key,
  )
const fetchStatus = (orderId: string) => call("/v3/order/status", { orderId })
const urlOf = (path: string) => `${payments.standIn().urls.paytm}${path}`

const unescape = (text: string) => text.replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))

function fieldsOf(html: string): Record<string, string> {
  const inputs = html.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)
  return Object.fromEntries([...inputs].map(([, name = "", value = ""]) => [name, unescape(value)]))
}

const isSigned = ({ CHECKSUMHASH = "", ...fields }: Record<string, string>) =>
  isValidChecksum(
    Object.keys(fields)
      .toSorted()
      .map((name) => fields[name])
      .join("|"),
    CHECKSUMHASH,
  )

test("the form opens the page, paying returns the browser with a signed form, and the callback has the same outcome", async () => {
  const orderId = newReference()
  const { resultInfo, txnToken } = await initiate(orderId)
  expect(resultInfo).toMatchObject({ resultStatus: "S", resultCode: "0000" })
  expect((await fetchStatus(orderId)).resultInfo).toMatchObject({ resultStatus: "PENDING", resultCode: "402" })
  const form = { mid: payments.keys.paytm.mid, orderId, txnToken: String(txnToken) }
  const pageHtml = await (await postForm(urlOf("/theia/api/v1/showPaymentPage"), form)).text()
  expect(pageHtml).toContain("INR 499.00")
  const html = await (await postForm(urlOf("/theia/pay"), { ...fieldsOf(pageHtml), outcome: "pay" })).text()
  expect(html).toContain(`action="${callbackUrl}"`)
  const returnedFields = fieldsOf(html)
  expect(returnedFields).toMatchObject({
    ORDERID: orderId,
    STATUS: "TXN_SUCCESS",
    RESPCODE: "01",
    TXNAMOUNT: "499.00",
    CURRENCY: "INR",
  })
  expect(isSigned(returnedFields)).toBe(true)
  expect(isSigned({ ...returnedFields, TXNAMOUNT: "1.00" })).toBe(false)
  await payments.waitForCallbacks(1)
  const [{ path, headers, body } = { path: "", headers: {}, body: "" }] = payments.callbacks
  expect([path, headers.accept]).toEqual(["/api/payment-service/ve1/callbacks/paytm", "application/json"])
  const callback = Object.fromEntries(new URLSearchParams(body))
  expect(callback).toMatchObject({ ORDERID: orderId, STATUS: "TXN_SUCCESS", TXNID: returnedFields["TXNID"] })
  expect(isSigned(callback)).toBe(true)
  expect(await fetchStatus(orderId)).toMatchObject({
    resultInfo: { resultStatus: "TXN_SUCCESS", resultCode: "01" },
    txnId: returnedFields["TXNID"],
    txnAmount: "499.00",
  })
})

test("posting the form again after the payment returns the browser with the same outcome", async () => {
  const orderId = newReference()
  const { txnToken } = await initiate(orderId)
  await payments.settle(orderId, "declined")
  const form = { mid: payments.keys.paytm.mid, orderId, txnToken: String(txnToken) }
  const returnedFields = fieldsOf(await (await postForm(urlOf("/theia/api/v1/showPaymentPage"), form)).text())
  expect(returnedFields).toMatchObject({ STATUS: "TXN_FAILURE", RESPCODE: "227" })
  expect((await fetchStatus(orderId)).resultInfo).toMatchObject({ resultStatus: "TXN_FAILURE" })
})

test("initiating a transaction again returns the same one; another amount is refused", async () => {
  const orderId = newReference()
  const [one, two] = [await initiate(orderId), await initiate(orderId)]
  expect(two).toMatchObject({ resultInfo: { resultCode: "0002" }, txnToken: one["txnToken"] })
  expect((await initiate(orderId, "500.00")).resultInfo).toMatchObject({ resultStatus: "F", resultCode: "325" })
})

test("a wrong signature, an invalid amount, an unknown order and a guessed token are refused", async () => {
  expect((await initiate(newReference(), "499.00", "another key 16 b")).resultInfo["resultCode"]).toBe("2005")
  expect((await initiate(newReference(), "0")).resultInfo["resultCode"]).toBe("2007")
  expect((await fetchStatus("unknown")).resultInfo).toMatchObject({
    resultStatus: "NO_RECORD_FOUND",
    resultCode: "331",
  })
  const orderId = newReference()
  await initiate(orderId)
  const form = { mid: payments.keys.paytm.mid, orderId, txnToken: "guessed" }
  expect((await postForm(urlOf("/theia/api/v1/showPaymentPage"), form)).status).toBe(404)
})

test("a refund is created once, is pending, and its status can be queried", async () => {
  const orderId = newReference()
  await initiate(orderId)
  await payments.settle(orderId, "paid")
  const { txnId } = await fetchStatus(orderId)
  const apply = (refId: string, refundAmount: string) =>
    call("/refund/apply", { txnType: "REFUND", orderId, txnId, refId, refundAmount })
  const fetchRefund = (refId: string) => call("/v2/refund/status", { orderId, refId })
  expect((await fetchRefund("refund-1")).resultInfo["resultCode"]).toBe("631")
  await payments.callAdmin("refunds", { provider: "paytm", state: "pending" })
  const raised = await apply("refund-1", "499.00")
  await payments.callAdmin("refunds", { provider: "paytm", state: "done" })
  expect(raised).toMatchObject({ resultInfo: { resultStatus: "PENDING", resultCode: "601" }, refundAmount: "499.00" })
  expect((await apply("refund-1", "499.00")).resultInfo["resultCode"]).toBe("617")
  expect((await apply("refund-2", "0.01")).resultInfo["resultCode"]).toBe("619")
  expect((await fetchRefund("refund-1")).resultInfo["resultStatus"]).toBe("PENDING")
  await payments.callAdmin("settle", { refund: raised["refundId"], outcome: "done" })
  expect(await fetchRefund("refund-1")).toMatchObject({
    resultInfo: { resultStatus: "TXN_SUCCESS", resultCode: "10" },
    totalRefundAmount: "499.00",
  })
  expect((await payments.recordedPayments(`?reference=${orderId}`))[0]?.refunds).toHaveLength(1)
})
