import { sql } from "kysely"
import { afterAll, beforeAll, expect, test } from "vitest"
import { type FreshDatabase, freshDatabase } from "../../testing/fresh-database.ts"
import { createLog } from "./create-log.ts"

const SECRET = "do-not-keep-9876543210"

let database: FreshDatabase
beforeAll(async () => {
  database = await freshDatabase()
  await sql`create table stored_row (secret text primary key, amount int check (amount > 0), id uuid)`.execute(
    database.db,
  )
  await sql`insert into stored_row values (${SECRET}, 1)`.execute(database.db)
})
afterAll(() => database.close())

const failures: [string, () => Promise<unknown>][] = [
  ["a duplicate", () => sql`insert into stored_row values (${SECRET}, 1)`.execute(database.db)],
  ["a row that breaks a check", () => sql`insert into stored_row values (${`${SECRET}2`}, -1)`.execute(database.db)],
  ["a value of another type", () => sql`select ${SECRET}::text::uuid`.execute(database.db)],
  ["an invalid statement", () => sql`select ${sql.raw(`"${SECRET}"`)} from stored_row`.execute(database.db)],
  ["a function that fails", () => sql`select cast(${SECRET}::text as int)`.execute(database.db)],
]

test.each(failures)("[SEC-11b] neither statement nor parameters of %s are logged", async (_, fail) => {
  const lines: string[] = []
  const log = createLog("info", { write: (line) => void lines.push(line) })
  const error: unknown = await fail().catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(Error)
  log.error({ err: error }, "direct")
  log.error({ err: new Error("wrapped", { cause: error }) }, "as a cause")
  log.error({ err: new AggregateError([error], "many") }, "as one of many")
  expect(lines).toHaveLength(3)
  expect(lines.join("")).not.toContain(SECRET)
  expect(lines.join("")).not.toMatch(/insert into|select cast|"params"|"query"|"detail"/)
  const [first] = lines.map((line) => JSON.parse(line) as { err: { code: string; message: string; stack: string } })
  expect(first?.err.code).toMatch(/^[0-9A-Z]{5}$/)
  expect(first?.err.message.length).toBeGreaterThan(10)
  expect(first?.err.stack).toMatch(/\n\s+at /)
})
