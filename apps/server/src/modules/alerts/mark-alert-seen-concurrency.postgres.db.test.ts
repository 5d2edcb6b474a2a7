import { sql } from "kysely"
import { afterAll, beforeAll, expect, test, vi } from "vitest"
import { asGuest } from "../../testing/as-guest.ts"
import { build, type TestApp } from "../../testing/build-test-app.ts"
import { initialAlerts } from "./initial-alerts.ts"

let nodeA: TestApp
let nodeB: TestApp
beforeAll(async () => {
  nodeA = await build()
  nodeB = await build({ database: nodeA.database })
})
afterAll(async () => {
  await nodeB.close()
  await nodeA.close()
})

test("[FBK-5b] thirty simultaneous requests on two nodes write one row and count one visitor, and one of them may show the alert", async () => {
  const alertId = initialAlerts[0]?.id
  const visitor = await asGuest(nodeA)
  const markSeen = (app: TestApp) =>
    app.http.inject({ method: "POST", url: `/api/alerts/${alertId}/seen`, headers: visitor.headers() })
  const responses = await Promise.all(Array.from({ length: 30 }, (_, index) => markSeen(index % 2 ? nodeA : nodeB)))
  expect(new Set(responses.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
  expect(responses.filter((response) => response.json().data.isFirst)).toHaveLength(1)
  expect(new Set(responses.map((response) => response.json().data.seenAt)).size).toBe(1)
  const count = async (table: string) =>
    (await sql<{ n: number }>`select count(*)::int as n from ${sql.raw(table)}`.execute(nodeA.database.db)).rows[0]?.n
  expect(await count("alerts.seen")).toBe(1)
  const reach = () => sql`select alert_id, visitors from alerts.reach`.execute(nodeA.database.db)
  await vi.waitFor(async () => expect((await reach()).rows).toEqual([{ alert_id: alertId, visitors: 1 }]), {
    timeout: 60_000,
    interval: 100,
  })
  const jobs = await sql`select 1 from jobs.job where name = 'alerts.seen.count-reach'`.execute(nodeA.database.db)
  expect(jobs.rows).toHaveLength(1)
})
