import { type Kysely, sql } from "kysely"
import { afterAll, beforeAll, expect, test } from "vitest"
import { emptyDatabase, type FreshDatabase } from "../../testing/fresh-database.ts"
import { findMigrations } from "./find-migrations.ts"
import { migrate } from "./migrate.ts"

let database: FreshDatabase
beforeAll(async () => {
  database = await emptyDatabase()
})
afterAll(() => database.close())

const table = (name: string) => ({
  async up(db: Kysely<unknown>) {
    await sql.raw(`create table ${name} (id integer)`).execute(db)
  },
})
const failing = { up: () => Promise.reject(new Error("no such luck")) }

async function tables(schema: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = ${schema} order by 1`.execute(
    database.db,
  )
  return rows.map(({ name }) => name)
}

test("[SEC-14] finds the platform's migrations first and each module's in a schema of its own", async () => {
  const found = await findMigrations()
  expect(found[0]?.schema).toBe("platform")
  expect(Object.keys(found[0]?.migrations ?? {})).toContain("001-idempotency-and-limits")
  for (const { schema } of found) expect(schema).toMatch(/^[a-z_]+$/)
})

test("[SEC-14] runs each migration once", async () => {
  const modules = [{ schema: "bakery", migrations: { "001-oven": table("bakery.oven") } }]
  expect(await migrate(database, modules)).toEqual(["bakery/001-oven"])
  expect(await migrate(database, modules)).toEqual([])
  const more = [{ schema: "bakery", migrations: { ...modules[0]?.migrations, "002-peel": table("bakery.peel") } }]
  expect(await migrate(database, more)).toEqual(["bakery/002-peel"])
  expect(await tables("bakery")).toEqual(["migration", "migration_lock", "oven", "peel"])
})

test("[SEC-14] leaves the database as it was when one of many fails, and goes on from there", async () => {
  const first = { schema: "garden", migrations: { "001-herb": table("garden.herb") } }
  const second = (migration: typeof failing | ReturnType<typeof table>) => ({
    schema: "cellar",
    migrations: { "001-shelf": table("cellar.shelf"), "002-wine": migration },
  })
  await expect(migrate(database, [first, second(failing)])).rejects.toThrow("no such luck")
  expect([...(await tables("garden")), ...(await tables("cellar"))]).toEqual([])
  const done = await migrate(database, [first, second(table("cellar.wine"))])
  expect(done).toEqual(["garden/001-herb", "cellar/001-shelf", "cellar/002-wine"])
})
