import { sql } from "kysely"
import { afterAll, beforeAll, expect, test, vi } from "vitest"
import { buildApp } from "../../app.ts"
import { openPostgres } from "../../platform/database/open-postgres.ts"
import { createLog, nullDestination } from "../../platform/log/create-log.ts"
import { type FreshDatabase, freshDatabase } from "../../testing/fresh-database.ts"
import { testSettings } from "../../testing/test-settings.ts"

let testDatabase: FreshDatabase
beforeAll(async () => {
  testDatabase = await freshDatabase()
})
afterAll(() => testDatabase.close())

/** Starts a node and returns its readiness. A changed setting of the database applies only to new connections. */
async function readinessNow(): Promise<[number, string | undefined]> {
  const databaseUrl = testDatabase.url ?? ""
  const settings = testSettings({ databaseUrl })
  const database = openPostgres({ ...settings, databaseUrl })
  const app = buildApp({ settings, database, log: createLog("silent", nullDestination) })
  const ready = await app.http.inject("/api/ready")
  await app.http.close()
  await database.close()
  return [ready.statusCode, ready.json().errors?.[0].code]
}

/** On a busy machine the database may not answer within the time limit of a check. */
const expectReady = () =>
  vi.waitFor(async () => expect(await readinessNow()).toEqual([200, undefined]), { timeout: 25_000, interval: 100 })

test("[SEC-11e] a node is not ready while the database is read-only, and is ready again afterwards", async () => {
  await expectReady()
  const name = sql.id(new URL(testDatabase.url ?? "").pathname.slice(1))
  await sql`alter database ${name} set default_transaction_read_only = on`.execute(testDatabase.db)
  expect(await readinessNow()).toEqual([503, "UNAVAILABLE"])
  await sql`alter database ${name} reset default_transaction_read_only`.execute(testDatabase.db)
  await expectReady()
})

test("[SEC-11e] a node is not ready when writes fail, as on a full disk, and its write probes leave no rows", async () => {
  await sql`create function no_room() returns trigger language plpgsql as $$
    begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$`.execute(
    testDatabase.db,
  )
  await sql`create trigger no_room before insert on platform.write_trial execute function no_room()`.execute(
    testDatabase.db,
  )
  expect(await readinessNow()).toEqual([503, "UNAVAILABLE"])
  await sql`drop trigger no_room on platform.write_trial`.execute(testDatabase.db)
  await expectReady()
  const { rows } = await sql`select from platform.write_trial`.execute(testDatabase.db)
  expect(rows).toHaveLength(0)
})
