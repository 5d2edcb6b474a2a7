import { type Kysely, sql } from "kysely"
import { afterEach, beforeEach, expect, test } from "vitest"
import { emptyDatabase, type FreshDatabase } from "../../testing/fresh-database.ts"
import type { DatabaseMigration } from "./find-migrations.ts"
import { migrate } from "./migrate.ts"

let database: FreshDatabase
beforeEach(async () => {
  database = await emptyDatabase()
})
afterEach(() => database.close())

const migrationOf = (...statements: string[]) => ({
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
})
const tables = {
  "001-tables": migrationOf("create table bakery.oven (id integer)", "create table bakery.peel (id integer)"),
}
const modules = (next: DatabaseMigration) => [{ schema: "bakery", migrations: { ...tables, "002-next": next } }]

/** The number of sessions that are waiting for a lock. */
async function countWaiting(): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`
    select count(*)::int as waiting from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(database.db)
  return rows[0]?.waiting ?? 0
}

test("[SEC-14c] a migration that waits for a reader lets writers pass, and is applied when the reader is done", async () => {
  await migrate(database, [{ schema: "bakery", migrations: tables }])
  const readerDone = Promise.withResolvers<void>()
  const reading = Promise.withResolvers<void>()
  const reader = database.withoutTimeouts((db) =>
    db.transaction().execute(async (tx) => {
      await sql`select * from bakery.oven`.execute(tx)
      reading.resolve()
      await readerDone.promise
    }),
  )
  await reading.promise
  const migrating = migrate(database, modules(migrationOf("alter table bakery.oven add column heat integer")))
  await expect.poll(countWaiting, { timeout: 60_000 }).toBe(1)
  // The reader is still reading. If the migration waited without a limit, this insert would wait behind it.
  await sql`insert into bakery.oven (id) values (1)`.execute(database.db)
  readerDone.resolve()
  await reader
  expect(await migrating).toEqual(["bakery/002-next"])
})

test("[SEC-14c] a migration that locks tables in another sequence than orders do is applied, and the orders get no deadlock", async () => {
  await migrate(database, [{ schema: "bakery", migrations: tables }])
  const firstLocked = Promise.withResolvers<void>()
  const order = database.withoutTimeouts((db) =>
    db.transaction().execute(async (tx) => {
      await sql`insert into bakery.peel values (1)`.execute(tx)
      firstLocked.resolve()
      await expect.poll(countWaiting, { timeout: 60_000 }).toBe(1)
      await sql`insert into bakery.oven values (1)`.execute(tx)
    }),
  )
  await firstLocked.promise
  const next = migrationOf(
    "alter table bakery.oven add column heat integer",
    "alter table bakery.peel add column length integer",
  )
  expect(await migrate(database, modules(next))).toEqual(["bakery/002-next"])
  await order
})

test("[SEC-14d] the message about an interrupted migration without a transaction says that a part may be applied, and the next start continues", async () => {
  await migrate(database, [{ schema: "bakery", migrations: tables }])
  const createRack = "create table if not exists bakery.rack (id integer)"
  const failWithDeadlock = "do $$ begin raise exception 'deadlock detected' using errcode = '40P01'; end $$"
  const interrupted = { ...migrationOf(createRack, failWithDeadlock), transaction: false }
  await expect(migrate(database, modules(interrupted))).rejects.toThrow(
    "The migration bakery/002-next was interrupted and may be partly applied: deadlock detected. Start again to continue.",
  )
  await sql`insert into bakery.rack values (1)`.execute(database.db)
  const next = { ...migrationOf(createRack), transaction: false }
  expect(await migrate(database, modules(next))).toEqual(["bakery/002-next"])
})
