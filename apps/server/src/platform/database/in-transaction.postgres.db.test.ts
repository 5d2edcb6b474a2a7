import { sql } from "kysely"
import { setTimeout as wait } from "node:timers/promises"
import { afterAll, beforeAll, expect, test } from "vitest"
import { emptyDatabase, type FreshDatabase } from "../../testing/fresh-database.ts"
import { inTransaction } from "./in-transaction.ts"

let database: FreshDatabase
beforeAll(async () => {
  database = await emptyDatabase()
  await sql`create table counter (id integer primary key, n integer not null)`.execute(database.db)
  await sql`insert into counter values (1, 0), (2, 0)`.execute(database.db)
})
afterAll(() => database.close())

test("retries a transaction after a serialization failure", async () => {
  let attemptCount = 0
  const increment = () =>
    inTransaction(database.db, async (tx) => {
      attemptCount++
      await sql`set transaction isolation level serializable`.execute(tx)
      const { rows } = await sql<{ n: number }>`select n from counter where id = 1`.execute(tx)
      await wait(20)
      await sql`update counter set n = ${(rows[0]?.n ?? 0) + 1} where id = 1`.execute(tx)
    })
  await Promise.all([increment(), increment(), increment()])
  const { rows } = await sql`select n from counter where id = 1`.execute(database.db)
  expect(rows).toEqual([{ n: 3 }])
  expect(attemptCount).toBeGreaterThan(3)
})

test("retries the victim of a deadlock", async () => {
  const updateBoth = (first: number, second: number) =>
    inTransaction(database.db, async (tx) => {
      await sql`update counter set n = n + 1 where id = ${first}`.execute(tx)
      await wait(50)
      await sql`update counter set n = n + 1 where id = ${second}`.execute(tx)
    })
  await sql`update counter set n = 0`.execute(database.db)
  await Promise.all([updateBoth(1, 2), updateBoth(2, 1)])
  const { rows } = await sql`select n from counter order by id`.execute(database.db)
  expect(rows).toEqual([{ n: 2 }, { n: 2 }])
})

test("does not retry after other errors", async () => {
  let attemptCount = 0
  const work = inTransaction(database.db, async (tx) => {
    attemptCount++
    await sql`select 1 / 0`.execute(tx)
  })
  await expect(work).rejects.toThrow("division by zero")
  expect(attemptCount).toBe(1)
})
