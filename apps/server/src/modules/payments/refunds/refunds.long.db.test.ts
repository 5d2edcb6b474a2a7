import { sql } from "kysely"
import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest"
import { inTransaction } from "../../../platform/database/in-transaction.ts"
import { accounts } from "../../ledger/public.ts"
import { creditWallet, walletBalance } from "../../wallet/public.ts"
import { type TestOrder, type PaymentHarness, startPaymentHarness } from "../../../testing/start-payment-harness.ts"
import { up as runMigration } from "../migrations/004-refunds-never-end.ts"
import { settleManualRefund } from "./settle-manual-refund.ts"

let harness: PaymentHarness
beforeAll(async () => {
  harness = await startPaymentHarness()
})
afterAll(() => harness.close())
beforeEach(() => harness.syncClock())

async function payAndPlace(unpaidOrder: TestOrder, paymentInput: object): Promise<TestOrder> {
  const answer = await unpaidOrder.buyer.pay(unpaidOrder.id, paymentInput)
  if (answer.statusCode !== 200) throw new Error(`Not started: ${answer.body}`)
  if ((await unpaidOrder.buyer.read(unpaidOrder.id)).orderStatus === "PENDING") {
    await harness.partners.payments.settle(await harness.newestPaymentIdOf(unpaidOrder), "paid")
    await harness.confirm(unpaidOrder)
    await harness.waitForStatus(unpaidOrder, "ORDER PLACED")
  }
  harness.syncClock()
  return unpaidOrder
}
const cancel = (unpaidOrder: TestOrder, refundTo?: string) =>
  unpaidOrder.buyer.cancel(unpaidOrder.transaction.orderId, refundTo ? { refundTo } : {})
const refundsOf = async ({ buyer, id }: TestOrder) => {
  harness.syncClock()
  return (await buyer.read(id)).refunds
}
const walletBalanceOf = ({ buyer }: TestOrder) =>
  walletBalance(harness.app.database.db, { userId: buyer.browser.userId, country: "IN" })

test.each([
  ["cards", "IN", { mode: "CARD" }],
  ["upi", "IN", { mode: "UPI" }],
  ["upi", "IN", { mode: "UPI", way: "qr" }],
  ["gpay", "IN", { mode: "GPAY" }],
  ["paytm", "IN", { mode: "PAYTM" }],
  ["bkash", "BD", { mode: "BKASH" }],
  ["lankaqr", "LK", { mode: "LANKAQR" }],
  ["evoucher", "IN", { mode: "EVOUCHER", voucher: { number: "6000 0000 0000 0004", pin: "1111" } }],
] as const)(
  "[ORD-12b] [PAY-10a] a cancelled order's money is refunded by %s, once",
  async (provider, country, paymentInput) => {
    const unpaidOrder = await payAndPlace(await harness.createUnpaidOrder(country), paymentInput)
    const { payable } = unpaidOrder.transaction
    expect((await cancel(unpaidOrder)).statusCode).toBe(200)
    expect((await cancel(unpaidOrder)).statusCode).toBe(200)
    const mode = paymentInput.mode
    await expect
      .poll(() => refundsOf(unpaidOrder), { timeout: 60_000 })
      .toMatchObject([{ amount: payable, to: "source", status: "DONE", mode }])
    expect(await harness.ledgerOf(unpaidOrder)).toEqual({})
    const providerPayment = await harness.providerPaymentOf(unpaidOrder)
    expect(providerPayment).toMatchObject({ provider })
    expect(providerPayment?.refunds.map(({ amount, state }) => [amount, state])).toEqual([[payable, "done"]])
  },
)

test("[ORD-12b] a refund whose response is lost or whose provider is down is retried until it is done once", async () => {
  for (const mode of ["reset", "refuse"]) {
    const unpaidOrder = await payAndPlace(await harness.createUnpaidOrder(), { mode: "CARD" })
    await harness.setFailures({ provider: "cards", mode })
    expect((await cancel(unpaidOrder)).statusCode).toBe(200)
    await expect
      .poll(
        async () =>
          (
            await harness.rows(sql<{ tries: number }>`
        select tries from payments.refund join payments.payment on payment.id = payment_id where order_id = ${unpaidOrder.id}`)
          )[0]?.tries,
        { timeout: 60_000 },
      )
      .toBe(1)
    expect(await refundsOf(unpaidOrder)).toMatchObject([{ status: "INITIATED" }])
    expect((await harness.ledgerOf(unpaidOrder))["refundable:IN"]).toBe(-unpaidOrder.transaction.payable)
    await harness.setFailures({ provider: "cards", mode: "ok" })
    await expect.poll(() => refundsOf(unpaidOrder), { timeout: 60_000 }).toMatchObject([{ status: "DONE" }])
    expect((await harness.providerPaymentOf(unpaidOrder))?.refunds.length).toBe(1)
    expect(await harness.ledgerOf(unpaidOrder)).toEqual({})
  }
})

test("[ORD-12b] a refund that is pending at the provider is done when the provider reports it", async () => {
  await harness.partners.payments.request("refunds", { provider: "upi", state: "pending" })
  const unpaidOrder = await payAndPlace(await harness.createUnpaidOrder(), { mode: "UPI" })
  await cancel(unpaidOrder)
  await expect
    .poll(async () => (await harness.providerPaymentOf(unpaidOrder))?.refunds.length, { timeout: 60_000 })
    .toBe(1)
  expect(await refundsOf(unpaidOrder)).toMatchObject([{ status: "INITIATED" }])
  const [refund] = (await harness.providerPaymentOf(unpaidOrder))?.refunds ?? []
  await harness.partners.payments.request("settle", { refund: refund?.id, outcome: "done" })
  await expect.poll(() => refundsOf(unpaidOrder), { timeout: 60_000 }).toMatchObject([{ status: "DONE" }])
  expect(await harness.ledgerOf(unpaidOrder)).toEqual({})
  await harness.partners.payments.request("refunds", { provider: "upi", state: "done" })
})

test.each([
  ["cards", "IN", { mode: "CARD" }],
  ["upi", "IN", { mode: "UPI" }],
  ["lankaqr", "LK", { mode: "LANKAQR" }],
] as const)(
  "[ORD-12b] a refund that %s ended as failed is requested again and logged",
  async (provider, country, paymentInput) => {
    await harness.partners.payments.request("refunds", { provider, state: "pending" })
    const unpaidOrder = await payAndPlace(await harness.createUnpaidOrder(country), paymentInput)
    await cancel(unpaidOrder)
    await expect
      .poll(async () => (await harness.providerPaymentOf(unpaidOrder))?.refunds.length, { timeout: 60_000 })
      .toBe(1)
    const [refund] = (await harness.providerPaymentOf(unpaidOrder))?.refunds ?? []
    await harness.partners.payments.request("settle", { refund: refund?.id, outcome: "failed" })
    await harness.partners.payments.request("refunds", { provider, state: "done" })
    await expect.poll(() => refundsOf(unpaidOrder), { timeout: 30_000 }).toMatchObject([{ status: "DONE" }])
    const providerRefunds = (await harness.providerPaymentOf(unpaidOrder))?.refunds ?? []
    expect(providerRefunds.map(({ state }) => state)).toEqual(["failed", "done"])
    expect(await harness.ledgerOf(unpaidOrder)).toEqual({})
    const paymentId = await harness.newestPaymentIdOf(unpaidOrder)
    const logged = harness.logged.filter((line) => line.includes("a refund failed at its provider"))
    expect(logged.filter((line) => line.includes(paymentId)).length).toBe(1)
  },
)

test("[ORD-12b] a refund that fails for the fifth time is logged, stays owed and is retried a day later", async () => {
  await harness.partners.payments.request("refunds", { provider: "upi", state: "pending" })
  const unpaidOrder = await payAndPlace(await harness.createUnpaidOrder(), { mode: "UPI" })
  const paymentId = await harness.newestPaymentIdOf(unpaidOrder)
  await cancel(unpaidOrder)
  await expect
    .poll(async () => (await harness.providerPaymentOf(unpaidOrder))?.refunds.length, { timeout: 60_000 })
    .toBe(1)
  await harness.rows(sql`update payments.refund set failures = 4 where payment_id = ${paymentId}`)
  const [refund] = (await harness.providerPaymentOf(unpaidOrder))?.refunds ?? []
  await harness.partners.payments.request("settle", { refund: refund?.id, outcome: "failed" })
  const listRefunds = async () => {
    harness.syncClock()
    return harness.rows(sql<object>`
      select failures, status, next_try_at from payments.refund where payment_id = ${paymentId}`)
  }
  await expect.poll(listRefunds, { timeout: 60_000 }).toMatchObject([{ failures: 5, status: "INITIATED" }])
  expect((await harness.ledgerOf(unpaidOrder))["refundable:IN"]).toBe(-unpaidOrder.transaction.payable)
  const logged = harness.logged.filter((line) => line.includes("a refund failed often and is now retried once a day"))
  expect(logged.filter((line) => line.includes(paymentId)).length).toBe(1)
  await harness.partners.payments.request("refunds", { provider: "upi", state: "done" })
  const hoursUntilRetry = await harness.rows(sql<{ hours: number }>`
    select round(extract(epoch from next_try_at - ${harness.app.clock.now()}::timestamptz) / 3600)::int as hours
    from payments.refund where payment_id = ${paymentId}`)
  expect(hoursUntilRetry).toEqual([{ hours: 24 }])
  harness.app.clock.advance(24 * 3_600)
  const status = () => harness.rows(sql<object>`select status from payments.refund where payment_id = ${paymentId}`)
  await expect.poll(status, { timeout: 60_000 }).toEqual([{ status: "DONE" }])
  expect(await harness.ledgerOf(unpaidOrder)).toEqual({})
})

test("[ORD-12c] a refund to the wallet is immediate, and the wallet's part returns as the kind of points that was spent", async () => {
  const unpaidOrder = await harness.createUnpaidOrderAsCustomer()
  const { userId } = unpaidOrder.buyer.browser
  const credit = { userId, country: "IN", program: "PROMO", amount: 50_00, kind: "promo", orderId: null } as const
  await inTransaction(harness.app.database.db, (tx) =>
    creditWallet(tx, { ...credit, cause: randomUUID(), at: harness.app.clock.now(), from: accounts.promo("IN") }),
  )
  await payAndPlace(unpaidOrder, { mode: "CARD", useWallet: true })
  expect(await walletBalanceOf(unpaidOrder)).toBe(0)
  expect((await cancel(unpaidOrder, "wallet")).statusCode).toBe(200)
  const { payable } = unpaidOrder.transaction
  expect(await refundsOf(unpaidOrder)).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ amount: payable - 50_00, to: "wallet", status: "DONE", mode: "CARD" }),
      expect.objectContaining({ amount: 50_00, to: "wallet", status: "DONE", mode: "CARD" }),
    ]),
  )
  const summary = (await unpaidOrder.buyer.browser.get("/api/wallet-service/ve1/summary")).json().data
  expect(summary).toMatchObject({
    balance: payable,
    pointsBreakdown: [
      { title: "Pizza Pals Points", amount: 0 },
      { title: "Promo Points", amount: 50_00 },
      { title: "Refund Points", amount: payable - 50_00 },
    ],
  })
  // The provider keeps the captured money; we now owe it to the customer.
  expect((await harness.ledgerOf(unpaidOrder))["clearing:cards"]).toBe(payable - 50_00)
})

test("[ORD-12b] a guest who chooses a refund to the wallet gets it to the source", async () => {
  const guest = await payAndPlace(await harness.createUnpaidOrder(), { mode: "CARD" })
  await cancel(guest, "wallet")
  await expect.poll(() => refundsOf(guest), { timeout: 60_000 }).toMatchObject([{ to: "source", status: "DONE" }])
})

test("[ORD-12b] a refund made by hand is posted once like the provider's own, and is not retried", async () => {
  await harness.partners.payments.request("refunds", { provider: "upi", state: "pending" })
  const unpaidOrder = await payAndPlace(await harness.createUnpaidOrder(), { mode: "UPI" })
  const paymentId = await harness.newestPaymentIdOf(unpaidOrder)
  await cancel(unpaidOrder)
  await expect
    .poll(async () => (await harness.providerPaymentOf(unpaidOrder))?.refunds.length, { timeout: 60_000 })
    .toBe(1)
  const rows = () =>
    harness.rows(sql<{ id: string; status: string; ref: string | null; next_try_at: Date | null }>`
      select id, status, provider_ref as ref, next_try_at from payments.refund where payment_id = ${paymentId}`)
  const id = (await rows())[0]?.id ?? ""
  const { payable } = unpaidOrder.transaction
  const settle = (refundId: string, ref: string) =>
    inTransaction(harness.app.database.db, (tx) => settleManualRefund(tx, refundId, ref, harness.app.clock.now()))
  expect((await harness.ledgerOf(unpaidOrder))["refundable:IN"]).toBe(-payable)
  expect(await settle(randomUUID(), "BANK-1")).toEqual({ state: "missing" })
  expect(await settle(id, "BANK-1")).toEqual({ state: "settled", amount: payable, currency: "INR" })
  expect(await harness.ledgerOf(unpaidOrder)).toEqual({})
  expect(await settle(id, "BANK-1")).toEqual({ state: "known", amount: payable, currency: "INR" })
  expect(await settle(id, "BANK-2")).toEqual({ state: "done with another reference", ref: "BANK-1" })
  expect(await rows()).toEqual([{ id, status: "DONE", ref: "BANK-1", next_try_at: null }])
  expect(await refundsOf(unpaidOrder)).toMatchObject([{ status: "DONE", amount: payable }])
  // The provider's own result arrives later and changes nothing.
  const [providerRefund] = (await harness.providerPaymentOf(unpaidOrder))?.refunds ?? []
  await harness.partners.payments.request("settle", { refund: providerRefund?.id, outcome: "done" })
  await harness.confirm(unpaidOrder).catch(() => undefined)
  const posted = await harness.rows(sql<{ found: number }>`
    select count(*)::int as found from ledger.posting where kind = 'refund done' and cause = ${id}`)
  expect(posted).toEqual([{ found: 1 }])
  await harness.partners.payments.request("refunds", { provider: "upi", state: "done" })
})

test("[ORD-12b] the migration makes abandoned refunds due again", async () => {
  await harness.partners.payments.request("refunds", { provider: "upi", state: "pending" })
  const unpaidOrder = await payAndPlace(await harness.createUnpaidOrder(), { mode: "UPI" })
  const paymentId = await harness.newestPaymentIdOf(unpaidOrder)
  await cancel(unpaidOrder)
  await expect
    .poll(async () => (await harness.providerPaymentOf(unpaidOrder))?.refunds.length, { timeout: 60_000 })
    .toBe(1)
  await inTransaction(harness.app.database.db, async (tx) => {
    const countDue = async () =>
      (
        await sql<{ found: number }>`select count(*)::int as found from payments.refund
        where payment_id = ${paymentId} and next_try_at is not null`.execute(tx)
      ).rows[0]?.found
    await sql`update payments.refund set next_try_at = null where payment_id = ${paymentId}`.execute(tx)
    expect(await countDue()).toBe(0)
    await runMigration(tx)
    expect(await countDue()).toBe(1)
  })
  await harness.partners.payments.request("refunds", { provider: "upi", state: "done" })
})
