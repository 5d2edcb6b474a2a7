import { sql } from "kysely"
import { afterAll, beforeAll, expect, test } from "vitest"
import { inTransaction } from "../../platform/database/in-transaction.ts"
import { build, type TestApp } from "../../testing/build-test-app.ts"
import { promiseQuarter, releaseQuarter } from "./public.ts"

let one: TestApp
let other: TestApp
beforeAll(async () => {
  one = await build()
  other = await build({ database: one.database })
})
afterAll(async () => {
  await other.close()
  await one.close()
})

const quarter = Date.parse("2026-03-01T07:00:00Z")
const CAPACITY = 7

function promise(nth: number): Promise<boolean> {
  const { db } = (nth % 2 ? one : other).platform
  return inTransaction(db, async (tx) => {
    const kept = await promiseQuarter(tx, "RACE", quarter, CAPACITY)
    // The rest of placing an order, while the others push.
    await sql`select pg_sleep(0.005)`.execute(tx)
    return kept
  })
}

async function promised(): Promise<number | undefined> {
  const { rows } = await sql<{ orders: number }>`
    select orders from locator.promised where store_id = 'RACE'`.execute(one.platform.db)
  return rows[0]?.orders
}

test("[LOC-12] of forty orders at once for a quarter with room for seven, exactly seven are promised", async () => {
  for (let round = 1; round <= 3; round++) {
    const answers = await Promise.all(Array.from({ length: 40 }, (_, nth) => promise(nth)))
    expect(answers.filter(Boolean)).toHaveLength(CAPACITY)
    expect(await promised()).toBe(CAPACITY)
    const released = await Promise.all(
      Array.from({ length: 20 }, () => inTransaction(one.platform.db, (tx) => releaseQuarter(tx, "RACE", quarter))),
    )
    expect(released.filter(Boolean)).toHaveLength(CAPACITY)
    expect(await promised()).toBe(0)
  }
})
