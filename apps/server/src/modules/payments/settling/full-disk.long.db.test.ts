import { sql } from "kysely"
import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest"
import { errorFrom } from "../../../testing/as-shopper.ts"
import { transactionFrom } from "../../../testing/as-buyer.ts"
import { type PaymentHarness, startPaymentHarness } from "../../../testing/start-payment-harness.ts"

let harness: PaymentHarness
const run = (statement: string) => sql.raw(statement).execute(harness.app.database.db)

beforeAll(async () => {
  harness = await startPaymentHarness()
  await freeDisk()
  await run(`do $$ declare each record; begin
    for each in select schemaname, tablename from pg_tables where schemaname not in ('pg_catalog', 'information_schema')
    loop execute format('create trigger full_disk before insert or update on %I.%I for each statement
      execute function public.full_disk()', each.schemaname, each.tablename); end loop; end $$`)
})
afterAll(() => harness.close())
beforeEach(() => harness.syncClock())

/** From now on, each write to each table fails as it does when the database's disk is full. Reads work. */
const fillDisk = () =>
  run(`create or replace function public.full_disk() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$`)
async function freeDisk(): Promise<void> {
  await run(`create or replace function public.full_disk() returns trigger language plpgsql as
    $$ begin return null; end $$`)
}

test("[SEC-12d] with a full disk an order is refused and the cart stays; when there is space, the same key creates one order", async () => {
  const { buyer } = await harness.createUnpaidOrder()
  const { lines } = await buyer.shopper.read()
  const [body, key] = [await buyer.checkout(), randomUUID()]
  const order = () =>
    buyer.browser.post("/api/order-service/ve4/transaction", { ...body, place: {} }, { "idempotency-key": key })
  await fillDisk()
  expect(errorFrom(await order()).slice(0, 2)).toEqual([503, "UNAVAILABLE"])
  expect((await buyer.shopper.read()).lines).toEqual(lines)
  expect((await buyer.browser.get("/api/v1/6585R/menu/data")).statusCode).toBe(200)
  await freeDisk()
  const { transactionId } = transactionFrom(await order())
  expect(transactionFrom(await order()).transactionId).toBe(transactionId)
})

test("[SEC-12d] with a full disk nothing is charged; when there is space, the same key charges once", async () => {
  const unpaidOrder = await harness.createUnpaidOrder()
  const chargeCount = async () => (await harness.partners.payments.listPayments()).length
  const countBefore = await chargeCount()
  const pay = () => unpaidOrder.buyer.pay(unpaidOrder.id, { mode: "CARD" }, "one key")
  await fillDisk()
  expect(errorFrom(await pay()).slice(0, 2)).toEqual([503, "UNAVAILABLE"])
  expect(await chargeCount()).toBe(countBefore)
  await freeDisk()
  expect(transactionFrom(await pay())).toMatchObject({ paymentMode: "CARD" })
  await pay()
  expect(await chargeCount()).toBe(countBefore + 1)
})

test("[SEC-12d] a payment made while the disk was full places its order once when there is space", async () => {
  const unpaidOrder = await harness.createUnpaidOrder()
  await unpaidOrder.buyer.pay(unpaidOrder.id, { mode: "CARD" })
  await fillDisk()
  await harness.partners.payments.settle(await harness.newestPaymentIdOf(unpaidOrder), "paid", { notify: false })
  harness.app.clock.advance(2)
  const confirmed = await unpaidOrder.buyer.browser.post("/api/order-service/ve4/confirm", {
    transactionId: unpaidOrder.id,
  })
  expect(errorFrom(confirmed).slice(0, 2)).toEqual([503, "UNAVAILABLE"])
  expect((await unpaidOrder.buyer.read(unpaidOrder.id)).orderStatus).toBe("PENDING")
  await freeDisk()
  expect((await harness.confirm(unpaidOrder)).orderStatus).toBe("ORDER PLACED")
  expect((await harness.confirm(unpaidOrder)).orderStatus).toBe("ORDER PLACED")
  expect(await harness.providerPaymentOf(unpaidOrder)).toMatchObject({ state: "captured", refunds: [] })
  expect((await harness.ledgerOf(unpaidOrder))["clearing:cards"]).toBe(unpaidOrder.transaction.payable)
})
