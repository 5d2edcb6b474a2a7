import { sql } from "kysely"
import { afterAll, beforeAll, expect, test } from "vitest"
import { asGuest } from "../../testing/as-guest.ts"
import { build, type TestApp } from "../../testing/build-test-app.ts"
import { purgeExpiredSessions } from "./purge-expired-sessions.ts"
import { createIdentity } from "./identity.ts"

let app: TestApp
beforeAll(async () => {
  app = await build()
})
afterAll(() => app.close())

const DAY = 24 * 3600

test("ended and expired sessions are purged after a retention period, with their tokens and guests", async () => {
  const storedUserIds = async () => {
    const { rows } = await sql<{ id: string }>`
      select person.id from identity.person
        join identity.session on user_id = person.id
        join identity.refresh_token on session_id = session.id`.execute(app.database.db)
    return new Set(rows.map(({ id }) => id))
  }
  const purge = () => purgeExpiredSessions(createIdentity(app.platform))
  const [idle, loggedOut] = [await asGuest(app), await asGuest(app)]
  await loggedOut.post("/api/sso-aggregation/ve1/logout")
  app.clock.advance(29 * DAY)
  await purge()
  expect(await storedUserIds()).toEqual(new Set([idle.userId, loggedOut.userId]))
  app.clock.advance(2 * DAY)
  await purge()
  expect(await storedUserIds()).toEqual(new Set([idle.userId]))
  const active = await asGuest(app)
  app.clock.advance(50 * DAY)
  await active.refresh()
  app.clock.advance(17 * DAY)
  await purge()
  expect(await storedUserIds()).toEqual(new Set([active.userId]))
  const people = await sql`select id from identity.person`.execute(app.database.db)
  expect(people.rows).toEqual([{ id: active.userId }])
})
