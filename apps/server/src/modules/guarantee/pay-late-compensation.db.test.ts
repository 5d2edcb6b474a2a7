import type { OrderDetails } from "@hearth/contract/calls/history.shapes.ts"
import type { Tracker } from "@hearth/contract/calls/order-tracking.shapes.ts"
import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import { sql } from "kysely"
import { afterAll, beforeAll, expect, test, vi } from "vitest"
import { checkAllInvariants } from "../../commands/invariants/check-all-invariants.ts"
import { inTransaction } from "../../platform/database/in-transaction.ts"
import { payInCash } from "../../testing/as-buyer.ts"
import { storeCustomer } from "../../testing/as-customer.ts"
import { asStaff, firstManager } from "../../testing/as-staff.ts"
import { atStore, ticketFrom } from "../../testing/at-store.ts"
import { type TestOrder, type PaymentHarness, startPaymentHarness } from "../../testing/start-payment-harness.ts"
import { walletBalance } from "../wallet/public.ts"
import { insertCompensation } from "./guarantee.store.ts"

const HOST = { IN: "in.localhost", LK: "lk.localhost", BD: "bd.localhost" } as const
const SECONDS_PER_MINUTE = 60

let harness: PaymentHarness
beforeAll(async () => {
  harness = await startPaymentHarness({ settings: { firstManager } })
})
afterAll(() => harness.close())

/** Creates a customer's unpaid delivery order of this many pizzas. */
const createUnpaidDelivery = (country: CountryCode, pizzas = 1) =>
  harness.createUnpaidOrderAsCustomer(country, pizzas, true)

const storeClientOf = async ({ transaction }: TestOrder, country: CountryCode) =>
  atStore(await asStaff(harness.app, firstManager, HOST[country]), transaction.store.id)

async function payOnline(order: TestOrder, payment: object = { mode: "CARD" }): Promise<TestOrder> {
  harness.syncClock()
  const response = await order.buyer.pay(order.id, payment)
  if (response.statusCode !== 200) throw new Error(`Not paid: ${response.body}`)
  await harness.partners.payments.settle(await harness.newestPaymentIdOf(order), "paid")
  await harness.waitForStatus(order, "ORDER PLACED")
  return order
}

async function payWithCash(order: TestOrder): Promise<TestOrder> {
  harness.syncClock()
  const buyer = { ...order.buyer, mobile: order.transaction.contact.mobile }
  const response = await payInCash(buyer, harness.partners, order.id)
  if (response.statusCode !== 200) throw new Error(`Not placed: ${response.body}`)
  return order
}

/** Advances the order to ON THE WAY in time, and hands it over this many minutes after it was placed. */
async function handOver(order: TestOrder, country: CountryCode, minutes: number) {
  const storeClient = await storeClientOf(order, country)
  const onTheWay = await storeClient.advanceTo(order.id, "ON THE WAY")
  harness.app.clock.set(new Date(Date.parse(onTheWay.placedAt) + minutes * SECONDS_PER_MINUTE * 1000))
  const ticketBefore = await storeClient.ticketOf(order.id)
  const handedOver = ticketFrom(await storeClient.advance(ticketBefore, "HANDED OVER"))
  return { storeClient, ticketBefore, handedOver }
}

const compensationsOf = (id: string) =>
  harness.rows(sql<{ amount: number; how: string }>`
    select amount, how from kitchen.compensation where order_id = ${id}`)

const refundsOf = (id: string) =>
  harness.rows(sql<{ amount: number; cause: string; status: string }>`
    select refund.amount, cause, refund.status from payments.refund join payments.payment on payment.id = payment_id
    where order_id = ${id}`)

/** The refunds that the payment provider has recorded. */
async function providerRefunds(id: string): Promise<number[]> {
  const [payment] = await harness.rows(sql<{ id: string }>`select id from payments.payment where order_id = ${id}`)
  const providerPayments = await harness.partners.payments.listPayments(payment?.id ?? "")
  return providerPayments.flatMap(({ refunds }) => refunds.map(({ amount }) => amount))
}

const waitForRefund = (id: string) =>
  vi.waitFor(async () => expect(await refundsOf(id)).toMatchObject([{ status: "DONE" }]), {
    timeout: 60_000,
    interval: 50,
  })

test("[TRK-3c] [TRK-3g] in India the compensation for a late order is credited once to the customer's wallet, up to the liability", async () => {
  const order = await payOnline(await createUnpaidDelivery("IN"))
  const { userId } = order.buyer.browser
  const owed = Math.min(order.transaction.payable, 300_00)
  const { storeClient, handedOver } = await handOver(order, "IN", 31)
  expect(handedOver.compensation).toEqual({ amount: owed, how: "wallet" })
  const balance = () => walletBalance(harness.app.database.db, { userId, country: "IN" })
  expect(await balance()).toBe(owed)
  expect(await harness.ledgerOf(order)).toMatchObject({
    "compensation:IN": owed,
    [`wallet:${userId}:IN:REFUND`]: -owed,
  })
  // A second handover is refused, and the database refuses a second compensation.
  expect((await storeClient.advance(handedOver, "HANDED OVER")).statusCode).toBe(422)
  const secondCompensation = inTransaction(harness.app.database.db, (tx) =>
    insertCompensation(tx, order.id, { amount: owed, how: "wallet", currency: "INR", at: harness.app.clock.now() }),
  )
  await expect(secondCompensation).rejects.toThrow(/duplicate/)
  expect([await compensationsOf(order.id), await balance()]).toEqual([[{ amount: owed, how: "wallet" }], owed])
})

test("[TRK-3a] an order handed over exactly at its due time is not late", async () => {
  const order = await payOnline(await createUnpaidDelivery("IN"))
  const { handedOver } = await handOver(order, "IN", 30)
  expect([handedOver.compensation, handedOver.endedAt, await compensationsOf(order.id)]).toEqual([
    null,
    handedOver.dueAt,
    [],
  ])
})

test("[TRK-3b] [TRK-3g] in Sri Lanka, which has no wallet, compensation is refunded to the source", async () => {
  const order = await payOnline(await createUnpaidDelivery("LK"))
  const owed = Math.min(order.transaction.payable, 750_00)
  const { handedOver } = await handOver(order, "LK", 45)
  expect(handedOver.compensation).toEqual({ amount: owed, how: "source" })
  await waitForRefund(order.id)
  expect(await refundsOf(order.id)).toEqual([{ amount: owed, cause: "compensation", status: "DONE" }])
  expect(await providerRefunds(order.id)).toEqual([owed])
  const { payable } = order.transaction
  expect(await harness.ledgerOf(order)).toMatchObject({ "compensation:LK": owed, "clearing:cards": payable - owed })
})

test("[TRK-3b] [TRK-3g] in Sri Lanka compensation is deducted from the cash to collect as soon as the order is late", async () => {
  const order = await payWithCash(await createUnpaidDelivery("LK"))
  const { payable } = order.transaction
  const owed = Math.min(payable, 750_00)
  const ticketBeforeDueTime = await (await storeClientOf(order, "LK")).ticketOf(order.id)
  expect(ticketBeforeDueTime.toCollect).toBe(payable)
  const { ticketBefore, handedOver } = await handOver(order, "LK", 31)
  expect([ticketBefore.toCollect, handedOver.toCollect]).toEqual([payable - owed, payable - owed])
  expect(handedOver.compensation).toEqual({ amount: owed, how: "cash" })
  expect(await harness.ledgerOf(order)).toMatchObject({ "compensation:LK": owed, "cash:LK": payable - owed })
})

/** Refreshes the access token first, which has expired when the clock was advanced by half an hour. */
async function getJson<Body>({ buyer: { browser } }: TestOrder, path: string): Promise<Body> {
  const refreshed = storeCustomer(
    browser,
    await browser.post("/api/loginhandler/refreshtoken", { userId: browser.userId }),
  )
  if (refreshed.statusCode !== 200) await browser.refresh()
  const response = await browser.get(path)
  if (response.statusCode !== 200) throw new Error(`Not read: ${response.body}`)
  return response.json<Body>()
}
const trackerOf = async (order: TestOrder) =>
  (await getJson<{ data: { tracker: Tracker } }>(order, `/api/tracker-service/ve2/orders/${order.id}`)).data.tracker

test.each([
  ["a customer who pays in cash in India", "IN", async () => payWithCash(await createUnpaidDelivery("IN")), "wallet"],
  ["a customer who pays in cash in Sri Lanka", "LK", async () => payWithCash(await createUnpaidDelivery("LK")), "cash"],
  // The one-time code for cash signs the guest in, so a guest has to pay by card.
  [
    "a guest who pays by card in India",
    "IN",
    async () => payOnline(await harness.createUnpaidOrder("IN", { isDelivery: true })),
    "source",
  ],
] as const)(
  "[TRK-3b] [TRK-3c] [TRK-3g] %s: tracker, board and handover show the same amount",
  async (_, country, buy, how) => {
    harness.syncClock()
    const order = await buy()
    const { payable } = order.transaction
    const owed = { amount: Math.min(payable, country === "IN" ? 300_00 : 750_00), how }
    const storeClient = await storeClientOf(order, country)
    const onTheWay = await storeClient.advanceTo(order.id, "ON THE WAY")
    const fullCashDue = how === "source" ? null : payable
    const trackerBeforeDueTime = await trackerOf(order)
    expect([trackerBeforeDueTime.toCollect, trackerBeforeDueTime.owed, onTheWay.toCollect, onTheWay.owed]).toEqual([
      fullCashDue,
      owed,
      fullCashDue,
      owed,
    ])
    harness.app.clock.set(new Date(Date.parse(onTheWay.placedAt) + 31 * SECONDS_PER_MINUTE * 1000))
    const [tracker, ticket] = [await trackerOf(order), await storeClient.ticketOf(order.id)]
    const cashDue = how === "cash" ? payable - owed.amount : fullCashDue
    expect([tracker.toCollect, ticket.toCollect]).toEqual([cashDue, cashDue])
    expect([tracker.owed, ticket.owed]).toEqual([owed, owed])
    const handedOver = ticketFrom(await storeClient.advance(ticket, "HANDED OVER"))
    expect([handedOver.toCollect, handedOver.compensation, handedOver.owed]).toEqual([cashDue, owed, null])
    expect(await trackerOf(order)).toMatchObject({ compensation: owed, owed: null })
  },
)

test("[ORD-6a] [TRK-3g] an order's details show its compensation", async () => {
  harness.syncClock()
  const order = await payWithCash(await createUnpaidDelivery("LK"))
  const path = `/api/order-service/ve3/orders/${order.transaction.orderId}`
  const details = async () => (await getJson<{ orderDetails: OrderDetails }>(order, path)).orderDetails
  expect((await details()).compensation).toBeNull()
  const { handedOver } = await handOver(order, "LK", 31)
  expect((await details()).compensation).toEqual(handedOver.compensation)
  expect(handedOver.compensation).not.toBeNull()
})

test("[TRK-3g] a guest has no wallet, so compensation is refunded to the source", async () => {
  const order = await payOnline(await harness.createUnpaidOrder("IN", { isDelivery: true }))
  const { handedOver } = await handOver(order, "IN", 31)
  expect(handedOver.compensation?.how).toBe("source")
  await waitForRefund(order.id)
})

test("[TRK-3g] a refund of part of a voucher payment, which the provider refuses, stays INITIATED, and no money is returned", async () => {
  const order = await harness.createUnpaidOrder("IN", { isDelivery: true, quantity: 2 })
  harness.syncClock()
  const voucher = { number: "7000000000000777", pin: "4321" }
  await harness.partners.payments.request("vouchers", { ...voucher, amount: 5_000_00, currency: "INR" })
  const response = await order.buyer.pay(order.id, { mode: "EVOUCHER", voucher })
  expect([response.statusCode, response.body]).toEqual([200, response.body])
  await harness.waitForStatus(order, "ORDER PLACED")
  const { handedOver } = await handOver(order, "IN", 31)
  expect(handedOver.compensation).toEqual({ amount: 300_00, how: "source" })
  await vi.waitFor(() => expect(harness.logged.join("")).toContain("a refund failed at its provider"), {
    timeout: 60_000,
  })
  expect(await refundsOf(order.id)).toEqual([{ amount: 300_00, cause: "compensation", status: "INITIATED" }])
  expect(await providerRefunds(order.id)).toEqual([])
})

test("[TRK-3d] [TRK-3e] orders with four pizzas, pickup orders and deliveries in Bangladesh have no guarantee", async () => {
  const bulk = await payOnline(await createUnpaidDelivery("IN", 4))
  expect((await handOver(bulk, "IN", 90)).handedOver).toMatchObject({ dueAt: null, compensation: null })
  const pickup = await payOnline(await harness.createUnpaidOrderAsCustomer("LK"))
  const storeClient = await storeClientOf(pickup, "LK")
  harness.app.clock.advance(90 * SECONDS_PER_MINUTE)
  expect(await storeClient.advanceTo(pickup.id, "HANDED OVER")).toMatchObject({ dueAt: null, compensation: null })
  const inBangladesh = await payWithCash(await createUnpaidDelivery("BD"))
  expect((await handOver(inBangladesh, "BD", 90)).handedOver).toMatchObject({ dueAt: null, compensation: null })
})

test("[TRK-3g] [SEC-2a] after the tests above every invariant holds, and the providers' records match ours", async () => {
  const { database, clock } = harness.app
  const checked = await checkAllInvariants(database.db, { now: clock.now() }, harness.partners.adminUrls)
  // By this test's clock some jobs and checks are overdue (I13); the ledger must still be correct.
  const broken = checked.filter(({ id, state }) => state !== "holds" && id !== "I13")
  expect(broken).toEqual([])
})
