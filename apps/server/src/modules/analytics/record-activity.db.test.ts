import type { Activity } from "@hearth/contract/calls/analytics.calls.ts"
import fc from "fast-check"
import { sql } from "kysely"
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest"
import { asGuest } from "../../testing/as-guest.ts"
import { build, type TestApp } from "../../testing/build-test-app.ts"
import { purgeExpiredActivities } from "./purge-expired-activities.ts"

let app: TestApp
beforeAll(async () => {
  app = await build({ settings: { trustProxy: "127.0.0.1" } })
})
beforeEach(() => sql`delete from analytics.activity`.execute(app.database.db))
afterAll(() => app.close())

const activity: Activity = {
  userAgent: "Mozilla/5.0",
  platform: "PWA",
  timestamp: "2026-03-01T06:29:58.000Z",
  pageName: "/menu/pizza",
  referrer: "https://search.example/",
  action: "Error FrontEnd",
  actionType: "storage could not be written",
  properties: { name: "recents", tries: 2, ok: false, detail: null },
}

const report = (change: object = {}, headers: Record<string, string> = {}, target = app) =>
  target.http.inject({
    method: "POST",
    url: "/api/tracking/activity",
    headers: { host: "lk.localhost", "x-request-id": "request-0815", ...headers },
    payload: { data: { ...activity, ...change } },
  })

const readActivities = async () =>
  (await sql<Record<string, unknown>>`select * from analytics.activity order by id`.execute(app.database.db)).rows

test("[ANA-1a] [ANA-3a] a report is stored with its country, time and request id", async () => {
  const { userId, bearer } = await asGuest(app, "lk.localhost")
  const response = await report({ userId }, { authorization: bearer })
  expect([response.statusCode, response.json()]).toEqual([200, { status: "success" }])
  expect(await readActivities()).toEqual([
    {
      id: expect.any(Number),
      country: "LK",
      user_id: userId,
      platform: "PWA",
      user_agent: activity.userAgent,
      page_name: activity.pageName,
      referrer: activity.referrer,
      action: activity.action,
      action_type: activity.actionType,
      properties: { ...activity.properties, clientType: "web app-chrome" },
      happened_at: new Date(activity.timestamp),
      received_at: app.clock.now(),
      request_id: "request-0815",
    },
  ])
})

test("a report is stored with the client type from its header, not from its properties", async () => {
  await report({ properties: { clientType: "mine" } }, { "client-type": "web app-gpay" })
  expect(await readActivities()).toMatchObject([{ properties: { clientType: "web app-gpay" } }])
})

test("[SEC-5a] a report under another user's id is refused, and a report without a user id is stored without one", async () => {
  const [asha, ravi] = [await asGuest(app, "lk.localhost"), await asGuest(app, "lk.localhost")]
  for (const response of [
    await report({ userId: ravi.userId }, { authorization: asha.bearer }),
    await report({ userId: ravi.userId }),
    await report({ userId: "9876543210" }, { authorization: asha.bearer }),
  ]) {
    expect([response.statusCode, response.json().errors[0].code]).toEqual([403, "FORBIDDEN"])
  }
  expect(await readActivities()).toEqual([])
  expect((await report({}, { authorization: asha.bearer })).statusCode).toBe(200)
  expect(await readActivities()).toMatchObject([{ user_id: null }])
})

test("[ANA-4a] phone numbers, e-mail addresses, tokens and query strings never reach the database", async () => {
  await report({
    userAgent: "agent of asha@example.com",
    pageName: "/user/9876543210/addresses?q=my street",
    referrer: "https://mail.example/asha@example.com?token=abc",
    action: "call 9876543210",
    actionType: "asha@example.com",
    properties: { mobile: "+91 98765-43210", note: "asha@example.com", otp: "123456", "9876543210": 1 },
  })
  const rows = JSON.stringify(await readActivities())
  expect(rows).toContain("/user/[number]/addresses")
  for (const secret of ["98765", "43210", "asha", "abc", "123456", "my street"]) expect(rows).not.toContain(secret)
})

test("[ANA-4a] the table has no column for a name, a phone number, an e-mail address or an IP address", async () => {
  const { rows } = await sql<{ column_name: string }>`
    select column_name from information_schema.columns
    where table_schema = 'analytics' and table_name = 'activity'`.execute(app.database.db)
  expect(
    rows
      .map(({ column_name }) => column_name)
      .filter((name) => /mobile|phone|mail|(first|last)_name|addr|ip$/.test(name)),
  ).toEqual([])
})

const encodedCardNumber = "%34%32".repeat(8)
const manyKeys = Object.fromEntries(Array.from({ length: 1001 }, (_, index) => [`k${index}`, 1]))
test.each([
  ["an unknown field", { mobile: "1" }],
  ["another platform", { platform: "iOS" }],
  ["more than 1000 properties", { properties: manyKeys }],
  ["a property longer than 4096 characters", { properties: { a: "x".repeat(4097) } }],
  ["a nested property", { properties: { a: { b: 1 } } }],
  ["a text with NUL", { pageName: "a\u0000b" }],
  ["a property with NUL", { properties: { a: "\u0000" } }],
  ["a card number in the page's name", { pageName: "/menu/4242 4242 4242 4242" }],
  ["a card number in the referrer", { referrer: "https://search.example/4242%204242%204242%204242" }],
  [
    "an encoded card number after an invalid escape sequence",
    { referrer: `https://search.example/%zz/%FF/${encodedCardNumber}` },
  ],
  ["half of a surrogate pair", { action: "\ud800" }],
  ["an invalid timestamp", { timestamp: "yesterday" }],
  ["no action", { action: "" }],
])("[SEC-9a] [ANA-2e] [SEC-8c] refuses %s and stores nothing", async (_, change) => {
  const response = await report(change)
  expect([response.statusCode, response.json().errors[0].code]).toEqual([400, "BAD_REQUEST"])
  expect(await readActivities()).toEqual([])
})

test("a timestamp that is years off is replaced by the time of receipt", async () => {
  for (const timestamp of ["0000-01-01T00:00:00Z", "9999-12-31T23:59:59Z", "1970-01-01T00:00:00Z"]) {
    expect((await report({ timestamp })).statusCode).toBe(200)
  }
  expect((await readActivities()).map((row) => row.happened_at)).toEqual(Array(3).fill(app.clock.now()))
})

test("[SEC-8a] every report that the contract allows is accepted, whatever its texts are", async () => {
  const text = fc
    .string({ unit: "grapheme", maxLength: 40 })
    .filter((each) => !each.includes("\u0000") && each.isWellFormed())
  const value = fc.oneof(text, fc.double({ noNaN: true, noDefaultInfinity: true }), fc.boolean(), fc.constant(null))
  const properties = fc.dictionary(
    text.filter((name) => name !== "" && !/^(__proto__|constructor|prototype)$/.test(name)),
    value,
  )
  await fc.assert(
    fc.asyncProperty(text, text, properties, async (pageName, actionType, properties) => {
      expect((await report({ pageName, actionType, properties })).statusCode).toBe(200)
    }),
    { numRuns: 50 },
  )
})

test("reports are rate-limited per network", async () => {
  const limitedApp = await build({
    database: app.database,
    settings: { activitiesPerMinute: 2, trustProxy: "127.0.0.1" },
  })
  const reportFrom = async (address: string) =>
    (await report({}, { "x-forwarded-for": address }, limitedApp)).statusCode
  const network = "2001:db8:1:2:"
  expect([
    await reportFrom(`${network}:1`),
    await reportFrom(`${network}:2`),
    await reportFrom(`${network}:3`),
  ]).toEqual([200, 200, 429])
  expect(await reportFrom("203.0.113.9")).toBe(200)
  limitedApp.clock.advance(60)
  expect(await reportFrom(`${network}:1`)).toBe(200)
  await limitedApp.close()
})

test("reports are purged after 30 days", async () => {
  await report({ action: "old" })
  app.clock.advance(10 * 24 * 3600)
  await report({ action: "newer" })
  app.clock.advance(20 * 24 * 3600 + 1)
  await purgeExpiredActivities(app.platform)
  expect((await readActivities()).map(({ action }) => action)).toEqual(["newer"])
})

test("with activity reports switched off, a report gets a success response and is not stored", async () => {
  const appWithoutReports = await build({ database: app.database, settings: { areAnalyticsOff: true } })
  const response = await report({}, {}, appWithoutReports)
  expect([response.statusCode, response.json()]).toEqual([200, { status: "success" }])
  expect(await readActivities()).toEqual([])
  await appWithoutReports.close()
})
