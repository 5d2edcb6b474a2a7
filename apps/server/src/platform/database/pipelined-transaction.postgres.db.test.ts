import { sql } from "kysely"
import { Socket } from "node:net"
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest"
import { emptyDatabase, type FreshDatabase } from "../../testing/fresh-database.ts"
import type { Tx } from "./database.ts"
import { inTransaction } from "./in-transaction.ts"
import { enqueue, pipeline } from "./pipelined-transaction.ts"

let database: FreshDatabase
beforeAll(async () => {
  database = await emptyDatabase()
  await sql`create table note (id integer primary key)`.execute(database.db)
})
beforeEach(async () => {
  await sql`truncate note`.execute(database.db)
})
afterAll(() => database.close())

const insertNote = (id: number) => sql<{ id: number }>`/* test.put */ insert into note values (${id}) returning id`
const inTx = <Answer>(work: (tx: Tx) => Promise<Answer>) => inTransaction(database.db, work)
const runBroken = () => inTx((tx) => sql`/* test.broken */ select * from nothing`.execute(tx))
async function notes(): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select id from note order by id`.execute(database.db)
  return rows.map(({ id }) => id)
}

test("pipelined statements run in order, each gets its own result, and they need one round trip", async () => {
  const writeSpy = vi.spyOn(Socket.prototype as Socket & { _writev(): void }, "_writev")
  const answers = await inTx((tx) => {
    writeSpy.mockClear()
    return pipeline(
      tx,
      () => insertNote(1).execute(tx),
      () => sql`select count(*)::int as n from note`.execute(tx),
      () => insertNote(2).execute(tx),
    )
  })
  expect(answers.map(({ rows }) => rows)).toEqual([[{ id: 1 }], [{ n: 1 }], [{ id: 2 }]])
  // One write for the three statements with their `begin`. The commit is a single message and doesn't use `_writev`.
  expect(writeSpy).toHaveBeenCalledTimes(1)
  writeSpy.mockRestore()
  expect(await notes()).toEqual([1, 2])
})

test("pipelined statements are all committed or none is, and the first failure is reported", async () => {
  const failing = inTx((tx) =>
    pipeline(
      tx,
      () => insertNote(1).execute(tx),
      () => sql`select 1 / 0`.execute(tx),
      () => insertNote(2).execute(tx),
    ),
  )
  await expect(failing).rejects.toThrow("division by zero")
  expect(await notes()).toEqual([])
  expect(await inTx(async (tx) => (await insertNote(3).execute(tx)).rows)).toEqual([{ id: 3 }])
})

test("an enqueued statement is committed with its transaction, or makes it fail", async () => {
  const answer = await inTx(async (tx) => {
    await enqueue(tx, insertNote(1))
    return "kept"
  })
  expect([answer, await notes()]).toEqual(["kept", [1]])
  const duplicate = inTx(async (tx) => {
    await insertNote(2).execute(tx)
    await enqueue(tx, insertNote(1))
  })
  await expect(duplicate).rejects.toMatchObject({ code: "23505" })
  const continued = inTx(async (tx) => {
    await enqueue(tx, insertNote(1))
    await insertNote(3).execute(tx)
  })
  await expect(continued).rejects.toMatchObject({ code: "23505" })
  expect(await notes()).toEqual([1])
})

test("after a transaction's first statement failed, the statement's name can be reused and no transaction is open", async () => {
  await expect(runBroken()).rejects.toThrow("does not exist")
  await sql`create table nothing ()`.execute(database.db)
  await expect(runBroken()).resolves.toMatchObject({ rows: [] })
  await sql`drop table nothing`.execute(database.db)
})

test("a statement after the end of its transaction is refused", async () => {
  const endedTransactions: Tx[] = []
  await inTx(async (tx) => void endedTransactions.push(tx))
  await expect(Promise.all(endedTransactions.map((tx) => insertNote(1).execute(tx)))).rejects.toThrow(
    "after its transaction had ended",
  )
  expect(await notes()).toEqual([])
})

test("the original failure is reported, whichever result is read first, so that retryable failures are retried", async () => {
  let attemptCount = 0
  await inTx((tx) => {
    attemptCount += 1
    return pipeline(
      tx,
      async () => {
        await insertNote(1).execute(tx)
        // Sent after the failing statement below.
        await insertNote(2).execute(tx)
      },
      async () => {
        if (attemptCount === 1)
          await sql`do $$ begin raise exception 'clash' using errcode = '40P01'; end $$`.execute(tx)
      },
    )
  })
  expect(attemptCount).toBe(2)
  expect(await notes()).toEqual([1, 2])
})
