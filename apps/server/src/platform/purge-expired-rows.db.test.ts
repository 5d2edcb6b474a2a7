import { sql } from "kysely"
import { afterAll, beforeAll, expect, test } from "vitest"
import { type FreshDatabase, freshDatabase } from "../testing/fresh-database.ts"
import { settableClock } from "../testing/settable-clock.ts"
import { purgeExpiredRows } from "./purge-expired-rows.ts"
import { consumeLimit } from "./limits/consume-limit.ts"

let database: FreshDatabase
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.close())

test("[SEC-1c] purges counters after their window, and idempotency keys no sooner than after 24 hours", async () => {
  const { db } = database
  const clock = settableClock()
  await sql`insert into platform.idempotency_key values ('ada', 'k', 'hash', 200, '{}', ${clock.now()})`.execute(db)
  await consumeLimit(db, { bucket: "b", max: 1, windowSeconds: 60, now: clock.now() })
  const countRows = async () => {
    const keys = await sql`select key from platform.idempotency_key`.execute(db)
    const counters = await sql`select bucket from platform.limit_counter`.execute(db)
    return [keys.rows.length, counters.rows.length]
  }
  await purgeExpiredRows({ db, clock })
  expect(await countRows()).toEqual([1, 1])
  clock.advance(25 * 60 * 60)
  await purgeExpiredRows({ db, clock })
  expect(await countRows()).toEqual([1, 0])
  clock.advance(24 * 60 * 60)
  await purgeExpiredRows({ db, clock })
  expect(await countRows()).toEqual([0, 0])
})
