import { sql } from "kysely"
import { afterAll, beforeAll, expect, test } from "vitest"
import type { Tx } from "../../platform/database/database.ts"
import { inTransaction } from "../../platform/database/in-transaction.ts"
import { build, type TestApp } from "../../testing/build-test-app.ts"
import { purgeExpiredSlots } from "./purge-expired-slots.ts"
import { reserveSlot, releaseSlot } from "./public.ts"

let app: TestApp
beforeAll(async () => {
  app = await build()
})
afterAll(() => app.close())

const inTx = <Answer>(work: (tx: Tx) => Promise<Answer>) => inTransaction(app.platform.db, work)
const slot = Date.parse("2026-03-01T07:00:00Z")
const FOURTEEN_MINUTES_MS = 14 * 60_000

async function readReservedOrders(storeId: string): Promise<unknown[]> {
  const rows = await sql<{ quarter: Date; orders: number }>`
    select quarter, orders from locator.promised where store_id = ${storeId} order by quarter`.execute(app.platform.db)
  return rows.rows.map((row) => [row.quarter.toISOString(), row.orders])
}

test("any time within a slot reserves that slot", async () => {
  expect(await inTx((tx) => reserveSlot(tx, "Q1", slot, 2))).toBe(true)
  expect(await inTx((tx) => reserveSlot(tx, "Q1", slot + FOURTEEN_MINUTES_MS, 2))).toBe(true)
  expect(await inTx((tx) => reserveSlot(tx, "Q1", slot + FOURTEEN_MINUTES_MS, 2))).toBe(false)
  expect(await readReservedOrders("Q1")).toEqual([["2026-03-01T07:00:00.000Z", 2]])
})

test("no more orders are released than were reserved", async () => {
  expect(await inTx((tx) => releaseSlot(tx, "Q2", slot))).toBe(false)
  expect(await inTx((tx) => reserveSlot(tx, "Q2", slot, 1))).toBe(true)
  expect(await inTx((tx) => releaseSlot(tx, "Q2", slot))).toBe(true)
  expect(await inTx((tx) => releaseSlot(tx, "Q2", slot))).toBe(false)
  expect(await readReservedOrders("Q2")).toEqual([["2026-03-01T07:00:00.000Z", 0]])
})

test("a store without capacity reserves nothing", async () => {
  expect(await inTx((tx) => reserveSlot(tx, "Q3", slot, 0))).toBe(false)
  expect(await readReservedOrders("Q3")).toEqual([])
})

test("a reservation is rolled back with its transaction", async () => {
  const rolledBack = inTx(async (tx) => {
    await reserveSlot(tx, "Q4", slot, 1)
    throw new Error("the order failed")
  })
  await expect(rolledBack).rejects.toThrow("the order failed")
  expect(await readReservedOrders("Q4")).toEqual([])
})

test("reserved slots are purged after two days, not before", async () => {
  await inTx((tx) => reserveSlot(tx, "Q5", slot, 1))
  app.clock.set("2026-03-03T06:59:00Z")
  await purgeExpiredSlots(app.platform)
  expect(await readReservedOrders("Q5")).toHaveLength(1)
  app.clock.set("2026-03-03T07:01:00Z")
  await purgeExpiredSlots(app.platform)
  expect(await readReservedOrders("Q5")).toEqual([])
})
