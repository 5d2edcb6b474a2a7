import { sql } from "kysely"
import { setTimeout as wait } from "node:timers/promises"
import { afterAll, beforeAll, expect, test } from "vitest"
import { buildTestHttp } from "../../testing/build-test-http.ts"
import { type FreshDatabase, freshDatabase } from "../../testing/fresh-database.ts"
import { testSettings } from "../../testing/test-settings.ts"
import { openPostgres } from "../database/open-postgres.ts"

let database: FreshDatabase
beforeAll(async () => {
  database = await freshDatabase()
  await sql`create table effect (id serial primary key)`.execute(database.db)
})
afterAll(() => database.close())

test("[SEC-1d] [SEC-1e] 100 calls with one key that race on two nodes have one effect and get the same response", async () => {
  const nodes = [1, 2].map(() => {
    const connection = openPostgres({ ...testSettings(), databaseUrl: database.url ?? "" })
    const http = buildTestHttp(
      (route) =>
        route("POST /alerts/{alertId}/seen", async ({ tx, params }) => {
          await sql`insert into effect default values`.execute(tx)
          await wait(30)
          return { alertId: params.alertId, seenAt: new Date().toISOString(), isFirst: true }
        }),
      { db: connection.db },
    )
    return { http, connection }
  })
  const url = "/api/alerts/0191c0de-1111-7222-8333-444455556666/seen"
  const headers = { authorization: "ada", "idempotency-key": "the-one" }
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, each) => nodes[each % 2]?.http.inject({ method: "POST", url, headers })),
  )
  expect(answers.map((answer) => answer?.statusCode)).toEqual(answers.map(() => 200))
  expect(new Set(answers.map((answer) => answer?.body)).size).toBe(1)
  const { rows } = await sql`select count(*)::integer as n from effect`.execute(database.db)
  expect(rows).toEqual([{ n: 1 }])
  for (const { http, connection } of nodes) {
    await http.close()
    await connection.close()
  }
})
