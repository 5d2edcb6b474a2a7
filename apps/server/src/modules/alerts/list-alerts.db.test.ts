import { countries } from "@hearth/domain/countries/countries.ts"
import { sql } from "kysely"
import { afterAll, beforeAll, expect, test } from "vitest"
import { asGuest } from "../../testing/as-guest.ts"
import { build, type TestApp } from "../../testing/build-test-app.ts"
import { initialAlerts } from "./initial-alerts.ts"
import { postAlert } from "./public.ts"
import { seedAlerts } from "./seed-alerts.ts"

let app: TestApp
beforeAll(async () => {
  app = await build()
})
afterAll(() => app.close())

const idsFor = async (host: string, url = "/api/alerts"): Promise<string[]> => {
  const response = await (await asGuest(app, host)).get(url)
  return response.json<{ data: { alerts: { id: string }[] } }>().data.alerts.map(({ id }) => id)
}

const seededIds = (country: string, storeId?: string) =>
  initialAlerts
    .filter((alert) => alert.country === country && (alert.storeId === null || alert.storeId === storeId))
    .map(({ id }) => id)

test.each(["IN", "LK", "BD"] as const)(
  "[FBK-5a] %s: lists the alerts of the country and of the requested store",
  async (code) => {
    const { id } = countries[code].defaultStore
    const host = `${code.toLowerCase()}.localhost`
    expect(seededIds(code, id)).toHaveLength(2)
    expect((await idsFor(host)).sort()).toEqual(seededIds(code))
    expect((await idsFor(host, `/api/alerts?storeId=${id}`)).sort()).toEqual(seededIds(code, id))
    expect((await idsFor(host, "/api/alerts?storeId=12345")).sort()).toEqual(seededIds(code))
  },
)

test("an alert is shown from its start until its end", async () => {
  const id = await postAlert(app.platform, app.database.db, {
    country: "LK",
    storeId: null,
    tone: "warning",
    title: "Heavy rain.",
    message: "We ride slowly today.",
    startsAt: new Date("2026-03-02T00:00:00Z"),
    endsAt: new Date("2026-03-03T00:00:00Z"),
  })
  const isShownAt: Record<string, boolean> = {}
  for (const time of ["2026-03-01T23:59:59Z", "2026-03-02T00:00:00Z", "2026-03-02T23:59:59Z", "2026-03-03T00:00:00Z"]) {
    app.clock.set(time)
    isShownAt[time] = (await idsFor("lk.localhost")).includes(id)
  }
  expect(Object.values(isShownAt)).toEqual([false, true, true, false])
})

test("a request without a session is refused", async () => {
  const response = await app.http.inject("/api/alerts")
  expect([response.statusCode, response.json().errors[0].code]).toEqual([401, "UNAUTHENTICATED"])
})

test("seeding again adds no alerts", async () => {
  const count = async () =>
    (await sql<{ n: number }>`select count(*)::int as n from alerts.alert`.execute(app.database.db)).rows[0]?.n
  const countBefore = await count()
  await seedAlerts(app.platform)
  expect(await count()).toBe(countBefore)
})
