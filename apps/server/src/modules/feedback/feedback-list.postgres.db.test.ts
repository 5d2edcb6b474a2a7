import { sql } from "kysely"
import { afterAll, beforeAll, expect, test, vi } from "vitest"
import { asStaff, firstManager, type StaffClient } from "../../testing/as-staff.ts"
import { build, type TestApp } from "../../testing/build-test-app.ts"
import { explainStatement, scansOf } from "../../testing/explain-statement.ts"
import { type WatchedStatements, watchStatements } from "../../testing/watch-statements.ts"

const STORE = "6585R"
const DAYS = "firstDay=2026-01-01&lastDay=2026-12-31"
let app: TestApp
let manager: StaffClient
let statements: WatchedStatements
beforeAll(async () => {
  statements = watchStatements()
  app = await build({ settings: { firstManager } })
  manager = await asStaff(app)
  const { db } = app.database
  await sql`
    insert into feedback.feedback (id, country, order_id, store_id, delivery_type, overall_rating, aspects, problems, text,
      created_at)
    select gen_random_uuid(), 'IN', gen_random_uuid(), case when n % 100 = 0 then ${STORE} else 'B' || n % 200 end,
      'DELIVERY', n % 5 + 1, case when n % 3 = 0 then '{"TASTE": 4}'::jsonb else '{}' end,
      case when n % 10 = 0 then '[{"aspect": "TASTE", "problem": "BLAND"}]'::jsonb end,
      case when n % 4 = 0 then 'The crust was perfect and the rider was kind.' end,
      '2026-06-01T00:00:00Z'::timestamptz - n * interval '1 minute'
    from generate_series(1, 12000) as n`.execute(db)
  // Without the checkpoint, vacuum doesn't mark pages as all-visible whose commits are not on disk yet.
  await sql`checkpoint`.execute(db)
  await sql`vacuum analyze feedback.feedback`.execute(db)
})
afterAll(async () => {
  vi.restoreAllMocks()
  await app.close()
})

async function readPage(path: string): Promise<{ feedback: object[]; nextId: string | null }> {
  const answer = await statements.watch(() => manager.send("GET", path))
  if (answer.statusCode !== 200) throw new Error(`No feedback: ${answer.body}`)
  return answer.json().data
}
const explainList = () => explainStatement(app, statements, 'as "hasMobile"')

test.each([
  [`/head-office/feedback?${DAYS}`, "listed_by_country"],
  [`/head-office/feedback?${DAYS}&show=words`, "words_by_country"],
  [`/head-office/feedback?${DAYS}&show=low`, "low_by_country"],
  [`/head-office/feedback?${DAYS}&storeId=B7`, "listed_of_store"],
  [`/stores/${STORE}/feedback?${DAYS}`, "listed_of_store"],
])("the list %s reads a page of one index, and the next page nothing before its cursor", async (path, index) => {
  const { feedback, nextId } = await readPage(path)
  expect(feedback).toHaveLength(30)
  expect(scansOf(await explainList())).toEqual([`Index Scan ${index}`])
  await readPage(`${path}&afterId=${nextId}`)
  const plan = await explainList()
  expect(scansOf(plan)).toEqual([`Index Scan ${index}`])
  expect(plan.join(" ")).toMatch(/Index Cond: .*created_at, id\) < /)
  expect(plan.join(" ")).not.toContain("Sort")
})

test("averages of aspects read only an index, and counts of problems only feedback with problems", async () => {
  const answer = await statements.watch(() => manager.send("GET", `/head-office/ratings?${DAYS}`))
  expect(answer.json().data.problems).toEqual([{ aspect: "TASTE", problem: "BLAND", count: 1200 }])
  const aspectScans = scansOf(await explainStatement(app, statements, "jsonb_each_text"))
  expect(aspectScans).toEqual([expect.stringMatching(/Index Only Scan aspects_by_country$/)])
  const problemScans = scansOf(await explainStatement(app, statements, "jsonb_to_recordset"))
  expect(problemScans).toEqual([expect.stringMatching(/Index Scan problems_by_country$/)])
})
