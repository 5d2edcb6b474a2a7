import { sql } from "kysely"
import { afterAll, beforeAll, expect, test } from "vitest"
import { asGuest, testBrowser } from "../../testing/as-guest.ts"
import { build, type TestApp } from "../../testing/build-test-app.ts"
import { freshDatabase, type FreshDatabase } from "../../testing/fresh-database.ts"
import { openPostgres } from "../../platform/database/open-postgres.ts"
import { testSettings } from "../../testing/test-settings.ts"

let nodeA: TestApp
let nodeB: TestApp
let secondPool: FreshDatabase
beforeAll(async () => {
  const database = await freshDatabase()
  nodeA = await build({ database })
  const { url } = database
  secondPool = { ...openPostgres({ ...testSettings(), databaseUrl: url ?? "" }), url }
  nodeB = await build({ database: secondPool })
})
afterAll(async () => {
  await nodeB.close()
  await secondPool.close()
  await nodeA.close()
  await nodeA.database.close()
})

const generationsOf = async (userId: string) => {
  const { rows } = await sql<{ generations: number; active: number }>`
    select count(*)::int as generations, count(*) filter (where used_at is null)::int as active
    from identity.refresh_token join identity.session on session.id = session_id
    where user_id = ${userId}`.execute(nodeA.database.db)
  return rows[0]
}

test("[SEC-3b] [SEC-3c] [SES-4g] fifty simultaneous refreshes with one token on two nodes get the same successor", async () => {
  const visitor = await asGuest(nodeA)
  const tabs = Array.from({ length: 50 }, (_, index) =>
    Object.assign(testBrowser(index % 2 ? nodeA : nodeB), { cookie: visitor.cookie, userId: visitor.userId }),
  )
  const responses = await Promise.all(tabs.map((tab) => tab.refresh()))
  expect(responses.map(({ statusCode }) => statusCode)).toEqual(Array(50).fill(200))
  expect(new Set(tabs.map(({ cookie }) => cookie)).size).toBe(1)
  expect(tabs[0]?.cookie).not.toBe(visitor.cookie)
  expect(await generationsOf(visitor.userId)).toEqual({ generations: 2, active: 1 })
  expect((await tabs[0]?.refresh())?.statusCode).toBe(200)
})

test("[SEC-3e] logging out during fifty refreshes leaves no valid credentials", async () => {
  const visitor = await asGuest(nodeA)
  const tabs = Array.from({ length: 50 }, (_, index) =>
    Object.assign(testBrowser(index % 2 ? nodeA : nodeB), { cookie: visitor.cookie, userId: visitor.userId }),
  )
  const refreshes = tabs.map((tab) => tab.refresh())
  await visitor.post("/api/sso-aggregation/ve1/logout")
  await Promise.all(refreshes)
  for (const tab of tabs.filter(({ bearer }) => bearer !== "")) {
    expect((await tab.get("/api/alerts")).json().errors[0].code).toBe("SESSION_ENDED")
    expect((await tab.refresh()).json().errors[0].code).toBe("SESSION_ENDED")
  }
})
