import { sql } from "kysely"
import { afterAll, beforeAll, expect, test } from "vitest"
import { type FreshDatabase, freshDatabase } from "../../testing/fresh-database.ts"
import { inTransaction } from "./in-transaction.ts"

let database: FreshDatabase
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.close())

test("a statement that begins with its name is prepared once per connection, any other is not", async () => {
  await inTransaction(database.db, async (tx) => {
    for (const value of [1, 2, 3]) {
      const named = await sql`/* test.named */ select ${value}::int as value`.execute(tx)
      const plain = await sql`select ${value}::int as value /* test.plain */`.execute(tx)
      expect([named.rows, plain.rows]).toEqual([[{ value }], [{ value }]])
    }
    const { rows } = await sql`
      select name, (generic_plans + custom_plans)::int as used from pg_prepared_statements`.execute(tx)
    expect(rows).toEqual([{ name: "test.named", used: 3 }])
  })
})

test("a named statement returns correct rows each time, and is refused after its columns changed", async () => {
  const { db } = database
  await sql`create table shaped (id int, name text)`.execute(db)
  await sql`insert into shaped values (1, 'one'), (2, null)`.execute(db)
  await inTransaction(db, async (tx) => {
    for (const limit of [2, 0, 1, 2]) {
      const { rows } = await sql`
        /* test.rows */ select id, name from shaped where id <= ${limit} order by id`.execute(tx)
      expect(rows).toEqual(
        [
          { id: 1, name: "one" },
          { id: 2, name: null },
        ].slice(0, limit),
      )
      const changed = await sql`/* test.change */ update shaped set name = name where id <= ${limit}`.execute(tx)
      expect([changed.rows, changed.numAffectedRows]).toEqual([[], BigInt(limit)])
    }
  })
  const selectAll = () => sql`/* test.whole */ select * from shaped where id = 1`.execute(db)
  expect((await selectAll()).rows).toEqual([{ id: 1, name: "one" }])
  await sql`alter table shaped add column more int`.execute(db)
  await expect(selectAll()).rejects.toThrow("cached plan must not change result type")
})
