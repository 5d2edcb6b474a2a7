import { countries } from "@hearth/domain/countries/countries.ts"
import { sql } from "kysely"
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest"
import type { Tx } from "./platform/database/database.ts"
import { inTransaction } from "./platform/database/in-transaction.ts"
import { notify } from "./platform/database/notify.ts"
import { build, type TestApp } from "./testing/build-test-app.ts"

/**
 * Data that a node serves from memory, how the test changes it in the database, and the table that must be readable to
 * reload it.
 */
interface CachedData {
  description: string
  channel: string
  payload: string
  table: string
  change(tx: Tx): Promise<unknown>
  /** Whether the node serves the changed data. */
  isServed(app: TestApp): Promise<boolean>
}

const { id: storeId } = countries.BD.defaultStore
const PRODUCT = "bd-margherita"

async function request<Body>(app: TestApp, path: string): Promise<Body> {
  const answer = await app.http.inject({ url: `/api${path}`, headers: { host: "bd.localhost" } })
  return answer.json<Body>()
}

async function isOffline(app: TestApp): Promise<boolean> {
  const path = `/locator-service/ve3/stores/${storeId}`
  return (await request<{ data: { store: { online: number } } }>(app, path)).data.store.online === 0
}

async function isRenamed(app: TestApp): Promise<boolean> {
  type Autocomplete = { predictions: { structured_formatting: { main_text: string } }[] }
  const { predictions } = await request<Autocomplete>(app, "/locator-service/ve3/autocomplete?input=zafrabad%20lake")
  return predictions[0]?.structured_formatting.main_text === "Zafrabad Lake"
}

async function isSoldOut(app: TestApp): Promise<boolean> {
  type Stock = { data: { soldOut: { productId: string }[] } }
  const { data } = await request<Stock>(app, `/catalog-service/ve1/stores/${storeId}/stock`)
  return data.soldOut.some(({ productId }) => productId === PRODUCT)
}

const cachedData: CachedData[] = [
  {
    description: "a store's switch",
    channel: "locator_changed",
    payload: `BD ${storeId}`,
    table: "locator.store",
    change: (tx) => sql`update locator.store set online = false where id = ${storeId}`.execute(tx),
    isServed: isOffline,
  },
  {
    description: "places",
    channel: "places_changed",
    payload: "BD",
    table: "places.place",
    async change(tx) {
      await sql`update places.place set name = 'Zafrabad Lake' where id = 'dhaka-dhanmondi'`.execute(tx)
      await sql`update places.gazetteer set version = 'other' where country = 'BD'`.execute(tx)
    },
    isServed: isRenamed,
  },
  {
    description: "sold-out products",
    channel: "catalog_stock_changed",
    payload: storeId,
    table: "catalog.sold_out",
    change: (tx) =>
      sql`
      insert into catalog.sold_out (store_id, product_id, until)
      values (${storeId}, ${PRODUCT}, now() + interval '10 years')`.execute(tx),
    isServed: isSoldOut,
  },
]

const pollOptions = { timeout: 60_000, interval: 50 }

describe("[SEC-12b] a change that could not be read when it was announced is served soon after reading works again", () => {
  let app: TestApp
  const lines: string[] = []
  beforeAll(async () => {
    // Entries expire only after an hour, so a change that shows up sooner was found by a retry.
    app = await build({ settings: { cacheMaxAgeSeconds: 3_600 }, logTo: { write: (line) => void lines.push(line) } })
  })
  afterAll(() => app.close())

  test.each(cachedData)("$description", async ({ channel, payload, table, change, isServed }) => {
    const [schema = "", name = ""] = table.split(".")
    const rename = (from: string, to: string) => sql`alter table ${sql.id(schema, from)} rename to ${sql.id(to)}`
    lines.length = 0
    expect(await isServed(app)).toBe(false)
    await inTransaction(app.database.db, async (tx) => {
      await change(tx)
      await rename(name, "away").execute(tx)
      await notify(tx, channel, payload)
    })
    const failures = () => lines.filter((line) => line.includes("could not be reloaded")).length
    await vi.waitFor(() => expect(failures()).toBeGreaterThanOrEqual(2), { timeout: 60_000, interval: 50 })
    expect(await isServed(app)).toBe(false)
    await rename("away", name).execute(app.database.db)
    await vi.waitFor(async () => expect(await isServed(app)).toBe(true), pollOptions)
  })
})

describe("[SEC-12b] a change whose announcement was lost is served after the maximum age", () => {
  let app: TestApp
  beforeAll(async () => {
    app = await build({ settings: { cacheMaxAgeSeconds: 1 } })
  })
  afterAll(() => app.close())

  test.each(cachedData)("$description", async ({ change, isServed }) => {
    expect(await isServed(app)).toBe(false)
    await inTransaction(app.database.db, change)
    await vi.waitFor(async () => expect(await isServed(app)).toBe(true), pollOptions)
  })
})
