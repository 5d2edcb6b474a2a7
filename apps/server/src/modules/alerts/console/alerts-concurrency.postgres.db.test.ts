import type { ListedAlert } from "@hearth/contract/calls/console/alerts-console.calls.ts"
import { alertLimits } from "@hearth/domain/alerts/alert-rules.ts"
import { countries } from "@hearth/domain/countries/countries.ts"
import { sql } from "kysely"
import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, expect, test } from "vitest"
import { seedStores } from "../../../seed/stores/seed-stores.ts"
import { asGuest } from "../../../testing/as-guest.ts"
import { asStaff, firstManager, type StaffClient } from "../../../testing/as-staff.ts"
import { build, type TestApp } from "../../../testing/build-test-app.ts"

const storeIds = seedStores.find(({ country }) => country === "IN")?.stores.map(({ id }) => id) ?? []
const [FIRST_STORE = "", SECOND_STORE = "", THIRD_STORE = ""] = storeIds.filter(
  (id) => id !== countries.IN.defaultStore.id,
)

let nodeA: TestApp
let nodeB: TestApp
let officers: readonly [StaffClient, StaffClient]
beforeAll(async () => {
  nodeA = await build({ settings: { firstManager } })
  nodeB = await build({ database: nodeA.database, settings: { firstManager } })
  const officer = await asStaff(nodeA)
  officers = [officer, officer.onNode(nodeB)]
})
afterAll(async () => {
  await nodeB.close()
  await nodeA.close()
})

const write = (officer: StaffClient, storeIds: readonly string[], key: string = randomUUID()) => {
  const endsAt = new Date(nodeA.clock.now().getTime() + 3600_000).toISOString()
  const alert = { tone: "news", title: "Race", message: "On two nodes", startsAt: null, endsAt, storeIds }
  return officer.send("POST", "/head-office/alerts", alert, key)
}
const onBothNodes = <Result>(count: number, run: (officer: StaffClient, index: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, index) => run(officers[index % 2 === 0 ? 0 : 1], index)))

test("[FBK-5e] when two nodes write at once, a store never gets more alerts than allowed", async () => {
  const responses = await onBothNodes(8, (officer) => write(officer, [FIRST_STORE]))
  expect(responses.filter(({ statusCode }) => statusCode === 200)).toHaveLength(alertLimits.atOnce)
  const stored = await sql`select 1 from alerts.alert where store_id = ${FIRST_STORE} and title = 'Race'`.execute(
    nodeA.database.db,
  )
  expect(stored.rows).toHaveLength(alertLimits.atOnce)
})

test("[FBK-5f] a request that is repeated on both nodes at once writes one alert and one entry", async () => {
  const key = randomUUID()
  const responses = await onBothNodes(6, (officer) => write(officer, [SECOND_STORE], key))
  expect(new Set(responses.map(({ body }) => body)).size).toBe(1)
  const { alertId } = responses[0]?.json<{ data: { alert: ListedAlert } }>().data.alert ?? { alertId: "" }
  const entries = await sql`select 1 from head_office.audit_entry where subject = ${alertId}`.execute(nodeA.database.db)
  expect(entries.rows).toHaveLength(1)
})

test("[FBK-5b] [FBK-5d] an alert that is ended while visitors see it: nobody sees it afterwards, and each who saw it was first once", async () => {
  const { alertId } = (await write(officers[0], [THIRD_STORE])).json<{ data: { alert: ListedAlert } }>().data.alert
  const visitors = await Promise.all(Array.from({ length: 10 }, () => asGuest(nodeA)))
  const claim = (visitor: (typeof visitors)[number], node: TestApp) =>
    node.http.inject({
      method: "POST",
      url: `/api/alerts/${alertId}/seen`,
      headers: { ...visitor.headers(), storeid: THIRD_STORE },
    })
  const ends = onBothNodes(4, (officer) => officer.send("POST", `/head-office/alerts/${alertId}/end`))
  const claims = await Promise.all(
    visitors.flatMap((visitor) =>
      [nodeA, nodeB, nodeA].map(async (node) => ({ visitor, response: await claim(visitor, node) })),
    ),
  )
  const endedAt = (await ends).map((response) => response.json<{ data: { alert: ListedAlert } }>().data.alert.endedAt)
  expect(new Set(endedAt).size).toBe(1)
  const firsts = claims.filter(({ response }) => response.statusCode === 200 && response.json().data.isFirst)
  const seen = await sql`select user_id from alerts.seen where alert_id = ${alertId}`.execute(nodeA.database.db)
  expect(firsts.map(({ visitor }) => visitor.userId).sort()).toEqual(
    seen.rows.map((row) => (row as { user_id: string }).user_id).sort(),
  )
  for (const visitor of visitors) {
    const response = await claim(visitor, nodeB)
    expect([response.statusCode, response.json().errors[0].code]).toEqual([404, "NOT_FOUND"])
  }
  const entries = await sql`
    select 1 from head_office.audit_entry where subject = ${alertId} and action = 'alert ended'`.execute(
    nodeA.database.db,
  )
  expect(entries.rows).toHaveLength(1)
})
