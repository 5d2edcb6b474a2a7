import { sql } from "kysely"
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest"
import { inTransaction } from "../../../platform/database/in-transaction.ts"
import { erasePayments } from "../public.ts"
import { errorFrom } from "../../../testing/as-shopper.ts"
import { type TestOrder, type PaymentHarness, startPaymentHarness } from "../../../testing/start-payment-harness.ts"

let harness: PaymentHarness
beforeAll(async () => {
  harness = await startPaymentHarness()
})
afterAll(() => harness.close())
beforeEach(() => harness.syncClock())

const base = "/api/payment-service/ve1/wallet-provider/mobikwik"
const codeOf = async (mobile: string) => {
  const { wallets } = await harness.partners.payments.request<{ wallets: { mobile: string; code: string }[] }>(
    "wallets",
  )
  return wallets.find((each) => each.mobile.endsWith(mobile.slice(-9)))?.code ?? ""
}
async function linkWallet() {
  const unpaidOrder = await harness.createUnpaidOrderAsCustomer()
  const { browser } = unpaidOrder.buyer
  const number = await numberOf(unpaidOrder)
  expect((await browser.post(`${base}/link`)).statusCode).toBe(200)
  const verified = await browser.post(`${base}/verify`, { code: await codeOf(number) })
  expect(verified.json().data).toMatchObject({ isLinked: true, balance: 5_000_00 })
  return { unpaidOrder, browser, number }
}
async function numberOf({ buyer }: TestOrder): Promise<string> {
  const [person] = await harness.rows(sql<{ phone: string }>`
    select phone from identity.person where id = ${buyer.browser.userId}`)
  return person?.phone ?? ""
}

test("[PAY-1e] [PAY-4d] a MobiKwik wallet is linked by the provider's code, pays the order, and its token is stored encrypted", async () => {
  const { unpaidOrder, browser } = await linkWallet()
  const paid = await browser.post(`${base}/redeem`, { transactionId: unpaidOrder.id })
  expect(paid.json().data.transaction).toMatchObject({ orderStatus: "ORDER PLACED", paymentMode: "MOBIKWIK" })
  const remainingBalance = 5_000_00 - unpaidOrder.transaction.payable
  expect((await browser.get(`${base}/balance`)).json().data).toMatchObject({
    isLinked: true,
    balance: remainingBalance,
  })
  const [row] = await harness.rows(sql<{ token: string }>`
    select token from payments.linked_wallet where user_id = ${browser.userId}`)
  expect(row?.token).not.toContain("mkt_")
})

test("[PAY-4d] paying without a linked wallet is refused with LINK_NEEDED, and guests must sign in", async () => {
  const customer = await harness.createUnpaidOrderAsCustomer()
  expect(errorFrom(await customer.buyer.pay(customer.id, { mode: "MOBIKWIK" }))[1]).toBe("LINK_NEEDED")
  expect((await customer.buyer.browser.get(`${base}/balance`)).json().data).toEqual({
    currency: "INR",
    isLinked: false,
    mobile: "",
    balance: null,
  })
  const guest = await harness.createUnpaidOrder()
  expect(errorFrom(await guest.buyer.pay(guest.id, { mode: "MOBIKWIK" }))[1]).toBe("UNAUTHENTICATED")
})

test("[PAY-4d] a payment is refused if the linked wallet's balance is too low or the link was revoked", async () => {
  const { unpaidOrder, browser, number } = await linkWallet()
  await harness.partners.payments.request("wallets", { mobile: number, balance: 100 })
  const [status, code, text] = errorFrom(await unpaidOrder.buyer.pay(unpaidOrder.id, { mode: "MOBIKWIK" }))
  expect([status, code, text]).toEqual([422, "PAYMENT_FAILED", "Your MobiKwik balance is too low for this order."])
  await harness.partners.payments.request("wallets", { mobile: number, revoke: true })
  expect(errorFrom(await unpaidOrder.buyer.pay(unpaidOrder.id, { mode: "MOBIKWIK" }))[1]).toBe("LINK_NEEDED")
  expect((await browser.get(`${base}/balance`)).json().data.isLinked).toBe(false)
})

test("[PAY-6g] if the response is lost after the charge, a check finds the payment, and it is charged once", async () => {
  const { unpaidOrder, browser } = await linkWallet()
  await harness.setFailures({ provider: "mobikwik", mode: "reset", times: 1, path: "/redeem" })
  expect((await unpaidOrder.buyer.pay(unpaidOrder.id, { mode: "MOBIKWIK" })).json().data.transaction.next).toEqual({
    kind: "wait",
  })
  expect((await harness.confirm(unpaidOrder)).orderStatus).toBe("ORDER PLACED")
  const remainingBalance = 5_000_00 - unpaidOrder.transaction.payable
  expect((await browser.get(`${base}/balance`)).json().data.balance).toBe(remainingBalance)
})

test("[SEC-7e] requesting a link code and trying it are limited", async () => {
  const { browser } = (await harness.createUnpaidOrderAsCustomer()).buyer
  const first = await browser.post(`${base}/link`, undefined, { "idempotency-key": "l" })
  expect(first.json().data.resendAfter).toBe(30)
  // Repeating the key returns the same response and sends no second message.
  expect((await browser.post(`${base}/link`, undefined, { "idempotency-key": "l" })).body).toBe(first.body)
  expect(errorFrom(await browser.post(`${base}/link`)).slice(0, 2)).toEqual([429, "OTP_TOO_SOON"])
  const codes = []
  for (let nth = 0; nth < 16; nth++) codes.push(errorFrom(await browser.post(`${base}/verify`, { code: "000000" }))[1])
  expect([codes[0], codes[5], codes[15]]).toEqual(["OTP_WRONG", "OTP_TRIES_USED", "TOO_MANY_REQUESTS"])
})

test("[IDN-13c] [IDN-13d] deleting the account erases its linked wallet and last payment method; payments stay", async () => {
  const { unpaidOrder, browser } = await linkWallet()
  expect((await unpaidOrder.buyer.pay(unpaidOrder.id, { mode: "MOBIKWIK" })).statusCode).toBe(200)
  await inTransaction(harness.app.database.db, (tx) => erasePayments(tx, browser))
  const erasedRows = await harness.rows(sql<{ found: number }>`
    select (select count(*) from payments.linked_wallet where user_id = ${browser.userId})
      + (select count(*) from payments.last_success where user_id = ${browser.userId}) as found`)
  expect(erasedRows).toEqual([{ found: 0 }])
  expect((await unpaidOrder.buyer.read(unpaidOrder.id)).payment?.status).toBe("CAPTURED")
})

/** Returns a customer who has received the provider's code. */
async function requestCode() {
  const { buyer } = await harness.createUnpaidOrderAsCustomer()
  const number = await numberOf({ buyer } as TestOrder)
  expect((await buyer.browser.post(`${base}/link`)).statusCode).toBe(200)
  const code = await codeOf(number)
  const verify = (key: string) => buyer.browser.post(`${base}/verify`, { code }, { "idempotency-key": key })
  return { browser: buyer.browser, verify }
}

test("[SEC-1d] repeating the idempotency key after a lost response returns the same response", async () => {
  const { verify } = await requestCode()
  const first = await verify("lost")
  expect(first.json().data).toMatchObject({ isLinked: true, balance: 5_000_00 })
  const repeated = await verify("lost")
  expect([repeated.statusCode, repeated.body]).toEqual([200, first.body])
  // The code itself is used up; only the repeated key is recognised.
  expect(errorFrom(await verify("another"))[1]).toBe("OTP_TRIES_USED")
})

test("[SEC-1d] requests repeated while the provider is still responding wait and get the same response", async () => {
  const { verify } = await requestCode()
  await harness.setFailures({ provider: "mobikwik", mode: "slow", times: 1, delayMs: 1_500, path: "/verify" })
  const answers = await Promise.all([verify("twice"), verify("twice"), verify("twice")])
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
  for (const each of answers) expect(each.json().data).toMatchObject({ isLinked: true, balance: 5_000_00 })
})

test("[SEC-12a] if a node died while verifying the code, repeating the request calls the provider again", async () => {
  const { browser, verify } = await requestCode()
  expect((await verify("died")).json().data).toMatchObject({ isLinked: true })
  // The state after a node was killed between the provider's response and storing the link.
  await harness.rows(sql`delete from payments.linked_wallet where user_id = ${browser.userId}`)
  await harness.rows(sql`
    update platform.idempotency_key set status = 102 where owner = ${browser.userId} and key = 'died'`)
  harness.app.clock.advance(11)
  // The provider was called again: it refuses the code, which is already used.
  expect(errorFrom(await verify("died"))[1]).toBe("OTP_TRIES_USED")
})
