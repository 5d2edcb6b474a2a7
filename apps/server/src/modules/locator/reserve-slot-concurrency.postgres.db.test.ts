import { sql } from "kysely"
import { afterAll, beforeAll, expect, test } from "vitest"
import { inTransaction } from "../../platform/database/in-transaction.ts"
import { build, type TestApp } from "../../testing/build-test-app.ts"
import { reserveSlot, releaseSlot } from "./public.ts"

let nodeA: TestApp
let nodeB: TestApp
beforeAll(async () => {
  nodeA = await build()
  nodeB = await build({ database: nodeA.database })
})
afterAll(async () => {
  await nodeB.close()
  await nodeA.close()
})

const slot = Date.parse("2026-03-01T07:00:00Z")
const CAPACITY = 7

function reserve(nth: number): Promise<boolean> {
  const { db } = (nth % 2 ? nodeA : nodeB).platform
  return inTransaction(db, async (tx) => {
    const isReserved = await reserveSlot(tx, "RACE", slot, CAPACITY)
    // Stands for the rest of placing an order, while other transactions wait.
    await sql`select pg_sleep(0.005)`.execute(tx)
    return isReserved
  })
}

async function countReservedOrders(): Promise<number | undefined> {
  const { rows } = await sql<{ orders: number }>`
    select orders from locator.promised where store_id = 'RACE'`.execute(nodeA.platform.db)
  return rows[0]?.orders
}

test("of forty concurrent orders for a slot with a capacity of seven, exactly seven are reserved", async () => {
  for (let round = 1; round <= 3; round++) {
    const results = await Promise.all(Array.from({ length: 40 }, (_, nth) => reserve(nth)))
    expect(results.filter(Boolean)).toHaveLength(CAPACITY)
    expect(await countReservedOrders()).toBe(CAPACITY)
    const released = await Promise.all(
      Array.from({ length: 20 }, () => inTransaction(nodeA.platform.db, (tx) => releaseSlot(tx, "RACE", slot))),
    )
    expect(released.filter(Boolean)).toHaveLength(CAPACITY)
    expect(await countReservedOrders()).toBe(0)
  }
})
