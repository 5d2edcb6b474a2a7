import { sql } from "kysely"
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest"
import { asBuyer, payInCash } from "../../../testing/as-buyer.ts"
import { asCustomer } from "../../../testing/as-customer.ts"
import { asStaff, firstManager } from "../../../testing/as-staff.ts"
import { errorFrom, margherita } from "../../../testing/as-shopper.ts"
import { atStore, type StoreClient } from "../../../testing/at-store.ts"
import { build, type TestApp } from "../../../testing/build-test-app.ts"
import { type Partners, startPartners } from "../../../testing/start-partners.ts"

const STORE = "6585R"
let partners: Partners
let nodeA: TestApp
let nodeB: TestApp
let storeClients: StoreClient[]
let customerCount = 0
beforeAll(async () => {
  partners = await startPartners()
  const settings = { ...partners.settings, firstManager }
  nodeA = await build({ settings })
  nodeB = await build({ settings, database: nodeA.database })
})
afterAll(async () => {
  await nodeB.close()
  await nodeA.close()
  await partners.stop()
})
beforeEach(async () => {
  for (const app of [nodeA, nodeB]) app.clock.advance(24 * 3600)
  const staffClient = await asStaff(nodeA)
  storeClients = [nodeA, nodeB].map((node) => atStore(staffClient.onNode(node), STORE))
})

async function placeOrder() {
  const browser = await asCustomer(nodeA, partners, `98115${10_000 + ++customerCount}`)
  const buyer = await asBuyer(nodeA, [margherita(1)], browser)
  const { transactionId, orderId } = await buyer.mustOrder()
  const paid = await payInCash(buyer, partners, transactionId)
  if (paid.statusCode !== 200) throw new Error(`Not placed: ${paid.body}`)
  return { id: transactionId, orderId, buyer }
}

const stepsOf = async (id: string) => {
  const { rows } = await sql<{ stage: string }>`
    select stage from kitchen.step where order_id = ${id} order by position`.execute(nodeA.database.db)
  return rows.map(({ stage }) => stage)
}
const storeClientAt = (nth: number) => storeClients[nth % 2] ?? storeClients[0]
const outcomeOf = (response: Awaited<ReturnType<StoreClient["advance"]>>) =>
  response.statusCode === 200 ? "200" : errorFrom(response).slice(0, 2).join(" ")

test("[TRK-4a] of twenty simultaneous steps on two nodes one succeeds and the others are refused", async () => {
  const { id } = await placeOrder()
  const ticket = await storeClients[0]?.ticketOf(id)
  if (!ticket) throw new Error("no ticket")
  const responses = await Promise.all(
    Array.from({ length: 20 }, (_, nth) => storeClientAt(nth)?.advance(ticket, "ACCEPTED")),
  )
  const outcomes = responses.map((response) => response && outcomeOf(response)).toSorted()
  expect(outcomes).toEqual(["200", ...Array<string>(19).fill("409 ORDER_MOVED")])
  expect(await stepsOf(id)).toEqual(["PLACED", "ACCEPTED"])
})

test("[TRK-4a] [TRK-4b] of a simultaneous handover and cancellation exactly one succeeds completely", async () => {
  for (let round = 0; round < 4; round++) {
    const { id } = await placeOrder()
    const ticket = await storeClients[0]?.advanceTo(id, "ON THE WAY")
    if (!ticket) throw new Error("no ticket")
    const responses = await Promise.all([
      storeClients[0]?.advance(ticket, "HANDED OVER"),
      storeClients[1]?.cancel(ticket, "not taken"),
    ])
    expect(responses.map((response) => response && outcomeOf(response)).toSorted()).toEqual(["200", "409 ORDER_MOVED"])
    const { rows } = await sql<{ status: string; stage: string }>`
      select status, stage from orders.order join kitchen.ticket on order_id = id where id = ${id}`.execute(
      nodeA.database.db,
    )
    expect([
      [{ status: "DELIVERED", stage: "HANDED OVER" }],
      [{ status: "CANCELLED", stage: "CANCELLED" }],
    ]).toContainEqual(rows)
  }
})

test("[TRK-4a] [ORD-12a] of a simultaneous acceptance by the store and cancellation by the customer exactly one succeeds", async () => {
  for (let round = 0; round < 4; round++) {
    const { id, orderId, buyer } = await placeOrder()
    const ticket = await storeClients[0]?.ticketOf(id)
    if (!ticket) throw new Error("no ticket")
    const [acceptance, cancellation] = await Promise.all([
      storeClients[1]?.advance(ticket, "ACCEPTED"),
      buyer.cancel(orderId),
    ])
    const outcome = [acceptance && outcomeOf(acceptance), outcomeOf(cancellation), (await stepsOf(id)).at(-1)]
    expect([
      ["200", "409 TOO_LATE_TO_CANCEL", "ACCEPTED"],
      ["409 ORDER_MOVED", "200", "CANCELLED"],
    ]).toContainEqual(outcome)
  }
})

test("[TRK-4a] orders that two nodes poll get one ticket each", async () => {
  const orders = []
  for (let nth = 0; nth < 8; nth++) orders.push(await placeOrder())
  const ids = orders.map(({ id }) => id)
  for (const id of ids) await storeClients[0]?.ticketOf(id)
  const { rows } = await sql<{ tickets: number; steps: number }>`
    select (select count(*) from kitchen.ticket where order_id = any(${ids}::uuid[]))::int as tickets,
      (select count(*) from kitchen.step where order_id = any(${ids}::uuid[]))::int as steps`.execute(nodeA.database.db)
  expect(rows).toEqual([{ tickets: 8, steps: 8 }])
})

test("[TRK-4a] a store's board and counts are read by index, however many orders there ever were", async () => {
  const { db } = nodeA.database
  await sql`
    insert into kitchen.ticket (order_id, number, country, store_id, way, items, stage, version, placed_at, starts_at, ended_at)
    select gen_random_uuid(), 'IN' || n, 'IN', 'S' || n % 200, 'PICKUP', 1, 'HANDED OVER', 6, at, at, at
    from generate_series(1, 40000) as n, lateral (select timestamptz '2025-01-01' + n * interval '10 minutes' as at) as moment`.execute(
    db,
  )
  await sql`analyze kitchen.ticket`.execute(db)
  const explain = async (query: ReturnType<typeof sql>) => {
    const { rows } = await sql<Record<string, string>>`explain ${query}`.execute(db)
    return rows.map((row) => Object.values(row)[0]).join("\n")
  }
  const live = await explain(sql`select * from kitchen.ticket where store_id = 'S7' and ended_at is null`)
  const ended = await explain(sql`
    select * from kitchen.ticket where store_id = 'S7' and ended_at > timestamptz '2026-03-01'`)
  const queues = await explain(sql`
    select store_id, sum(items) from kitchen.ticket
    where ended_at is null and stage in ('PLACED', 'ACCEPTED', 'MAKING') group by store_id`)
  expect(live).toMatch(/live_by_st(ore|age)/)
  expect(ended).toContain("ended_by_store")
  expect(queues).toMatch(/live_by_st(ore|age)/)
})
