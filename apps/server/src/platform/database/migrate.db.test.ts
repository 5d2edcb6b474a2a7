import { type Kysely, sql } from "kysely"
import { afterAll, beforeAll, expect, test } from "vitest"
import { emptyDatabase, type FreshDatabase } from "../../testing/fresh-database.ts"
import { type DatabaseMigration, findMigrations } from "./find-migrations.ts"
import { migrate } from "./migrate.ts"
import { SCHEMA_LEVEL } from "./schema-level.ts"

let database: FreshDatabase
beforeAll(async () => {
  database = await emptyDatabase()
})
afterAll(() => database.close())

const tableMigration = (name: string) => ({
  async up(db: Kysely<unknown>) {
    await sql.raw(`create table ${name} (id integer)`).execute(db)
  },
})

async function listTables(schema: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = ${schema} order by 1`.execute(
    database.db,
  )
  return rows.map(({ name }) => name)
}

test("finds the platform's migrations first and each module's in its own schema", async () => {
  const modules = await findMigrations()
  expect(modules[0]?.schema).toBe("platform")
  expect(Object.keys(modules[0]?.migrations ?? {})).toContain("001-idempotency-and-limits")
  for (const { schema } of modules) expect(schema).toMatch(/^[a-z_]+$/)
})

test("[SEC-14d] runs each migration once", async () => {
  const modules = [{ schema: "bakery", migrations: { "001-oven": tableMigration("bakery.oven") } }]
  expect(await migrate(database, modules)).toEqual(["bakery/001-oven"])
  expect(await migrate(database, modules)).toEqual([])
  const withNext = [
    { schema: "bakery", migrations: { ...modules[0]?.migrations, "002-peel": tableMigration("bakery.peel") } },
  ]
  expect(await migrate(database, withNext)).toEqual(["bakery/002-peel"])
  expect(await listTables("bakery")).toEqual(["migration", "oven", "peel"])
})

test("[SEC-14d] a failed migration leaves nothing behind, and the next run continues with it", async () => {
  const first = { schema: "garden", migrations: { "001-herb": tableMigration("garden.herb") } }
  const second = (migration: DatabaseMigration) => ({
    schema: "cellar",
    migrations: { "001-shelf": tableMigration("cellar.shelf"), "002-wine": migration },
  })
  const failingMigration = {
    async up(db: Kysely<unknown>) {
      await tableMigration("cellar.cask").up(db)
      throw new Error("no such luck")
    },
  }
  await expect(migrate(database, [first, second(failingMigration)])).rejects.toThrow(
    "The migration cellar/002-wine failed: no such luck",
  )
  expect(await listTables("cellar")).toEqual(["migration", "shelf"])
  expect(await migrate(database, [first, second(tableMigration("cellar.wine"))])).toEqual(["cellar/002-wine"])
})

/** The platform's migrations, whose tables record which version can run with a migration. */
const platform = async () => (await findMigrations()).filter(({ schema }) => schema === "platform")

test("[SEC-14c] a version starts on the next version's database, unless a migration there needs a newer version", async () => {
  const oldMigrations = { "001-mill": tableMigration("windmill.mill") }
  const oldVersion = [...(await platform()), { schema: "windmill", migrations: oldMigrations }]
  await migrate(database, oldVersion)
  const expanded = { ...oldMigrations, "002-sail": tableMigration("windmill.sail") }
  const nextVersion = [...(await platform()), { schema: "windmill", migrations: expanded }]
  expect(await migrate(database, nextVersion)).toEqual(["windmill/002-sail"])
  expect(await migrate(database, oldVersion)).toEqual([])

  const removed = { ...tableMigration("windmill.rest"), oldestLevel: SCHEMA_LEVEL + 1 }
  const laterVersion = [...(await platform()), { schema: "windmill", migrations: { ...expanded, "003-drop": removed } }]
  await migrate(database, laterVersion)
  await expect(migrate(database, oldVersion)).rejects.toThrow(
    `This version is too old for the database: the migration windmill/003-drop needs schema level ${SCHEMA_LEVEL + 1}`,
  )
  await sql`delete from platform.migration_level where schema_name = 'windmill'`.execute(database.db)
  await expect(migrate(database, oldVersion)).rejects.toThrow(
    "The database has the migration windmill/002-sail, which this version does not know",
  )
})
