import { sql } from "kysely"
import { setTimeout as wait } from "node:timers/promises"
import { afterAll, beforeAll, expect, test } from "vitest"
import { emptyDatabase, type FreshDatabase } from "../../testing/fresh-database.ts"
import { inTransaction } from "./in-transaction.ts"

let database: FreshDatabase
beforeAll(async () => {
  database = await emptyDatabase()
  await sql`create table counter (id integer primary key, n integer not null)`.execute(database.db)
  await sql`create table note (n integer not null)`.execute(database.db)
  await sql`insert into counter values (1, 0)`.execute(database.db)
})
afterAll(() => database.close())

test("runs 50 transactions and 50 plain queries on the one connection without mixing them", async () => {
  const { db } = database
  const transactions = Array.from({ length: 50 }, (_, each) =>
    inTransaction(db, async (tx) => {
      const { rows } = await sql<{ n: number }>`select n from counter where id = 1`.execute(tx)
      await wait(1)
      await sql`update counter set n = ${(rows[0]?.n ?? 0) + 1} where id = 1`.execute(tx)
      if (each % 2 === 1) throw new Error("changed my mind")
    }),
  )
  const queries = Array.from({ length: 50 }, (_, each) => sql`insert into note values (${each})`.execute(db))
  const outcomes = await Promise.allSettled([...transactions, ...queries])
  expect(outcomes.filter(({ status }) => status === "rejected")).toHaveLength(25)
  const counter = await sql<{ n: number }>`select n from counter`.execute(db)
  expect(counter.rows).toEqual([{ n: 25 }])
  // A plain query that ran inside one of the failed transactions would have been rolled back with it.
  const notes = await sql<{ n: number }>`select count(*)::integer as n from note`.execute(db)
  expect(notes.rows).toEqual([{ n: 50 }])
})

test("immediately refuses a query that a transaction's code runs outside of it, instead of waiting forever", async () => {
  const { db } = database
  const outside = inTransaction(db, () => sql`select 1`.execute(db))
  await expect(outside).rejects.toThrow("ran outside the open transaction")
  await expect(sql`select 1 as one`.execute(db)).resolves.toMatchObject({ rows: [{ one: 1 }] })
})

test("work that began in a transaction can use the database after the transaction has ended", async () => {
  const { db } = database
  const laterQueries: Promise<unknown>[] = []
  await inTransaction(db, async () => {
    laterQueries.push(wait(20).then(() => sql`select 1`.execute(db)))
  })
  await expect(Promise.all(laterQueries)).resolves.toHaveLength(1)
})
