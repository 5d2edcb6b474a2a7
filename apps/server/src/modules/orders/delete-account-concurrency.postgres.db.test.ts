import { sql } from "kysely"
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest"
import { inTransaction } from "../../platform/database/in-transaction.ts"
import { transactionFrom } from "../../testing/as-buyer.ts"
import { asCustomer, requestCode } from "../../testing/as-customer.ts"
import { errorFrom } from "../../testing/as-shopper.ts"
import { type PaymentHarness, startPaymentHarness } from "../../testing/start-payment-harness.ts"

let harness: PaymentHarness
beforeAll(async () => {
  harness = await startPaymentHarness()
})
afterAll(() => harness.close())
beforeEach(() => harness.syncClock())

let numberCount = 0

/** A customer with a pending order, and the code that deletes the account. */
async function customerWithDeletionCode() {
  const mobile = `98111880${String(++numberCount).padStart(2, "0")}`
  const browser = await asCustomer(harness.app, harness.partners, mobile)
  const unpaidOrder = await harness.createUnpaidOrder("IN", { browser })
  harness.app.clock.advance(60)
  await requestCode(browser, mobile, { purpose: "DELETE_ACCOUNT" })
  const code = await harness.partners.codeFor(mobile)
  const checkout = { place: {}, contact: { firstName: "Asha", mobile } }
  return {
    ...unpaidOrder,
    browser,
    order: () => unpaidOrder.buyer.order(checkout),
    deleteAccount: () => browser.post("/api/loginhandler/deleteaccount", { code }),
  }
}

/** Holds locks until `during` ends; everything else that needs these rows waits. */
const whileLocked = (lock: ReturnType<typeof sql>, during: () => Promise<void>) =>
  inTransaction(harness.app.database.db, async (tx) => {
    await lock.execute(tx)
    await during()
  })

/** Waits until this many queries wait for a lock. */
async function waitForLockWaiters(count: number): Promise<void> {
  const lockWaitersQuery = sql<{ waiting: number }>`
    select count(*)::int as waiting from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`
  await expect
    .poll(async () => (await harness.rows(lockWaitersQuery))[0]?.waiting, { timeout: 60_000 })
    .toBeGreaterThanOrEqual(count)
}

const ordersOf = (userId: string) =>
  harness.rows(sql<{ status: string; mobile: string; contact: { firstName: string }; payments: number }>`
    select status, mobile, contact, (select count(*)::int from payments.payment where order_id = "order".id) as payments
    from orders.order where user_id = ${userId} order by created_at, id`)

const anonymised = { mobile: "", contact: { firstName: "" } }

test("[IDN-13d] an order that is still being created when its account is deleted fails and is anonymised", async () => {
  const { browser, order, deleteAccount, transaction } = await customerWithDeletionCode()
  const { userId } = browser
  let answers: Promise<[Awaited<ReturnType<typeof order>>, Awaited<ReturnType<typeof deleteAccount>>]> | undefined
  // The order's transaction is open: it waits to reserve its slot.
  await whileLocked(sql`lock table locator.promised in share mode`, async () => {
    const ordered = order()
    await waitForLockWaiters(1)
    answers = Promise.all([ordered, deleteAccount()])
    await waitForLockWaiters(2)
  })
  const [ordered, deletion] = (await answers) ?? []
  expect([ordered?.statusCode, deletion?.statusCode]).toEqual([200, 200])
  expect(ordered && transactionFrom(ordered).orderId).not.toBe(transaction.orderId)
  expect(await ordersOf(userId)).toMatchObject([
    { status: "FAILED", ...anonymised, payments: 0 },
    { status: "FAILED", ...anonymised, payments: 0 },
  ])
})

test("[IDN-13c] [IDN-13d] an order requested while the account is being deleted is not created", async () => {
  const { browser, order, deleteAccount } = await customerWithDeletionCode()
  const { userId } = browser
  let answers: Promise<[Awaited<ReturnType<typeof deleteAccount>>, Awaited<ReturnType<typeof order>>]> | undefined
  // The deletion's transaction is open: it waits to end the sessions.
  await whileLocked(sql`select 1 from identity.session where user_id = ${userId} for update`, async () => {
    const deletion = deleteAccount()
    await waitForLockWaiters(1)
    answers = Promise.all([deletion, order()])
    await waitForLockWaiters(2)
  })
  const [deletion, ordered] = (await answers) ?? []
  expect(deletion?.statusCode).toBe(200)
  expect(ordered && errorFrom(ordered)[0]).toBeGreaterThanOrEqual(400)
  expect(ordered && errorFrom(ordered)[0]).toBeLessThan(500)
  expect(await ordersOf(userId)).toMatchObject([{ status: "FAILED", ...anonymised, payments: 0 }])
})

test("[IDN-13c] [ORD-11a] a payment started at the same time prevents the account's deletion, and the order is placed", async () => {
  const { buyer, id, browser, deleteAccount, transaction } = await customerWithDeletionCode()
  let answers: Promise<[Awaited<ReturnType<typeof buyer.pay>>, Awaited<ReturnType<typeof deleteAccount>>]> | undefined
  await whileLocked(sql`lock table payments.payment in share mode`, async () => {
    const paid = buyer.pay(id, { mode: "UPI" })
    await waitForLockWaiters(1)
    answers = Promise.all([paid, deleteAccount()])
    await waitForLockWaiters(2)
  })
  const [paid, deletion] = (await answers) ?? []
  expect(paid?.statusCode).toBe(200)
  expect(deletion && errorFrom(deletion).slice(0, 2)).toEqual([409, "ORDER_ON_ITS_WAY"])
  await harness.partners.payments.settle(await harness.newestPaymentIdOf({ buyer, id, transaction }), "paid")
  await harness.waitForStatus({ buyer, id, transaction }, "ORDER PLACED")
  expect(await ordersOf(browser.userId)).toMatchObject([{ status: "ORDER PLACED", contact: { firstName: "Asha" } }])
})
