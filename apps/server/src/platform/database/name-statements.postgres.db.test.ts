import { sql } from "kysely"
import { afterAll, beforeAll, expect, test } from "vitest"
import { type FreshDatabase, freshDatabase } from "../../testing/fresh-database.ts"
import { inTransaction } from "./in-transaction.ts"

let database: FreshDatabase
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.close())

test("a statement that begins with its name is prepared once a connection, any other is not", async () => {
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
