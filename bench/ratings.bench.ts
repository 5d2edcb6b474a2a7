import type { Client } from "pg"
import { printResult } from "./bench-result.ts"
import { insertCases } from "./data/insert-cases.ts"
import { compareRates, measureCalls } from "./measure-calls.ts"
import { createManagers } from "./data/office-managers.ts"
import { measureBareSql } from "./pgbench.ts"
import { type BenchServer, withServer } from "./servers/with-server.ts"

/*
 * Head office's report of a year with 200,000 ratings of 2,000 stores, 400,000 ratings of dishes and 100,000 cases:
 * what head office's chart requests. The country has as many ratings from before that year. Compared with PostgreSQL
 * reading the year's rows once each; and the report of one week with that of the year, which is the same work on 52
 * times as much.
 */

const ROUNDS = 3
const RATINGS = 200_000
const CASES = 100_000
const STORES = 2_000
const DISHES = 100
const YEAR_DAYS = 365
const LOAD = { connections: 2, amount: 10 }
const BARE_SECONDS = 3

async function insertRatings(client: Client): Promise<void> {
  await client.query(
    `insert into feedback.feedback (id, country, user_id, order_id, store_id, delivery_type, overall_rating, nps, created_at)
     select md5('rating ' || n)::uuid, 'IN', gen_random_uuid(), gen_random_uuid(), 'B' || n % ${STORES}, 'DELIVERY',
       n % 5 + 1, case when n % 2 = 0 then n % 11 end, now() - n * interval '${YEAR_DAYS} days' / ${RATINGS}
     from generate_series(1, ${2 * RATINGS}) as n`,
  )
  await client.query(
    `insert into feedback.dish_rating (feedback_id, product_id, liked)
     select md5('rating ' || n)::uuid, 'in-dish-' || (n + each) % ${DISHES}, (n + each) % 3 > 0
     from generate_series(1, ${2 * RATINGS}) as n, generate_series(0, 1) as each`,
  )
  await client.query("checkpoint")
  await client.query("vacuum analyze")
}

const dayBefore = (days: number) => new Date(Date.now() - days * 24 * 3_600_000).toISOString().slice(0, 10)

const inYear = (column: string) =>
  `country = 'IN' and ${column} >= now() - interval '${YEAR_DAYS} days' and ${column} < now()`

/** Reads each row of the year once: ratings, ratings of dishes, and cases. */
const bareStatements = [
  `select count(*), sum(overall_rating), sum(nps) from feedback.feedback where ${inYear("created_at")}`,
  `select product_id, count(*) filter (where liked) from feedback.dish_rating
   where ${inYear("created_at")} group by product_id`,
  `select store_id, category, count(*) from cases.case where ${inYear("opened_at")} group by store_id, category`,
]

async function measureReports({ port, client, databaseUrl, directory }: BenchServer): Promise<void> {
  const [member] = await createManagers(client, 1)
  if (!member) throw new Error("no member was created")
  await insertCases(client, {
    country: "IN",
    count: CASES,
    storeId: `'B' || n % ${STORES}`,
    userId: "md5('person ' || n % 20000)::uuid",
    isActive: "n % 10 = 0",
    ownerId: member.memberId,
  })
  await insertRatings(client)
  const reportOf = (days: number) => [
    {
      path: `/store-ops/ve1/head-office/ratings?firstDay=${dayBefore(days - 1)}&lastDay=${dayBefore(0)}`,
      headers: { cookie: member.cookie },
    },
  ]
  await measureCalls(port, reportOf(YEAR_DAYS), LOAD)
  const bare = { databaseUrl, statements: bareStatements, connections: LOAD.connections, directory }
  const measureYear = () => measureCalls(port, reportOf(YEAR_DAYS), LOAD)
  printResult({
    name: `report of a year with ${RATINGS} ratings: rate relative to reading the rows once`,
    value: await compareRates(ROUNDS, "a year", measureYear, () => measureBareSql({ ...bare, seconds: BARE_SECONDS })),
    bar: 0.4,
    better: "higher",
  })
  const weekLoad = { ...LOAD, amount: 100 }
  await measureCalls(port, reportOf(7), weekLoad)
  const measureWeek = () => measureCalls(port, reportOf(7), weekLoad)
  printResult({
    name: "report of a week: rate relative to that of the year",
    value: await compareRates(ROUNDS, "a week", measureWeek, async () => (await measureYear()).rate),
    bar: 10,
    better: "higher",
  })
}

await withServer(measureReports)
