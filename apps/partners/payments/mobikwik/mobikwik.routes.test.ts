import { afterAll, beforeAll, expect, test } from "vitest"
import { callJson, type TestPayments, startTestPayments } from "../testing/start-test-payments.ts"

let payments: TestPayments
beforeAll(async () => {
  payments = await startTestPayments()
})
afterAll(() => payments.stop())

const call = (path: string, body?: object, key = payments.keys.mobikwik.key) =>
  callJson(`${payments.standIn().urls.mobikwik}${path}`, { body, headers: { authorization: `Bearer ${key}` } })

async function codeOf(mobile: string): Promise<string> {
  const { wallets } = (await payments.callAdmin("wallets")).body as { wallets: { mobile: string; code: string }[] }
  return wallets.find((each) => each.mobile === mobile)?.code ?? ""
}

async function linkWallet(mobile: string): Promise<string> {
  expect(await call("/link", { mobile })).toMatchObject({ httpStatus: 202, mobile })
  const answer = await call("/verify", { mobile, code: await codeOf(mobile) })
  expect(answer).toMatchObject({ httpStatus: 200, mobile })
  return String(answer["token"])
}

test("a wallet is linked by a code, pays once per reference and is refunded once per refund reference", async () => {
  const token = await linkWallet("+919876543210")
  const redeem = (amount: string, reference: string) => call("/redeem", { token, amount, reference })
  const one = await redeem("499.00", "order-1")
  expect(one).toMatchObject({ httpStatus: 201, status: "SUCCESS", amount: "499.00" })
  expect(await redeem("499.00", "order-1")).toMatchObject({ httpStatus: 200, id: one["id"] })
  expect(await redeem("1.00", "order-1")).toMatchObject({ httpStatus: 409 })
  expect(await redeem("4501.01", "order-2")).toMatchObject({ httpStatus: 402, code: "INSUFFICIENT_BALANCE" })
  expect(await call("/balance", { token })).toMatchObject({ balance: "4501.00" })
  const refund = (amount: string, refundReference: string) =>
    call("/refund", { reference: "order-1", amount, refundReference })
  const refunded = await refund("400.00", "refund-1")
  expect(refunded).toMatchObject({ httpStatus: 201, status: "SUCCESS" })
  expect(await refund("400.00", "refund-1")).toMatchObject({ httpStatus: 200, id: refunded["id"] })
  expect(await refund("99.01", "refund-2")).toMatchObject({ httpStatus: 422 })
  expect(await call("/balance", { token })).toMatchObject({ balance: "4901.00" })
  expect(await call("/redemptions/order-1")).toMatchObject({ refunded: "400.00" })
  expect(await payments.recordedPayments("?reference=order-1")).toMatchObject([
    { provider: "mobikwik", state: "captured", amount: 49_900, refunds: [{ reference: "refund-1", amount: 40_000 }] },
  ])
})

test("a code can be used once, and five wrong codes invalidate it", async () => {
  const mobile = "+919876500000"
  await call("/link", { mobile })
  const code = await codeOf(mobile)
  const wrongCode = code === "000000" ? "000001" : "000000"
  const triesLeft = []
  for (let time = 0; time < 5; time++) triesLeft.push((await call("/verify", { mobile, code: wrongCode }))["triesLeft"])
  expect(triesLeft).toEqual([4, 3, 2, 1, 0])
  expect(await call("/verify", { mobile, code })).toMatchObject({ httpStatus: 410, code: "CODE_EXPIRED" })
  await linkWallet(mobile)
  expect(await call("/verify", { mobile, code: "" })).toMatchObject({ httpStatus: 410 })
})

test("a wallet that its owner unlinked can't pay", async () => {
  const mobile = "+919876511111"
  const token = await linkWallet(mobile)
  expect((await payments.callAdmin("wallets", { mobile, balance: 100, revoke: true })).body).toMatchObject({
    balance: 100,
  })
  expect(await call("/balance", { token })).toMatchObject({ httpStatus: 401, code: "TOKEN_INVALID" })
  expect(await call("/redeem", { token, amount: "1.00", reference: "order-3" })).toMatchObject({ httpStatus: 401 })
  expect(await call("/balance", { token: await linkWallet(mobile) })).toMatchObject({ balance: "1.00" })
})

test("invalid requests are refused", async () => {
  expect(await call("/link", { mobile: "+94712345678" })).toMatchObject({ httpStatus: 400 })
  expect(await call("/redemptions/none")).toMatchObject({ httpStatus: 404 })
  expect(await call("/redemptions/%E0%A4%A")).toMatchObject({ httpStatus: 404 })
  expect(await call("/refund", { reference: "none", amount: "1.00", refundReference: "x" })).toMatchObject({
    httpStatus: 404,
  })
  expect(await call("/link", { mobile: "+919876543210" }, "wrong")).toMatchObject({ httpStatus: 401 })
  expect((await payments.callAdmin("wallets", { mobile: "x" })).status).toBe(400)
})
