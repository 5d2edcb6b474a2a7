import { sql } from "kysely"
import { randomBytes } from "node:crypto"
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest"
import { type TestOrder, type PaymentHarness, startPaymentHarness } from "../../../testing/start-payment-harness.ts"
import { checksumText, signPaytm } from "../providers/paytm-checksum.ts"

let harness: PaymentHarness
beforeAll(async () => {
  harness = await startPaymentHarness()
})
afterAll(() => harness.close())
beforeEach(() => harness.syncClock())

async function startPayment(
  country: "IN" | "LK" | "BD",
  paymentInput: object,
): Promise<TestOrder & { paymentId: string }> {
  const unpaidOrder = await harness.createUnpaidOrder(country)
  const answer = await unpaidOrder.buyer.pay(unpaidOrder.id, paymentInput)
  if (answer.statusCode !== 200) throw new Error(`Not started: ${answer.body}`)
  return { ...unpaidOrder, paymentId: await harness.newestPaymentIdOf(unpaidOrder) }
}

test("[PAY-6f] a payment is settled automatically, even without a callback and if the customer doesn't return", async () => {
  const payments = [
    await startPayment("IN", { mode: "CARD" }),
    await startPayment("IN", { mode: "UPI", way: "qr" }),
    await startPayment("IN", { mode: "PAYTM" }),
    await startPayment("LK", { mode: "LANKAQR" }),
    await startPayment("BD", { mode: "BKASH" }),
  ]
  for (const { paymentId } of payments) await harness.partners.payments.settle(paymentId, "paid", { notify: false })
  await vi.waitFor(
    async () => {
      harness.syncClock()
      const statuses = await Promise.all(payments.map(async ({ buyer, id }) => (await buyer.read(id)).orderStatus))
      expect(statuses).toEqual(payments.map(() => "ORDER PLACED"))
    },
    { timeout: 40_000, interval: 500 },
  )
  for (const unpaidOrder of payments) expect((await harness.providerPaymentOf(unpaidOrder))?.state).toBe("captured")
})

test("the provider is called at most once a second, however often a page requests the status", async () => {
  const unpaidOrder = await startPayment("IN", { mode: "CARD" })
  await harness.partners.payments.settle(unpaidOrder.paymentId, "paid", { notify: false })
  const confirm = () =>
    unpaidOrder.buyer.browser.post("/api/order-service/ve4/confirm", { transactionId: unpaidOrder.id })
  const readLastCallAt = async () =>
    (
      await harness.rows(
        sql<{ asked_at: Date }>`select asked_at from payments.payment where id = ${unpaidOrder.paymentId}`,
      )
    )[0]
  await harness.setFailures({ provider: "cards", mode: "error500" })
  await confirm()
  const firstCallAt = await readLastCallAt()
  await harness.setFailures({ provider: "cards", mode: "ok" })
  // Within the same second the provider is not called again, although it would respond by now.
  const answers = await Promise.all(Array.from({ length: 10 }, confirm))
  expect(answers.map((answer) => answer.json().data.transaction.orderStatus)).toEqual(Array(10).fill("PENDING"))
  expect(await readLastCallAt()).toEqual(firstCallAt)
  expect((await harness.confirm(unpaidOrder)).orderStatus).toBe("ORDER PLACED")
})

test("[PAY-6d] a browser returning from Paytm with signed data is redirected to its order, and forged data changes nothing", async () => {
  const unpaidOrder = await startPayment("IN", { mode: "PAYTM" })
  await harness.partners.payments.settle(unpaidOrder.paymentId, "paid", { notify: false })
  const { mid = "", key = "" } = harness.partners.payments.settings.paytm ?? {}
  const form = {
    MID: mid,
    ORDERID: unpaidOrder.paymentId,
    TXNID: randomBytes(8).toString("hex"),
    TXNAMOUNT: (unpaidOrder.transaction.payable / 100).toFixed(2),
    CURRENCY: "INR",
    STATUS: "TXN_SUCCESS",
    RESPCODE: "01",
  }
  const returnFromPaytm = (fields: Record<string, string>) =>
    harness.app.http.inject({
      method: "POST",
      url: "/api/payment-service/ve1/callbacks/paytm",
      headers: {
        host: "in.localhost",
        accept: "text/html,application/xhtml+xml",
        "content-type": "application/x-www-form-urlencoded",
      },
      payload: new URLSearchParams(fields).toString(),
    })
  const forged = await returnFromPaytm({ ...form, CHECKSUMHASH: signPaytm("another key 1234", checksumText(form)) })
  expect([forged.statusCode, new URL(String(forged.headers.location)).pathname]).toEqual([303, "/payment"])
  expect((await unpaidOrder.buyer.read(unpaidOrder.id)).orderStatus).toBe("PENDING")
  const signed = { ...form, CHECKSUMHASH: signPaytm(key, checksumText(form)) }
  for (let nth = 0; nth < 2; nth++) {
    const redirect = await returnFromPaytm(signed)
    const { host, pathname, search } = new URL(String(redirect.headers.location))
    expect([redirect.statusCode, pathname, search]).toEqual([303, "/payment", `?transactionId=${unpaidOrder.id}`])
    expect(host).toMatch(/^in\.localhost(:\d+)?$/)
  }
  expect((await unpaidOrder.buyer.read(unpaidOrder.id)).orderStatus).toBe("ORDER PLACED")
})

test("[PAY-5] [SEC-9d] a card number entered at the provider is in none of our tables and in no log line", async () => {
  const unpaidOrder = await startPayment("IN", { mode: "CARD" })
  const { paymentUrl } = await unpaidOrder.buyer.read(unpaidOrder.id)
  // The card number is entered on the provider's page.
  const body = new URLSearchParams({ number: "4242 4242 4242 4242", expiry: "12/30", cvc: "123", outcome: "pay" })
  await fetch(paymentUrl ?? "", { method: "POST", body, redirect: "manual" })
  await harness.waitForStatus(unpaidOrder, "ORDER PLACED")
  const tables = await harness.rows(sql<{ name: string }>`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`)
  const tablesWithCardNumber: string[] = []
  for (const { name } of tables) {
    const rows = await harness.rows(sql<{ text: string }>`
      select t::text as text from ${sql.raw(name)} as t where t::text ~ '4242 ?4242 ?4242 ?4242'`)
    if (rows.length > 0) tablesWithCardNumber.push(name)
  }
  expect(tables.length).toBeGreaterThan(30)
  expect(tablesWithCardNumber).toEqual([])
  expect(harness.logged.length).toBeGreaterThan(0)
  expect(harness.logged.filter((line) => /4242 ?4242/.test(line))).toEqual([])
})
