import { afterAll, beforeAll, expect, test } from "vitest"
import {
  callJson,
  redirectLocation,
  postForm,
  type TestPayments,
  startTestPayments,
} from "../testing/start-test-payments.ts"
import { bkashCodes } from "./bkash-codes.ts"

let payments: TestPayments
let token: string
beforeAll(async () => {
  payments = await startTestPayments()
  const { username, password, appKey, appSecret } = payments.keys.bkash
  const granted = await callJson(urlOf("/token/grant"), {
    headers: { username, password },
    body: { app_key: appKey, app_secret: appSecret },
  })
  if (granted["statusCode"] !== bkashCodes.success) throw new Error(JSON.stringify(granted))
  token = String(granted["id_token"])
})
afterAll(() => payments.stop())

let count = 0
const urlOf = (path: string) => `${payments.standIn().settings["BKASH_URL"]}/tokenized/checkout${path}`
const call = (path: string, body: object, authorization = token) =>
  callJson(urlOf(path), { body, headers: { authorization, "x-app-key": payments.keys.bkash.appKey } })

const callbackURL = "http://bd.localhost:3000/payment?transactionId=1"
const create = (change: object = {}) =>
  call("/create", {
    mode: "0011",
    payerReference: "01770618575",
    callbackURL,
    amount: "499.00",
    currency: "BDT",
    intent: "sale",
    merchantInvoiceNumber: `order-${++count}`,
    ...change,
  })

test("a payment is approved on the page and captured once by execute", async () => {
  const { paymentID, bkashURL, merchantInvoiceNumber: reference, ...created } = await create()
  expect(created).toMatchObject({ statusCode: bkashCodes.success, transactionStatus: "Initiated", amount: "499.00" })
  expect(await call("/execute", { paymentID })).toMatchObject({ statusCode: bkashCodes.notApprovedYet })
  expect(await (await fetch(String(bkashURL))).text()).toContain("BDT 499.00")
  const answer = await postForm(String(bkashURL), { outcome: "pay" })
  expect(redirectLocation(answer)).toBe(`${callbackURL}&paymentID=${String(paymentID)}&status=success`)
  expect(await call("/payment/status", { paymentID })).toMatchObject({
    transactionStatus: "Initiated",
    userVerificationStatus: "Complete",
  })
  expect((await payments.recordedPayments(`?reference=${String(reference)}`))[0]?.state).toBe("approved")
  const executed = await call("/execute", { paymentID })
  expect(executed).toMatchObject({
    statusCode: bkashCodes.success,
    transactionStatus: "Completed",
    amount: "499.00",
    currency: "BDT",
  })
  expect(await call("/execute", { paymentID })).toMatchObject({ statusCode: bkashCodes.alreadyCompleted })
  expect(await call("/payment/status", { paymentID })).toMatchObject({
    transactionStatus: "Completed",
    trxID: executed["trxID"],
    merchantInvoice: reference,
  })
  expect((await payments.recordedPayments(`?reference=${String(reference)}`))[0]?.state).toBe("captured")
})

test.each([
  ["decline", "failure", "Failed"],
  ["cancel", "cancel", "Cancelled"],
])("choosing %s on the page captures nothing", async (outcome, status, transactionStatus) => {
  const { paymentID, bkashURL } = await create()
  const returnUrl = new URL(redirectLocation(await postForm(String(bkashURL), { outcome })))
  expect(returnUrl.searchParams.get("status")).toBe(status)
  expect(await call("/execute", { paymentID })).toMatchObject({ statusCode: bkashCodes.invalidPaymentState })
  expect(await call("/payment/status", { paymentID })).toMatchObject({ transactionStatus })
})

test("a status query finds a payment that was approved without a callback", async () => {
  const { paymentID, bkashURL } = await create()
  const answer = await postForm(String(bkashURL), { outcome: "pay-without-callback" })
  expect([answer.status, redirectLocation(answer)]).toEqual([200, ""])
  expect(await call("/payment/status", { paymentID })).toMatchObject({ userVerificationStatus: "Complete" })
})

test("a payment is refunded once; a call without an amount returns the refund's status", async () => {
  const { paymentID, merchantInvoiceNumber: reference } = await create()
  await payments.settle(String(reference), "paid")
  const { trxID } = await call("/execute", { paymentID })
  const refund = (fields: object) => call("/payment/refund", { paymentID, trxID, ...fields })
  const fullRefund = { amount: "499.00", sku: "refund-1", reason: "cancelled" }
  expect(await refund({})).toMatchObject({ statusCode: bkashCodes.noRefundFound })
  expect(await refund({ ...fullRefund, amount: "500.00" })).toMatchObject({ statusCode: bkashCodes.invalidAmount })
  const refunded = await refund(fullRefund)
  expect(refunded).toMatchObject({
    statusCode: bkashCodes.success,
    transactionStatus: "Completed",
    originalTrxID: trxID,
  })
  expect(await refund(fullRefund)).toMatchObject({ statusCode: bkashCodes.alreadyRefunded })
  expect(await refund({})).toMatchObject({ statusCode: bkashCodes.success, refundTrxID: refunded["refundTrxID"] })
  expect((await payments.recordedPayments(`?reference=${String(reference)}`))[0]?.refunds).toMatchObject([
    { reference: "refund-1", amount: 49_900 },
  ])
})

test("invalid requests are refused", async () => {
  const changes = [
    { mode: "0001" },
    { amount: "1.999" },
    { currency: "INR" },
    { intent: "authorization" },
    { callbackURL: "" },
  ]
  const statusCodes = await Promise.all(changes.map(async (change) => (await create(change))["statusCode"]))
  expect(statusCodes).toEqual([
    bkashCodes.invalidMode,
    bkashCodes.invalidAmount,
    bkashCodes.invalidCurrency,
    bkashCodes.invalidIntent,
    bkashCodes.invalidCallbackUrl,
  ])
  expect(await call("/execute", { paymentID: "unknown" })).toMatchObject({ statusCode: bkashCodes.unknownPayment })
  expect(await call("/execute", {}, "guessed")).toMatchObject({ httpStatus: 401 })
  const wrongCredentials = { headers: { username: "x", password: "y" }, body: { app_key: "", app_secret: "" } }
  expect(await callJson(urlOf("/token/grant"), wrongCredentials)).toMatchObject({ httpStatus: 401 })
  const { bkashURL } = await create()
  expect((await fetch(String(bkashURL).replace(/hash=\w+/, "hash=guessed"))).status).toBe(404)
})
