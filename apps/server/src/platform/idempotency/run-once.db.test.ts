import { sql } from "kysely"
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest"
import type { FastifyInstance } from "fastify"
import { buildTestHttp } from "../../testing/build-test-http.ts"
import { type FreshDatabase, freshDatabase } from "../../testing/fresh-database.ts"
import { settableClock } from "../../testing/settable-clock.ts"
import { AppError } from "../errors/app-error.ts"

const alert = "0191c0de-1111-7222-8333-444455556666"
const otherAlert = "0191c0de-1111-7222-8333-444455557777"
const clock = settableClock()
let database: FreshDatabase
let http: FastifyInstance
let failure: AppError | undefined

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
  failure = undefined
  await sql`truncate effect restart identity`.execute(database.db)
  await sql`truncate platform.idempotency_key`.execute(database.db)
})

/** Serves a call whose effects are counted and whose response differs each time. */
function startNode(): FastifyInstance {
  return buildTestHttp(
    (route) =>
      route("POST /alerts/{alertId}/seen", async ({ tx, session, params, reply }) => {
        await sql`insert into effect (who) values (${session.userId})`.execute(tx)
        if (failure) throw failure
        clock.advance(1)
        reply.code(201)
        return { alertId: params.alertId, seenAt: clock.now().toISOString(), isFirst: true }
      }),
    { db: database.db, clock },
  )
}

const markSeen = (key: string | undefined, user = "ada", id = alert, node = http) =>
  node.inject({
    method: "POST",
    url: `/api/alerts/${id}/seen`,
    headers: { authorization: user, ...(key === undefined ? {} : { "idempotency-key": key }) },
  })

async function countEffects(): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::integer as n from effect`.execute(database.db)
  return rows[0]?.n ?? -1
}

test("[SEC-1d] a repeated call gets the status and bytes of the first response and has no second effect", async () => {
  const first = await markSeen("key-1")
  const repeated = await markSeen("key-1")
  expect([first.statusCode, repeated.statusCode]).toEqual([201, 201])
  expect(repeated.body).toBe(first.body)
  expect(await countEffects()).toBe(1)
})

test("[SEC-1c] a stored response survives a restart of the process", async () => {
  const first = await markSeen("key-1")
  const restarted = startNode()
  expect((await markSeen("key-1", "ada", alert, restarted)).body).toBe(first.body)
  expect(await countEffects()).toBe(1)
  await restarted.close()
})

test("[SEC-1f] refuses a key that was used with other inputs", async () => {
  await markSeen("key-1")
  const refused = await markSeen("key-1", "ada", otherAlert)
  expect([refused.statusCode, refused.json().errors[0].code]).toEqual([409, "IDEMPOTENCY_KEY_REUSED"])
  expect(await countEffects()).toBe(1)
})

test("[SEC-1g] treats another user's key as a different key", async () => {
  const adas = await markSeen("key-1", "ada")
  const bobs = await markSeen("key-1", "bob")
  expect(bobs.statusCode).toBe(201)
  expect(bobs.body).not.toBe(adas.body)
  expect(await countEffects()).toBe(2)
})

test("without a key, every call has its effect", async () => {
  await markSeen(undefined)
  await markSeen(undefined)
  expect(await countEffects()).toBe(2)
})

test("[SEC-1b] accepts only keys of 1 to 255 characters", async () => {
  for (const invalidKey of ["", "k".repeat(256)]) {
    const refused = await markSeen(invalidKey)
    expect([refused.statusCode, refused.json().errors[0].code]).toEqual([400, "BAD_REQUEST"])
  }
  expect((await markSeen("k".repeat(255))).statusCode).toBe(201)
  expect(await countEffects()).toBe(1)
})

test("[SEC-1d] stores neither the effect nor the key of a failed attempt", async () => {
  failure = new AppError("CONFLICT")
  expect((await markSeen("key-1")).statusCode).toBe(409)
  expect(await countEffects()).toBe(0)
  failure = undefined
  expect((await markSeen("key-1")).statusCode).toBe(201)
  expect(await countEffects()).toBe(1)
})

test("[SEC-1d] concurrent duplicates have one effect and get the same response", async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => markSeen("key-1")))
  expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1)
  expect(await countEffects()).toBe(1)
})
