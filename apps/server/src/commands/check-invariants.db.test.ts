import { type RawBuilder, sql } from "kysely"
import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, expect, test, vi } from "vitest"
import { accounts } from "../modules/ledger/public.ts"
import { creditWallet } from "../modules/wallet/public.ts"
import type { Queryable, Tx } from "../platform/database/database.ts"
import { inTransaction } from "../platform/database/in-transaction.ts"
import { asStaff, firstManager } from "../testing/as-staff.ts"
import { atStore, ticketFrom } from "../testing/at-store.ts"
import { type TestOrder, type PaymentHarness, startPaymentHarness } from "../testing/start-payment-harness.ts"
import { checkAllInvariants } from "./invariants/check-all-invariants.ts"

let harness: PaymentHarness
let paidOrder: TestOrder
let cancelledOrder: TestOrder
let lateOrder: TestOrder
let adminUrls: { payments: string; messages: string }

/**
 * Creates orders of every kind: paid by card; paid by wallet and UPI, then cancelled and refunded; paid in cash;
 * unpaid; and delivered late.
 */
beforeAll(async () => {
  harness = await startPaymentHarness({ settings: { firstManager } })
  adminUrls = harness.partners.adminUrls
  paidOrder = await harness.createUnpaidOrder()
  await settle(paidOrder, { mode: "CARD" })
  cancelledOrder = await harness.createUnpaidOrderAsCustomer()
  const { userId } = cancelledOrder.buyer.browser
  const gift = { userId, country: "IN", program: "PROMO", amount: 50_00, kind: "promo", orderId: null } as const
  await inTransaction(harness.app.database.db, (tx) =>
    creditWallet(tx, { ...gift, cause: randomUUID(), at: harness.app.clock.now(), from: accounts.promo("IN") }),
  )
  await settle(cancelledOrder, { mode: "UPI", useWallet: true })
  harness.syncClock()
  await cancelledOrder.buyer.cancel(cancelledOrder.transaction.orderId)
  await vi.waitFor(
    async () => {
      const { refunds } = await cancelledOrder.buyer.read(cancelledOrder.id)
      if (refunds.filter(({ status }) => status === "DONE").length !== 2) throw new Error("Not refunded yet.")
    },
    { timeout: 60_000, interval: 50 },
  )
  const cashOrder = await harness.createUnpaidOrder()
  await cashOrder.buyer.sendCode(cashOrder.id)
  const { mobile } = cashOrder.transaction.contact
  await cashOrder.buyer.submitCode(cashOrder.id, await harness.partners.codeFor(mobile))
  await harness.createUnpaidOrder("LK")
  lateOrder = await harness.createUnpaidOrderAsCustomer("IN", 1, true)
  await settle(lateOrder, { mode: "CARD" })
  const storeClient = atStore(await asStaff(harness.app), lateOrder.transaction.store.id)
  const onTheWay = await storeClient.advanceTo(lateOrder.id, "ON THE WAY")
  harness.app.clock.advance(31 * 60)
  ticketFrom(await storeClient.advance(onTheWay, "HANDED OVER"))
  harness.syncClock()
})
afterAll(() => harness.close())

async function settle(order: TestOrder, paymentInput: object): Promise<void> {
  await order.buyer.pay(order.id, paymentInput)
  await harness.partners.payments.settle(await harness.newestPaymentIdOf(order), "paid")
  await harness.waitForStatus(order, "ORDER PLACED")
}

const listViolations = async (db: Queryable): Promise<string[]> =>
  (await checkAllInvariants(db, { now: harness.app.clock.now() }, adminUrls))
    .filter(({ state }) => state === "broken")
    .map(({ id, violations }) => `${id} ${violations.join(", ")}`)

/** Returns the invariants that a corruption breaks. The transaction is rolled back, so the corruption is undone. */
async function findInvariantsBrokenBy(corruptions: readonly RawBuilder<unknown>[]): Promise<string[]> {
  const rollback = new Error("undo")
  let violations: string[] = []
  const rolledBack = inTransaction(harness.app.database.db, async (tx: Tx) => {
    for (const each of corruptions) await each.execute(tx)
    violations = await listViolations(tx)
    throw rollback
  })
  await rolledBack.catch((error: unknown) => {
    if (error !== rollback) throw error
  })
  return violations.map((line) => line.split(" ")[0] ?? "")
}

test("[SEC-2a] [SEC-2b] all 25 invariants hold after orders, payments, cancellations and refunds, and agree with the partners' records", async () => {
  const results = await checkAllInvariants(harness.app.database.db, { now: harness.app.clock.now() }, adminUrls)
  expect(results.map(({ id }) => id)).toEqual(Array.from({ length: 25 }, (_, nth) => `I${nth + 1}`))
  expect(results.filter(({ state }) => state !== "holds")).toEqual([])
  const withoutPartners = await checkAllInvariants(harness.app.database.db, { now: harness.app.clock.now() })
  expect(withoutPartners.filter(({ state }) => state === "not compared").map(({ id }) => id)).toEqual(["I17", "I18"])
})

/** Bypasses triggers and foreign keys. */
const disableTriggers = sql`set local session_replication_role = replica`

/** An earning that is marked as credited, without an entry in the ledger. */
const insertEarning = (day: number) => sql`
  insert into loyalty.earning (order_id, user_id, country, day, points, handed_over_at, credit_from, credited_at)
  values (gen_random_uuid(), ${paidOrder.buyer.browser.userId}, 'IN', ${day}, 100, now() - interval '3 days',
    now() - interval '2 days', now() - interval '1 day')`

/** An earning that isn't credited yet. */
const insertPendingEarning = ({ id, buyer }: TestOrder, day: number) => sql`
  insert into loyalty.earning (order_id, user_id, country, day, points, handed_over_at, credit_from)
  values (${id}, ${buyer.browser.userId}, 'IN', ${day}, 100, now(), now() + interval '1 day')`

const insertMember = ({ buyer }: TestOrder) => sql`
  insert into loyalty.member (user_id, country, card_code, joined_at)
  values (${buyer.browser.userId}, 'IN', 'IN000000000000', now() - interval '1 day')`

/** Points in the ledger, and a balance that differs from them by `difference`. */
const insertPoints = (difference: number) => [
  sql`insert into ledger.posting (kind, cause, user_id, country, currency, at)
    values ('points earned', 'planted', gen_random_uuid(), 'IN', 'POINTS', now())`,
  sql`insert into ledger.entry (posting_id, position, account, amount)
    select id, position, account, amount from ledger.posting,
      (values (1, 'points-earned:IN', 100), (2, 'points:nobody:IN', -100)) as entry (position, account, amount)
    where kind = 'points earned' and cause = 'planted'`,
  sql`insert into ledger.balance (account, amount) values ('points:nobody:IN', ${100 + difference})`,
]

const corruptions: Record<string, () => RawBuilder<unknown>[]> = {
  I1: () => [sql`update payments.payment set taken_at = null where order_id = ${paidOrder.id}`],
  I2: () => [
    sql`update payments.payment set captured_at = captured_at - interval '1 hour' where order_id = ${cancelledOrder.id}`,
    sql`delete from payments.refund`,
  ],
  I3: () => [disableTriggers, sql`update ledger.entry set amount = amount + 1 where account = 'sales:IN'`],
  I4: () => [sql`update ledger.balance set amount = amount + 1 where amount > 0`],
  I5: () => [
    sql`drop index orders.one_order_a_cart_version`,
    disableTriggers,
    sql`insert into orders.order select (jsonb_populate_record("order", jsonb_build_object('id', gen_random_uuid(),
      'number', 'INAAAAAAAA'))).* from orders.order where id = ${paidOrder.id}`,
  ],
  I6: () => [
    disableTriggers,
    sql`insert into offers.use (order_id, offer_id, user_id, day, taken_at)
      values (gen_random_uuid(), 'in-everyday', gen_random_uuid(), 1, now())`,
  ],
  I7: () => [insertEarning(1)],
  I8: () => [sql`update payments.refund set amount = amount + 1 where part = 'paid'`],
  I9: () => [
    disableTriggers,
    sql`update orders.status_change set status = 'DELIVERED' where order_id = ${paidOrder.id} and position = 2`,
  ],
  I10: () => [
    sql`update orders.order set bill = jsonb_set(bill, '{validItems,0,product,price}', '1') where id = ${paidOrder.id}`,
  ],
  I11: () => [sql`update payments.provider_event set done_at = null, received_at = received_at - interval '1 hour'`],
  I12: () => [sql`update orders.order set lines = jsonb_set(lines, '{0,quantity}', '1000') where id = ${paidOrder.id}`],
  I13: () => [
    sql`update jobs.job set state = 'created', start_after = now() - interval '1 hour'
      where id = (select id from jobs.job limit 1)`,
  ],
  I14: () => [sql`alter table ledger.entry disable trigger ledger_stays`],
  I15: () => [
    sql`drop index identity.one_active_leaf`,
    sql`insert into identity.refresh_token (session_id, generation, hash, made_at)
      select session_id, generation + 1, 'another', made_at from identity.refresh_token where used_at is null limit 1`,
  ],
  I16: () => [
    sql`alter table identity.challenge drop constraint challenge_wrong_tries_check`,
    sql`update identity.challenge set wrong_tries = 6`,
  ],
  I17: () => [sql`update payments.payment set captured_amount = captured_amount - 1 where order_id = ${paidOrder.id}`],
  I19: () => [
    disableTriggers,
    sql`insert into offers.use (order_id, offer_id, user_id, day, taken_at, settled_at, points)
      values (${paidOrder.id}, 'in-free-pizza', gen_random_uuid(), 1, now(), now(), 600)`,
  ],
  I20: () => [
    sql`insert into head_office.correction
      (id, country, user_id, points, reason, needs_approval, status, requested_by, requested_at, decided_at)
      values (gen_random_uuid(), 'IN', gen_random_uuid(), 100, 'planted', false, 'applied', gen_random_uuid(), now(), now())`,
  ],
  I25: () => [insertMember(cancelledOrder), insertPendingEarning(cancelledOrder, 1)],
  I18: () => [
    sql`delete from messages.message where id = (select id from messages.message where channel = 'sms' limit 1)`,
  ],
}

test.each(Object.keys(corruptions))("[SEC-2c] %s: a manual corruption is found", async (id) => {
  expect(await findInvariantsBrokenBy(corruptions[id]?.() ?? [])).toContain(id)
})

const otherCorruptions: readonly [string, string, () => RawBuilder<unknown>[]][] = [
  [
    "I8",
    "a late order without compensation",
    () => [sql`delete from kitchen.compensation where order_id = ${lateOrder.id}`],
  ],
  ["I8", "a late order with too much compensation", () => [sql`update kitchen.compensation set amount = amount + 1`]],
  [
    "I8",
    "an order delivered on time with compensation",
    () => [sql`update kitchen.ticket set due_at = ended_at where order_id = ${lateOrder.id}`],
  ],
  [
    "I9",
    "a skipped stage",
    () => [disableTriggers, sql`delete from kitchen.step where order_id = ${lateOrder.id} and stage = 'BAKING'`],
  ],
  [
    "I9",
    "a ticket whose stage is ahead of its history",
    () => [sql`update kitchen.ticket set stage = 'READY' where order_id = ${paidOrder.id}`],
  ],
  [
    "I7",
    "two earnings of a customer on one day",
    () => [
      sql`alter table loyalty.earning drop constraint earning_user_id_country_day_key`,
      insertEarning(1),
      insertEarning(1),
    ],
  ],
  [
    "I7",
    "two earnings of one order",
    () => [
      sql`alter table loyalty.earning drop constraint earning_pkey`,
      insertPendingEarning(paidOrder, 1),
      insertPendingEarning(paidOrder, 2),
    ],
  ],
  ["I4", "a balance of points that differs from its entries", () => insertPoints(1)],
  [
    "I25",
    "credited points that were taken back without a posting",
    () => [insertEarning(1), sql`update loyalty.earning set taken_back_at = now()`],
  ],
  [
    "I19",
    "a pizza that was redeemed without enough points",
    () => [
      sql`insert into ledger.posting (kind, cause, order_id, user_id, country, currency, at)
        values ('points redeemed', ${paidOrder.id}, ${paidOrder.id}::uuid, gen_random_uuid(), 'IN', 'POINTS', now())`,
      sql`insert into ledger.entry (posting_id, position, account, amount)
        select id, position, account, amount from ledger.posting,
          (values (1, 'points:nobody:IN', 600), (2, 'points-redeemed:IN', -600)) as entry (position, account, amount)
        where kind = 'points redeemed'`,
    ],
  ],
  [
    "I20",
    "points that were corrected without a correction by head office",
    () => [
      sql`insert into ledger.posting (kind, cause, user_id, country, currency, at)
        values ('points corrected', ${randomUUID()}, gen_random_uuid(), 'IN', 'POINTS', now())`,
      sql`insert into ledger.entry (posting_id, position, account, amount)
        select id, position, account, amount from ledger.posting,
          (values (1, 'points:nobody:IN', -600), (2, 'points-earned:IN', 600)) as entry (position, account, amount)
        where kind = 'points corrected'`,
    ],
  ],
  ["I14", "a changeable audit log", () => [sql`alter table head_office.audit_entry disable trigger audit_stays`]],
  ["I14", "a changeable stage history", () => [sql`alter table kitchen.step disable trigger steps_stay`]],
  [
    "I13",
    "an order without a ticket",
    () => [
      sql`update orders.order set taken_up_at = null, placed_at = placed_at - interval '1 hour' where id = ${paidOrder.id}`,
    ],
  ],
]

test.each(otherCorruptions)("[SEC-2c] %s: %s is found", async (id, _, corrupt) => {
  expect(await findInvariantsBrokenBy(corrupt())).toContain(id)
})

test("[SEC-2c] a balance of points that equals its entries is not reported", async () => {
  expect(await findInvariantsBrokenBy(insertPoints(0))).not.toContain("I4")
})

test("[SEC-2c] a refund and a payment that only the provider has recorded are found", async () => {
  expect(
    await findInvariantsBrokenBy([
      sql`update payments.refund set status = 'INITIATED', done_at = null where part = 'paid'`,
    ]),
  ).toContain("I17")
  const unnotifiedOrder = await harness.createUnpaidOrder()
  await unnotifiedOrder.buyer.pay(unnotifiedOrder.id, { mode: "CARD" })
  await harness.partners.payments.settle(await harness.newestPaymentIdOf(unnotifiedOrder), "paid", { notify: false })
  expect(await listViolations(harness.app.database.db)).toEqual([
    `I17 a provider captured ${await harness.newestPaymentIdOf(unnotifiedOrder)}, which we have not recorded`,
  ])
  await harness.confirm(unnotifiedOrder)
  expect(await listViolations(harness.app.database.db)).toEqual([])
})

/** Charges a payment a second time, as if the customer had two links for one payment and paid both. */
async function chargeAgain({ paymentId, transaction }: TestOrder & { paymentId: string }): Promise<void> {
  const { url = "", key = "", secret = "" } = harness.partners.payments.settings.upi ?? {}
  const post = async (path: string, body: object) => {
    const authorization = `Basic ${Buffer.from(`${key}:${secret}`).toString("base64")}`
    const headers = { authorization, "content-type": "application/json" }
    const answer = await fetch(`${url}${path}`, { method: "POST", headers, body: JSON.stringify(body) })
    return (await answer.json()) as Record<string, string>
  }
  const money = { amount: transaction.payable, currency: "INR" }
  const order = await post("/v1/orders", { ...money, receipt: paymentId, notes: {} })
  const notes = { receipt: paymentId }
  const paymentDetails = { order_id: order.id, method: "upi", email: "a@b.example", contact: "9811100000", notes }
  await post("/v1/payments/create/upi", { ...money, ...paymentDetails, upi: { flow: "intent" } })
}

test("[PAY-6g] [PAY-10a] if a payment is charged twice, the second charge is recorded and refunded", async () => {
  const unpaidOrder = await harness.createUnpaidOrder()
  const { payable } = unpaidOrder.transaction
  await settle(unpaidOrder, { mode: "UPI", way: "app" })
  const order = { ...unpaidOrder, paymentId: await harness.newestPaymentIdOf(unpaidOrder) }
  await chargeAgain(order)
  await harness.partners.payments.settle(order.paymentId, "paid", { notify: false })
  expect(await listViolations(harness.app.database.db)).toEqual([
    `I17 payment ${order.paymentId} differs from the provider's record`,
  ])
  await harness.partners.payments.request("redeliver", { reference: order.paymentId })
  await vi.waitFor(
    async () => {
      harness.syncClock()
      const { orderStatus, refunds } = await order.buyer.read(order.id)
      expect([orderStatus, refunds]).toMatchObject([
        "ORDER PLACED",
        [{ amount: payable, to: "source", status: "DONE", mode: "UPI" }],
      ])
    },
    { timeout: 60_000, interval: 100 },
  )
  const charges = await harness.partners.payments.listPayments(order.paymentId)
  expect(charges.map(({ refunds }) => refunds.map(({ amount }) => amount))).toEqual([[], [payable]])
  expect((await harness.ledgerOf(order))["clearing:upi"]).toBe(payable)
  expect(await listViolations(harness.app.database.db)).toEqual([])
  // After the order is cancelled, the first charge is fully refunded too.
  expect((await order.buyer.cancel(order.transaction.orderId, {})).statusCode).toBe(200)
  await vi.waitFor(
    async () => {
      harness.syncClock()
      expect(await harness.ledgerOf(order)).toEqual({})
    },
    { timeout: 60_000, interval: 100 },
  )
})
