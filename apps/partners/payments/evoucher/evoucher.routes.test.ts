import { afterAll, beforeAll, expect, test } from "vitest"
import { callJson, type TestPayments, startTestPayments } from "../testing/start-test-payments.ts"

let payments: TestPayments
beforeAll(async () => {
  payments = await startTestPayments()
})
afterAll(() => payments.stop())

const call = (path: string, body?: object, key = payments.keys.evoucher.key) =>
  callJson(`${payments.standIn().urls.evoucher}/v1/${path}`, { body, headers: { authorization: `Bearer ${key}` } })
const fetchBalance = async (number: string, pin: string) => (await call("vouchers/balance", { number, pin }))["balance"]
const redeem = (number: string, pin: string, amount: string, reference: string, currency = "INR") =>
  call("vouchers/redeem", { number, pin, amount, currency, reference })

test("a voucher is redeemed once per reference, and the redemption is reversed once", async () => {
  const number = "6000 0000 0000 0001"
  const one = await redeem(number, "1111", "499.00", "order-1")
  expect(one).toMatchObject({ httpStatus: 201, status: "REDEEMED", amount: "499.00", number: "••••0001" })
  expect(await redeem(number, "1111", "499.00", "order-1")).toMatchObject({ httpStatus: 200, id: one["id"] })
  expect(await redeem(number, "1111", "1.00", "order-1")).toMatchObject({ httpStatus: 409, code: "REFERENCE_USED" })
  expect(await fetchBalance(number, "1111")).toBe("1.00")
  expect(await redeem(number, "1111", "1.01", "order-2")).toMatchObject({
    httpStatus: 402,
    code: "INSUFFICIENT_BALANCE",
  })
  expect(await call("vouchers/reverse", { reference: "order-1" })).toMatchObject({ status: "REVERSED" })
  expect(await call("vouchers/reverse", { reference: "order-1" })).toMatchObject({ status: "REVERSED" })
  expect(await fetchBalance(number, "1111")).toBe("500.00")
  expect(await call("redemptions/order-1")).toMatchObject({ status: "REVERSED" })
  expect(await payments.recordedPayments("?reference=order-1")).toMatchObject([
    { provider: "evoucher", state: "captured", amount: 49_900, refunds: [{ amount: 49_900, state: "done" }] },
  ])
})

test("a malformed reference belongs to no redemption", async () => {
  expect(await call("redemptions/%E0%A4%A")).toMatchObject({ httpStatus: 404, code: "REDEMPTION_NOT_FOUND" })
})

test.each([
  ["6000000000000101", "2222", "2500.00", "LKR"],
  ["6000000000000201", "3333", "1000.00", "BDT"],
])("%s has the balance and the currency that the README states", async (number, pin, expectedBalance, currency) => {
  expect(await call("vouchers/balance", { number, pin })).toMatchObject({ balance: expectedBalance, currency })
  expect(await redeem(number, pin, "1.00", `other-${number}`)).toMatchObject({
    httpStatus: 422,
    code: "WRONG_CURRENCY",
  })
})

test("five wrong PINs lock the voucher, even for the correct PIN; a new PIN unlocks it", async () => {
  const number = "6000000000000002"
  const tries = []
  for (const pin of ["0000", "0001", "0002", "0003", "0004", "1111"]) {
    const { httpStatus, code, triesLeft } = await call("vouchers/balance", { number, pin })
    tries.push([httpStatus, code, triesLeft])
  }
  expect(tries).toEqual([
    [403, "WRONG_PIN", 4],
    [403, "WRONG_PIN", 3],
    [403, "WRONG_PIN", 2],
    [403, "WRONG_PIN", 1],
    [423, "LOCKED", undefined],
    [423, "LOCKED", undefined],
  ])
  expect(await call("vouchers/reset-pin", { number })).toMatchObject({ httpStatus: 202 })
  const { vouchers } = (await payments.callAdmin("vouchers")).body as { vouchers: { number: string; pin: string }[] }
  const pin = vouchers.find((each) => each.number === number)?.pin ?? ""
  expect(await fetchBalance(number, pin)).toBe("1000.00")
})

test("a correct PIN resets the count of wrong ones", async () => {
  const number = "6000000000000003"
  for (const pin of ["0", "0", "0", "0", "1111", "0", "0", "0", "0"]) await call("vouchers/balance", { number, pin })
  expect(await fetchBalance(number, "1111")).toBe("2000.00")
})

test("the admin API adds vouchers, each number once", async () => {
  const voucher = { number: "7000000000000001", pin: "9876", amount: 12_345, currency: "INR" }
  expect((await payments.callAdmin("vouchers", voucher)).status).toBe(201)
  expect((await payments.callAdmin("vouchers", voucher)).status).toBe(409)
  expect((await payments.callAdmin("vouchers", { ...voucher, number: "x" })).status).toBe(400)
  expect(await fetchBalance(voucher.number, "9876")).toBe("123.45")
})

test("invalid requests are refused, and resetting a PIN does not reveal which numbers exist", async () => {
  expect(await call("vouchers/balance", { number: "1", pin: "1" })).toMatchObject({
    httpStatus: 404,
    code: "VOUCHER_NOT_FOUND",
  })
  expect(await redeem("6000000000000099", "1111", "1.00", "late")).toMatchObject({ httpStatus: 410, code: "EXPIRED" })
  expect(await redeem("6000000000000003", "1111", "1", "")).toMatchObject({ httpStatus: 400 })
  expect(await redeem("6000000000000003", "1111", "-1", "minus")).toMatchObject({ httpStatus: 400 })
  expect(await call("redemptions/none")).toMatchObject({ httpStatus: 404 })
  expect(await call("vouchers/reverse", { reference: "none" })).toMatchObject({ httpStatus: 404 })
  expect(await call("redemptions/none", undefined, "wrong")).toMatchObject({ httpStatus: 401 })
  const [known, unknown] = [
    await call("vouchers/reset-pin", { number: "6000000000000005" }),
    await call("vouchers/reset-pin", { number: "1" }),
  ]
  expect(unknown).toEqual(known)
})
