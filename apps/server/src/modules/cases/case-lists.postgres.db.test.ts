import { sql } from "kysely"
import { afterAll, beforeAll, expect, test, vi } from "vitest"
import { asStaff, firstManager, type StaffClient } from "../../testing/as-staff.ts"
import { build, type TestApp } from "../../testing/build-test-app.ts"
import { explainStatement, scansOf } from "../../testing/explain-statement.ts"
import { type WatchedStatements, watchStatements } from "../../testing/watch-statements.ts"
import { STORE } from "./testing/case-fixture.ts"

let app: TestApp
let manager: StaffClient
let statements: WatchedStatements
beforeAll(async () => {
  statements = watchStatements()
  app = await build({ settings: { firstManager } })
  manager = await asStaff(app)
  const { db } = app.database
  await sql`
    insert into cases.case (id, number, country, user_id, order_id, order_number, store_id, customer_name, category, text,
      state, desk, with_store_at, version, visible_version, read_version, last_author, opened_at, changed_at,
      answer_due_at, act_by, passed_overdue_at, resolved_at, resolving_message_id)
    select gen_random_uuid(), 'C-' || lpad(n::text, 8, '0'), 'IN', gen_random_uuid(), gen_random_uuid(),
      'IN' || lpad(n::text, 8, '0'), case when n % 100 = 0 then ${STORE} else 'B' || n % 200 end, '', 'COLD', '',
      case when n % 3 > 0 then 'RESOLVED' else 'WITH_STORE' end, 'STORE', at, 1, 1, 1, 'CUSTOMER', at, at, at, at, at,
      case when n % 3 > 0 then at end, case when n % 3 > 0 then gen_random_uuid() end
    from generate_series(1, 12000) as n, lateral (select ${app.clock.now()}::timestamptz - n * interval '1 minute' as at) as time`.execute(
    db,
  )
  // Without the checkpoint, vacuum doesn't mark pages as all-visible whose commits are not on disk yet.
  await sql`checkpoint`.execute(db)
  await sql`vacuum analyze cases.case`.execute(db)
})
afterAll(async () => {
  vi.restoreAllMocks()
  await app.close()
})

interface Inbox {
  cases: { caseId: string; storeId: string }[]
  next: string | null
  counts: { active: number; overdue: number }
}

async function readInbox(path: string): Promise<Inbox> {
  const answer = await statements.watch(() => manager.send("GET", path))
  if (answer.statusCode !== 200) throw new Error(`No inbox: ${answer.body}`)
  return answer.json<{ data: Inbox }>().data
}
const explainList = () => explainStatement(app, statements, "as micros from cases.case")
const explainCounts = () => explainStatement(app, statements, "as overdue")

test.each([
  [`/stores/${STORE}/cases`, "active_of_store_by_desk", "active_count_at_store"],
  [`/stores/${STORE}/cases?show=resolved`, "resolved_of_store", "active_count_at_store"],
  ["/head-office/cases", "active_by_country", "active_count_by_country"],
  ["/head-office/cases?show=resolved", "resolved_by_country", "active_count_by_country"],
  ["/head-office/cases?storeId=B7", "active_of_store", "active_count_by_country"],
  ["/head-office/cases?show=resolved&storeId=B7", "resolved_of_store", "active_count_by_country"],
])("the inbox %s reads a page of one index and counts in an index alone", async (path, index, countIndex) => {
  const { cases, counts } = await readInbox(path)
  expect(cases.length).toBeGreaterThan(10)
  expect(counts).toEqual(path.startsWith("/stores") ? { active: 40, overdue: 40 } : { active: 4000, overdue: 4000 })
  expect(scansOf(await explainList())).toEqual([`Index Scan ${index}`])
  expect(scansOf(await explainCounts())).toEqual([`Index Only Scan ${countIndex}`])
})

test.each([
  ["/head-office/cases", 30],
  [`/stores/${STORE}/cases`, 10],
])("the next page of the inbox %s reads no cases before its cursor", async (path, count) => {
  const { next } = await readInbox(path)
  const page = await readInbox(`${path}?after=${next}`)
  expect(page.cases).toHaveLength(count)
  expect((await explainList()).join(" ")).toMatch(/Index Cond: .*act_by, id\) > /)
})
