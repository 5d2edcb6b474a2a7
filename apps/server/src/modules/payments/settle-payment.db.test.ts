import { sql } from "kysely"
import { randomBytes } from "node:crypto"
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest"
import { type UnpaidOrder, type PaymentRig, startPaymentRig } from "../../testing/start-payment-rig.ts"
import { checksumText, signPaytm } from "./providers/paytm-checksum.ts"

let rig: PaymentRig
beforeAll(async () => {
  rig = await startPaymentRig()
})
afterAll(() => rig.close())
beforeEach(() => rig.sync())

async function begun(country: "IN" | "LK" | "BD", how: object): Promise<UnpaidOrder & { paymentId: string }> {
  const bought = await rig.buy(country)
  const answer = await bought.buyer.pay(bought.id, how)
  if (answer.statusCode !== 200) throw new Error(`Not begun: ${answer.body}`)
  return { ...bought, paymentId: await rig.attemptOf(bought) }
}

test("[PAY-6f] a payment without callback and without the customer's return is settled automatically", async () => {
  const all = [
    await begun("IN", { mode: "CARD" }),
    await begun("IN", { mode: "UPI", way: "qr" }),
    await begun("IN", { mode: "PAYTM" }),
    await begun("LK", { mode: "LANKAQR" }),
    await begun("BD", { mode: "BKASH" }),
  ]
  for (const { paymentId } of all) await rig.partners.payments.settle(paymentId, "paid", { tell: false })
  await vi.waitFor(
    async () => {
      rig.sync()
      const statuses = await Promise.all(all.map(async ({ buyer, id }) => (await buyer.read(id)).orderStatus))
      expect(statuses).toEqual(all.map(() => "ORDER PLACED"))
    },
    { timeout: 40_000, interval: 500 },
  )
  for (const bought of all) expect((await rig.providerPaymentOf(bought))?.state).toBe("captured")
})

test("the provider is called at most once a second, however often a page requests the status", async () => {
  const bought = await begun("IN", { mode: "CARD" })
  await rig.partners.payments.settle(bought.paymentId, "paid", { tell: false })
  const ask = () => bought.buyer.browser.post("/api/order-service/ve4/confirm", { transactionId: bought.id })
  const asked = async () =>
    (await rig.rows(sql<{ asked_at: Date }>`select asked_at from payments.payment where id = ${bought.paymentId}`))[0]
  await rig.fail({ provider: "cards", mode: "error500" })
  await ask()
  const first = await asked()
  await rig.fail({ provider: "cards", mode: "ok" })
  // Within the same second the provider is not called again, although it would respond by now.
  const answers = await Promise.all(Array.from({ length: 10 }, ask))
  expect(answers.map((answer) => answer.json().data.transaction.orderStatus)).toEqual(Array(10).fill("PENDING"))
  expect(await asked()).toEqual(first)
  expect((await rig.process(bought)).orderStatus).toBe("ORDER PLACED")
})

test("[PAY-6d] a browser returning from Paytm is redirected to its order if signed, and a forged return changes nothing", async () => {
  const bought = await begun("IN", { mode: "PAYTM" })
  await rig.partners.payments.settle(bought.paymentId, "paid", { tell: false })
  const { mid = "", key = "" } = rig.partners.payments.settings.paytm ?? {}
  const form = {
    MID: mid,
    ORDERID: bought.paymentId,
    TXNID: randomBytes(8).toString("hex"),
    TXNAMOUNT: (bought.transaction.payable / 100).toFixed(2),
    CURRENCY: "INR",
    STATUS: "TXN_SUCCESS",
    RESPCODE: "01",
  }
  const bring = (fields: Record<string, string>) =>
    rig.app.http.inject({
      method: "POST",
      url: "/api/payment-service/ve1/callbacks/paytm",
      headers: {
        host: "in.localhost",
        accept: "text/html,application/xhtml+xml",
        "content-type": "application/x-www-form-urlencoded",
      },
      payload: new URLSearchParams(fields).toString(),
    })
  const forged = await bring({ ...form, CHECKSUMHASH: signPaytm("another key 1234", checksumText(form)) })
  expect([forged.statusCode, new URL(String(forged.headers.location)).pathname]).toEqual([303, "/payment"])
  expect((await bought.buyer.read(bought.id)).orderStatus).toBe("PENDING")
  const signed = { ...form, CHECKSUMHASH: signPaytm(key, checksumText(form)) }
  for (let nth = 0; nth < 2; nth++) {
    const back = await bring(signed)
    const { host, pathname, search } = new URL(String(back.headers.location))
    expect([back.statusCode, pathname, search]).toEqual([303, "/payment", `?transactionId=${bought.id}`])
    expect(host).toMatch(/^in\.localhost(:\d+)?$/)
  }
  expect((await bought.buyer.read(bought.id)).orderStatus).toBe("ORDER PLACED")
})

test("[PAY-5] [SEC-9d] a card number entered at the provider is in none of our tables and in no log line", async () => {
  const bought = await begun("IN", { mode: "CARD" })
  const { paymentUrl } = await bought.buyer.read(bought.id)
  // Entered on the provider's page.
  const body = new URLSearchParams({ number: "4242 4242 4242 4242", expiry: "12/30", cvc: "123", outcome: "pay" })
  await fetch(paymentUrl ?? "", { method: "POST", body, redirect: "manual" })
  await rig.until(bought, "ORDER PLACED")
  const tables = await rig.rows(sql<{ name: string }>`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`)
  const found: string[] = []
  for (const { name } of tables) {
    const rows = await rig.rows(sql<{ text: string }>`
      select t::text as text from ${sql.raw(name)} as t where t::text ~ '4242 ?4242 ?4242 ?4242'`)
    if (rows.length > 0) found.push(name)
  }
  expect(tables.length).toBeGreaterThan(30)
  expect(found).toEqual([])
  expect(rig.logged.length).toBeGreaterThan(0)
  expect(rig.logged.filter((line) => /4242 ?4242/.test(line))).toEqual([])
})
