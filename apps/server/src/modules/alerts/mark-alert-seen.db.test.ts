import { countries } from "@hearth/domain/countries/countries.ts"
import { sql } from "kysely"
import { afterAll, beforeAll, expect, test, vi } from "vitest"
import { asGuest } from "../../testing/as-guest.ts"
import { build, type TestApp } from "../../testing/build-test-app.ts"
import { initialAlerts } from "./initial-alerts.ts"
import { countAlertReach } from "./count-alert-reach.ts"

let app: TestApp
beforeAll(async () => {
  app = await build()
})
afterAll(() => app.close())

const indianAlertId = (scope: "country" | "store"): string =>
  initialAlerts.find(({ country, storeId }) => country === "IN" && (storeId === null) === (scope === "country"))?.id ??
  ""

const seenRows = async (userId: string) =>
  (await sql<{ alert_id: string }>`select alert_id from alerts.seen where user_id = ${userId}`.execute(app.database.db))
    .rows

const reachOf = async (alertId: string): Promise<number> => {
  const { rows } = await sql<{ visitors: number }>`
    select visitors from alerts.reach where alert_id = ${alertId}`.execute(app.database.db)
  return rows[0]?.visitors ?? 0
}

test("[FBK-5b] an alert that a visitor has seen is no longer shown to them, but still to others", async () => {
  const [visitor, other] = [await asGuest(app), await asGuest(app)]
  const seenResponse = await visitor.post(`/api/alerts/${indianAlertId("country")}/seen`)
  expect([seenResponse.statusCode, seenResponse.json().data.alertId]).toEqual([200, indianAlertId("country")])
  expect((await visitor.get("/api/alerts")).json().data.alerts).toEqual([])
  expect((await other.get("/api/alerts")).json().data.alerts).toHaveLength(1)
})

test("[FBK-5b] marking an alert twice writes one row, counts one visitor, and only the first call is the first", async () => {
  const visitor = await asGuest(app)
  const storeid = countries.IN.defaultStore.id
  const first = await visitor.post(`/api/alerts/${indianAlertId("store")}/seen`, undefined, { storeid })
  app.clock.advance(60)
  const second = await visitor.post(`/api/alerts/${indianAlertId("store")}/seen`, undefined, { storeid })
  expect(second.statusCode).toBe(200)
  expect(first.json().data.isFirst).toBe(true)
  expect(second.json().data).toEqual({ ...first.json().data, isFirst: false })
  expect(await seenRows(visitor.userId)).toHaveLength(1)
  await vi.waitFor(async () => expect(await reachOf(indianAlertId("store"))).toBe(1), {
    timeout: 60_000,
    interval: 100,
  })
})

test("an event that is delivered twice counts the visitor once", async () => {
  const visitor = await asGuest(app)
  const alertId = indianAlertId("country")
  const event = { alertId, userId: visitor.userId }
  const reachBefore = await reachOf(alertId)
  await sql`insert into alerts.seen (alert_id, user_id, seen_at) values (${alertId}, ${visitor.userId}, now())`.execute(
    app.database.db,
  )
  await Promise.all([countAlertReach(app.platform, event), countAlertReach(app.platform, event)])
  await countAlertReach(app.platform, event)
  expect(await reachOf(alertId)).toBe(reachBefore + 1)
})

test("[SEC-1d] [SEC-1f] a repeated idempotency key returns the first response, and the key is refused for another alert", async () => {
  const visitor = await asGuest(app)
  const headers = { "idempotency-key": "seen-once", storeid: countries.IN.defaultStore.id }
  const first = await visitor.post(`/api/alerts/${indianAlertId("country")}/seen`, undefined, headers)
  const again = await visitor.post(`/api/alerts/${indianAlertId("country")}/seen`, undefined, headers)
  expect([again.statusCode, again.body]).toEqual([200, first.body])
  const another = await visitor.post(`/api/alerts/${indianAlertId("store")}/seen`, undefined, headers)
  expect([another.statusCode, another.json().errors[0].code]).toEqual([409, "IDEMPOTENCY_KEY_REUSED"])
  expect(await seenRows(visitor.userId)).toHaveLength(1)
})

test.each([
  ["of another country", "lk.localhost", () => indianAlertId("country"), undefined],
  ["of another store", "in.localhost", () => indianAlertId("store"), "12345"],
  ["of a store when the visitor has chosen no store", "in.localhost", () => indianAlertId("store"), ""],
  ["that does not exist", "in.localhost", () => "0190a5c0-0000-7000-8000-00000000ffff", undefined],
])("[SEC-5a] an alert %s can’t be marked as seen", async (_, host, alertId, storeid) => {
  const visitor = await asGuest(app, host)
  const response = await visitor.post(
    `/api/alerts/${alertId()}/seen`,
    undefined,
    storeid === undefined ? {} : { storeid },
  )
  expect([response.statusCode, response.json().errors[0].code]).toEqual([404, "NOT_FOUND"])
  expect(await seenRows(visitor.userId)).toEqual([])
})
