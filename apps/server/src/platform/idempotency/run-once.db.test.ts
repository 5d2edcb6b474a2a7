import { sql } from "kysely"
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest"
import type { FastifyInstance } from "fastify"
import { bareHttp } from "../../testing/bare-http.ts"
import { type FreshDatabase, freshDatabase } from "../../testing/fresh-database.ts"
import { settableClock } from "../../testing/settable-clock.ts"
import { AppError } from "../errors/app-error.ts"

const alert = "0191c0de-1111-7222-8333-444455556666"
const other = "0191c0de-1111-7222-8333-444455557777"
const clock = settableClock()
let database: FreshDatabase
let http: FastifyInstance
let fails: AppError | undefined

beforeAll(async () => {
  database = await freshDatabase()
  await sql`create table effect (id serial primary key, who text)`.execute(database.db)
  http = startNode()
})
afterAll(async () => {
  await http.close()
  await database.close()
})
beforeEach(async () => {
  fails = undefined
  await sql`truncate effect restart identity`.execute(database.db)
  await sql`truncate platform.idempotency_key`.execute(database.db)
})

/** Serves a call whose effects are counted and whose response differs each time. */
function startNode(): FastifyInstance {
  return bareHttp(
    (route) =>
      route("POST /alerts/{alertId}/seen", async ({ tx, session, params, reply }) => {
        await sql`insert into effect (who) values (${session.userId})`.execute(tx)
        if (fails) throw fails
        clock.advance(1)
        reply.code(201)
        return { status: "success", data: { alertId: params.alertId, seenAt: clock.now().toISOString() } }
      }),
    { db: database.db, clock },
  )
}

const see = (key: string | undefined, who = "ada", id = alert, node = http) =>
  node.inject({
    method: "POST",
    url: `/api/alerts/${id}/seen`,
    headers: { authorization: who, ...(key === undefined ? {} : { "idempotency-key": key }) },
  })

async function effects(): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::integer as n from effect`.execute(database.db)
  return rows[0]?.n ?? -1
}

test("[SEC-1d] repeats the first response, status and bytes, and has one effect", async () => {
  const first = await see("key-1")
  const again = await see("key-1")
  expect([first.statusCode, again.statusCode]).toEqual([201, 201])
  expect(again.body).toBe(first.body)
  expect(await effects()).toBe(1)
})

test("[SEC-1c] stores responses across a restart of the process", async () => {
  const first = await see("key-1")
  const restarted = startNode()
  expect((await see("key-1", "ada", alert, restarted)).body).toBe(first.body)
  expect(await effects()).toBe(1)
  await restarted.close()
})

test("[SEC-1f] refuses a key that was used with other inputs", async () => {
  await see("key-1")
  const refused = await see("key-1", "ada", other)
  expect([refused.statusCode, refused.json().errors[0].code]).toEqual([409, "IDEMPOTENCY_KEY_REUSED"])
  expect(await effects()).toBe(1)
})

test("[SEC-1g] treats another user's key as a different key", async () => {
  const adas = await see("key-1", "ada")
  const bobs = await see("key-1", "bob")
  expect(bobs.statusCode).toBe(201)
  expect(bobs.body).not.toBe(adas.body)
  expect(await effects()).toBe(2)
})

test("runs each time without a key", async () => {
  await see(undefined)
  await see(undefined)
  expect(await effects()).toBe(2)
})

test("[SEC-1b] accepts only keys of 1 to 255 characters", async () => {
  for (const bad of ["", "k".repeat(256)]) {
    const refused = await see(bad)
    expect([refused.statusCode, refused.json().errors[0].code]).toEqual([400, "BAD_REQUEST"])
  }
  expect((await see("k".repeat(255))).statusCode).toBe(201)
  expect(await effects()).toBe(1)
})

test("[SEC-1d] stores neither the effect nor the key of a failed attempt", async () => {
  fails = new AppError("CONFLICT")
  expect((await see("key-1")).statusCode).toBe(409)
  expect(await effects()).toBe(0)
  fails = undefined
  expect((await see("key-1")).statusCode).toBe(201)
  expect(await effects()).toBe(1)
})

test("[SEC-1d] has one effect and one response for many concurrent duplicates", async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => see("key-1")))
  expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1)
  expect(await effects()).toBe(1)
})
