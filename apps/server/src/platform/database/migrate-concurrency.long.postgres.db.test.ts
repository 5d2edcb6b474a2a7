import { sql } from "kysely"
import { type ChildProcessByStdio, spawn } from "node:child_process"
import { once } from "node:events"
import { join } from "node:path"
import type { Readable } from "node:stream"
import { text } from "node:stream/consumers"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { emptyDatabase, type FreshDatabase } from "../../testing/fresh-database.ts"
import { migrate } from "./migrate.ts"

let database: FreshDatabase
beforeEach(async () => {
  database = await emptyDatabase()
})
afterEach(() => database.close())

const pathOf = (file: string) => JSON.stringify(join(import.meta.dirname, file))

/**
 * Starts a process that only migrates, as a node does when it starts. `modules` is source code; by default the process
 * applies the migrations of this version.
 */
function startMigration(modules = "undefined"): ChildProcessByStdio<null, Readable, null> {
  const script = `
    import { sql } from "kysely"
    import { openPostgres } from ${pathOf("open-postgres.ts")}
    import { migrate } from ${pathOf("migrate.ts")}
    const database = openPostgres({ databaseUrl: process.argv[1], databasePool: 2 })
    console.log(JSON.stringify(await migrate(database, ${modules})))
    await database.close()`
  return spawn(process.execPath, ["--input-type=module", "-e", script, database.url ?? ""], {
    cwd: import.meta.dirname,
    stdio: ["ignore", "pipe", "inherit"],
  })
}

test("[SEC-14d] [SEC-14e] migrates once when two nodes start at the same time", async () => {
  const migrations = [startMigration(), startMigration()]
  const [one, other] = await Promise.all(
    migrations.map(async ({ stdout }) => JSON.parse(await text(stdout)) as string[]),
  )
  expect([one?.length, other?.length].filter((count) => count === 0)).toHaveLength(1)
  expect([...(one ?? []), ...(other ?? [])]).toContain("platform/001-idempotency-and-limits")
  expect(await migrate(database)).toEqual([])
})

test("[SEC-14d] [SEC-14e] continues after a node was killed with `kill -9` during a migration", async () => {
  const slowModules = `[{ schema: "bakery", migrations: {
    "001-oven": { up: (db) => sql\`create table bakery.oven (id integer)\`.execute(db) },
    "002-wait": { up: (db) => sql\`select pg_sleep(300)\`.execute(db) } } }]`
  const migration = startMigration(slowModules)
  await vi.waitFor(
    async () => {
      const running = await sql`select 1 from pg_stat_activity where query like 'select pg_sleep%'`.execute(database.db)
      expect(running.rows).toHaveLength(1)
    },
    { timeout: 30_000 },
  )
  migration.kill("SIGKILL")
  await once(migration, "exit")
  const emptyMigration = { up: async () => {} }
  const modules = [{ schema: "bakery", migrations: { "001-oven": emptyMigration, "002-wait": emptyMigration } }]
  expect(await migrate(database, modules)).toEqual(["bakery/002-wait"])
})
