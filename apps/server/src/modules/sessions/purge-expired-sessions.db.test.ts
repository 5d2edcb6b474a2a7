import { sql } from "kysely"
import { expect, test } from "vitest"
import { guestErasers } from "../../merge-and-erase-accounts.ts"
import { asCustomer } from "../../testing/as-customer.ts"
import { asGuest } from "../../testing/as-guest.ts"
import type { TestApp } from "../../testing/build-test-app.ts"
import type { Partners } from "../../testing/start-partners.ts"
import { withPartners } from "../../testing/with-partners.ts"
import { postAlert } from "../alerts/public.ts"
import { purgeExpiredSessions } from "./purge-expired-sessions.ts"
import { createSessionDeps } from "./session-deps.ts"

let app: TestApp
let partners: Partners
withPartners((started) => ({ app, partners } = started))

const DAY_SECONDS = 24 * 3600
const purge = () => purgeExpiredSessions(createSessionDeps(app.platform), guestErasers)

test("ended and expired sessions are purged after a retention period, with their tokens and guests", async () => {
  const listUserIds = async () => {
    const { rows } = await sql<{ id: string }>`
      select person.id from identity.person
        join identity.session on user_id = person.id
        join identity.refresh_token on session_id = session.id`.execute(app.database.db)
    return new Set(rows.map(({ id }) => id))
  }
  const [idleGuest, loggedOut] = [await asGuest(app), await asGuest(app)]
  await loggedOut.post("/api/sso-aggregation/ve1/logout")
  app.clock.advance(29 * DAY_SECONDS)
  await purge()
  expect(await listUserIds()).toEqual(new Set([idleGuest.userId, loggedOut.userId]))
  app.clock.advance(2 * DAY_SECONDS)
  await purge()
  expect(await listUserIds()).toEqual(new Set([idleGuest.userId]))
  const active = await asGuest(app)
  app.clock.advance(50 * DAY_SECONDS)
  await active.refresh()
  app.clock.advance(17 * DAY_SECONDS)
  await purge()
  expect(await listUserIds()).toEqual(new Set([active.userId]))
  const people = await sql`select id from identity.person`.execute(app.database.db)
  expect(people.rows).toEqual([{ id: active.userId }])
})

test("a purged guest's favourites and seen alerts are deleted, and those of other visitors stay", async () => {
  const [lostGuest, customer] = [await asGuest(app), await asCustomer(app, partners, "9876500001")]
  const alertId = await postAlert(app.platform, app.database.db, {
    country: "IN",
    storeId: null,
    tone: "news",
    title: "Hello",
    message: "Hello",
    startsAt: app.clock.now(),
    endsAt: new Date(app.clock.now().getTime() + 300 * DAY_SECONDS * 1000),
  })
  for (const visitor of [lostGuest, customer]) {
    await visitor.post("/api/customer-service/ve1/user/favourites/products", { productId: "in-margherita" })
    await visitor.post(`/api/alerts/${alertId}/seen`)
  }
  const owners = async (table: string) => {
    const { rows } = await sql<{ id: string }>`select user_id as id from ${sql.table(table)}`.execute(app.database.db)
    return rows.map(({ id }) => id).sort()
  }
  const tables = ["catalog.favourite", "alerts.seen"]
  for (const table of tables) expect(await owners(table)).toEqual([lostGuest.userId, customer.userId].sort())
  app.clock.advance(100 * DAY_SECONDS)
  await purge()
  for (const table of tables) expect(await owners(table)).toEqual([customer.userId])
})

test("the record of a merged guest is purged after 120 days", async () => {
  const countMerges = async () => {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from identity.joined`.execute(
      app.database.db,
    )
    return rows[0]?.count
  }
  await asCustomer(app, partners, "9876500000")
  app.clock.advance(119 * DAY_SECONDS)
  await purge()
  expect(await countMerges()).toBe(1)
  app.clock.advance(2 * DAY_SECONDS)
  await purge()
  expect(await countMerges()).toBe(0)
})
