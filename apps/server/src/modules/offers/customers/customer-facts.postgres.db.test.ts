import { sql } from "kysely"
import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, expect, test } from "vitest"
import type { Queryable } from "../../../platform/database/database.ts"
import { seedOffers } from "../../../seed/offers/seed-offers.ts"
import { type FreshDatabase, freshDatabase } from "../../../testing/fresh-database.ts"
import { readCustomerFacts } from "../uses/uses.store.ts"

const CUSTOMER_COUNT = 3000
const customerId = randomUUID()

let database: FreshDatabase
beforeAll(async () => {
  database = await freshDatabase()
  const { db } = database
  await sql`
    insert into offers.customer (user_id, orders, last_order_at, touched_at)
    select gen_random_uuid(), 1, now(), now() from generate_series(1, ${CUSTOMER_COUNT}::integer)
    union all select ${customerId}::uuid, 1, now(), now()`.execute(db)
  await sql`
    insert into offers.use (order_id, offer_id, user_id, day, taken_at)
    select gen_random_uuid(), 'in-hello', user_id, nth, now()
    from offers.customer, generate_series(1, 10) as nth`.execute(db)
  await sql`
    insert into offers.spin (user_id, country, day, offer_id, spun_at, ends_at)
    select user_id, 'IN', nth, 'in-wheel-ten', now(), now() + interval '1 day'
    from offers.customer, generate_series(1, 10) as nth`.execute(db)
  await sql`analyze offers.customer, offers.use, offers.spin, offers.tally`.execute(db)
})
afterAll(() => database.close())

/** Runs each raw statement as `explain` and collects its plan. */
function withExplain(db: Queryable, plan: string[]): Queryable {
  return db.withPlugin({
    transformQuery: ({ node }) => {
      if (node.kind !== "RawNode") return node
      const [first = "", ...rest] = node.sqlFragments
      return { ...node, sqlFragments: [`explain ${first}`, ...rest] }
    },
    transformResult: async ({ result }) => {
      for (const row of result.rows) plan.push(String(Object.values(row)[0]))
      return { rows: [{ orders: 0, lastOrderAt: null, won: [], points: null, own: {}, inAll: {} }] }
    },
  })
}

test("the facts about a customer are read in one statement that finds each part by an index", async () => {
  const plan: string[] = []
  const offerIds = seedOffers.IN.map(({ id }) => id)
  const query = { userId: customerId, country: "IN", at: new Date(), day: 1, offerIds, countReserved: true } as const
  await readCustomerFacts(withExplain(database.db, plan), query)
  const scans = plan.filter((line) => / Scan /.test(line)).map((line) => line.replace(/\(cost.*/, "").trim())
  // The tally table has only a handful of rows.
  expect(scans.filter((scan) => /Seq Scan/.test(scan) && !/ on tally/.test(scan))).toEqual([])
  for (const key of ["customer_pkey", "use_by_customer", "spin_pkey"]) expect(plan.join("\n")).toContain(key)

  const facts = await readCustomerFacts(database.db, query)
  expect(facts).toMatchObject({ orders: 1, own: { "in-hello": { byCustomer: 10, byCustomerToday: 1 } } })
  expect(facts.won).toHaveLength(10)
})
