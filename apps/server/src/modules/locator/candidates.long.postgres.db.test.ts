import { sql } from "kysely"
import { afterAll, beforeAll, expect, test } from "vitest"
import type { Queryable } from "../../platform/database/database.ts"
import { build, type TestApp } from "../../testing/build-test-app.ts"
import { cellOf, cellToBigint } from "./area-cells.ts"
import { candidatesQuery } from "./locator.store.ts"

let app: TestApp
beforeAll(async () => {
  app = await build()
})
afterAll(() => app.close())

interface Plan {
  "Node Type": string
  "Relation Name"?: string
  "Index Name"?: string
  "Index Cond"?: string
  "Actual Rows": number
  "Actual Loops": number
  "Shared Hit Blocks": number
  "Shared Read Blocks": number
  Plans?: Plan[]
}

const location = { latitude: 12.9352, longitude: 77.6245 }

/** Inserts ten thousand stores with twenty hexagons each. One store in five hundred has the hexagon of `location`. */
async function insertManyStores(db: Queryable): Promise<void> {
  const cell = cellToBigint(cellOf(location))
  await sql`
    insert into locator.store
    select 'P' || nth, 'IN', city_id, name, locality, address, pin_code, phone, latitude, longitude,
      advance_order_store_id, dine_in_tables, priority, area, schedule, online, offline_message
    from generate_series(1, 10000) as nth, (select * from locator.store where country = 'IN' limit 1) as model
  `.execute(db)
  await sql`
    insert into locator.area_cell
    select case when nth % 500 = 0 and part = 1 then ${cell}::bigint else nth * 100 + part end, nth % 5, 'P' || nth
    from generate_series(1, 10000) as nth, generate_series(1, 20) as part
  `.execute(db)
  await sql`analyze locator.store, locator.area_cell`.execute(db)
}

function nodesOf(plan: Plan): Plan[] {
  return [plan, ...(plan.Plans ?? []).flatMap(nodesOf)]
}

test("[LOC-2a] finding the stores that may deliver to a location takes one index scan of the cells and look-ups of stores by primary key", async () => {
  await app.database.withoutTimeouts(insertManyStores)
  const query = candidatesQuery("IN", location).compile(app.platform.db)
  const explained = await app.platform.db.executeQuery<{ "QUERY PLAN": { Plan: Plan }[] }>({
    ...query,
    sql: `explain (analyze, buffers, format json) ${query.sql}`,
  })
  const plan = explained.rows[0]?.["QUERY PLAN"][0]?.Plan
  if (!plan) throw new Error("no plan")
  const nodes = nodesOf(plan)
  const indexes = nodes.flatMap((node) => node["Index Name"] ?? [])
  expect(indexes.toSorted()).toEqual(["area_cell_pkey", "store_pkey"])
  expect(nodes.filter((node) => node["Node Type"] === "Seq Scan")).toEqual([])
  const indexScan = nodes.find((node) => node["Index Name"] === "area_cell_pkey")
  expect([indexScan?.["Actual Loops"], indexScan?.["Index Cond"]]).toEqual([1, expect.stringContaining("cell =")])
  // The query reads no more rows than it returns, and they are on a few of several thousand pages.
  expect(plan["Actual Rows"]).toBe(indexScan?.["Actual Rows"])
  expect(plan["Shared Hit Blocks"] + plan["Shared Read Blocks"]).toBeLessThan(plan["Actual Rows"] * 5 + 10)
})
