import { sql } from "kysely"
import { afterAll, beforeAll, expect, test } from "vitest"
import { asStaff, firstManager } from "../../testing/as-staff.ts"
import { build, type TestApp } from "../../testing/build-test-app.ts"

let app: TestApp
beforeAll(async () => {
  app = await build({ settings: { firstManager } })
})
afterAll(() => app.close())

const DAY_SECONDS = 24 * 3600
const countSessions = async () => {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from staff.session`.execute(
    app.database.db,
  )
  return rows[0]?.count
}

test("the nightly job deletes staff sessions that were not used for sixty days", async () => {
  const purge = () => app.platform.jobs.runNow("staff.forget-sessions")
  await asStaff(app)
  app.clock.advance(59 * DAY_SECONDS)
  await asStaff(app)
  await purge()
  expect(await countSessions()).toBe(2)
  app.clock.advance(2 * DAY_SECONDS)
  await purge()
  expect(await countSessions()).toBe(1)
})
