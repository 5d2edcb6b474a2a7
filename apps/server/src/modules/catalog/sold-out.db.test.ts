import type { Menu, SoldOut } from "@hearth/contract/calls/catalog.calls.ts"
import { countries } from "@hearth/domain/countries/countries.ts"
import { fastify } from "fastify"
import { type KyselyPlugin, sql } from "kysely"
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest"
import { inTransaction } from "../../platform/database/in-transaction.ts"
import { bangladeshMenu } from "../../seed/menus/bangladesh.ts"
import { build, type TestApp } from "../../testing/build-test-app.ts"
import { createStock } from "./create-stock.ts"
import { purgeExpiredSoldOut } from "./purge-expired-sold-out.ts"
import { restock, setSoldOut } from "./public.ts"

const { id: storeId } = countries.BD.defaultStore
const NOW = "2026-03-01T06:30:00Z"
const SOLD_OUT_UNTIL = new Date("2026-03-01T12:00:00Z")

let nodeA: TestApp
let nodeB: TestApp
beforeAll(async () => {
  nodeA = await build()
  nodeB = await build({ database: nodeA.database })
})
afterAll(async () => {
  await nodeB.close()
  await nodeA.close()
})
beforeEach(async () => {
  for (const app of [nodeA, nodeB]) app.clock.set(NOW)
  await inTransaction(nodeA.platform.db, (tx) => restock(tx, storeId, "bd-cola"))
  await expectSoldOutOnEveryNode([])
})

const get = (app: TestApp, path: string, headers: Record<string, string> = {}) =>
  app.http.inject({ url: `/api${path}`, headers: { host: "bd.localhost", ...headers } })
const fetchStock = (app: TestApp, headers = {}, store = storeId) =>
  get(app, `/catalog-service/ve1/stores/${store}/stock`, headers)
const fetchSoldOut = async (app: TestApp): Promise<SoldOut[]> => (await fetchStock(app)).json().data.soldOut
const markSoldOutUntil = (until: Date, productId = "bd-cola", store = storeId) =>
  inTransaction(nodeA.platform.db, (tx) => setSoldOut(tx, store, productId, until))

async function expectSoldOutOnEveryNode(productIds: string[]): Promise<void> {
  await vi.waitFor(
    async () => {
      for (const app of [nodeA, nodeB]) {
        const soldOutIds = (await fetchSoldOut(app)).map(({ productId }) => productId)
        expect(
          soldOutIds.filter((id) => bangladeshMenu.products.find((each) => each.id === id)?.type !== "COMBO"),
        ).toEqual(productIds)
      }
    },
    { timeout: 60_000 },
  )
}

test("[CAT-7a] a sold-out product is sold out on every node, at that store only, until it is restocked", async () => {
  await markSoldOutUntil(SOLD_OUT_UNTIL)
  await expectSoldOutOnEveryNode(["bd-cola"])
  expect(await fetchSoldOut(nodeB)).toContainEqual({ productId: "bd-cola", until: SOLD_OUT_UNTIL.toISOString() })
  expect((await fetchStock(nodeB, {}, "DAC11")).json().data.soldOut).toEqual([])
  await inTransaction(nodeB.platform.db, (tx) => restock(tx, storeId, "bd-cola"))
  await expectSoldOutOnEveryNode([])
})

test("[CAT-7a] a sold-out product is available again at its end time, and the expired entry is purged", async () => {
  await markSoldOutUntil(SOLD_OUT_UNTIL)
  await expectSoldOutOnEveryNode(["bd-cola"])
  for (const app of [nodeA, nodeB]) app.clock.set(new Date(SOLD_OUT_UNTIL.getTime() - 1))
  await expectSoldOutOnEveryNode(["bd-cola"])
  for (const app of [nodeA, nodeB]) app.clock.set(SOLD_OUT_UNTIL)
  await expectSoldOutOnEveryNode([])
  await purgeExpiredSoldOut(nodeA.platform)
  const { rows } = await sql`select * from catalog.sold_out`.execute(nodeA.platform.db)
  expect(rows).toEqual([])
})

test("[CAT-7a] marking a product as sold out again replaces the end time", async () => {
  const earlierEnd = new Date("2026-03-01T07:00:00Z")
  await markSoldOutUntil(SOLD_OUT_UNTIL)
  await markSoldOutUntil(earlierEnd)
  await vi.waitFor(async () =>
    expect(await fetchSoldOut(nodeB)).toContainEqual({ productId: "bd-cola", until: earlierEnd.toISOString() }),
  )
})

test("[CAT-7a] a box that always includes a sold-out product is sold out, too", async () => {
  const { products } = (await get(nodeA, `/v1/${storeId}/menu/data`)).json<{ data: Menu }>().data
  const box = products.find(({ pieces }) => pieces.length > 0)
  const [piece = ""] = box?.pieces[0]?.piece.split("@") ?? []
  await markSoldOutUntil(SOLD_OUT_UNTIL, piece)
  await expectSoldOutOnEveryNode([piece])
  expect((await fetchSoldOut(nodeB)).map(({ productId }) => productId)).toContain(box?.id)
  await inTransaction(nodeA.platform.db, (tx) => restock(tx, storeId, piece))
})

test("stock that the client has cached is not sent again until it changes", async () => {
  const first = (await fetchStock(nodeA)).headers.etag ?? ""
  expect((await fetchStock(nodeA, { "if-none-match": first })).statusCode).toBe(304)
  await markSoldOutUntil(SOLD_OUT_UNTIL)
  await expectSoldOutOnEveryNode(["bd-cola"])
  const changed = await fetchStock(nodeA, { "if-none-match": first })
  expect(changed.statusCode).toBe(200)
  expect((await fetchStock(nodeB, { "if-none-match": changed.headers.etag ?? "" })).statusCode).toBe(304)
})

test("an unknown store, an unknown product or another country's product is refused, and a rolled-back change has no effect", async () => {
  await expect(markSoldOutUntil(SOLD_OUT_UNTIL, "bd-cola", "nosuchstore")).rejects.toThrow("STORE_NOT_FOUND")
  await expect(markSoldOutUntil(SOLD_OUT_UNTIL, "bd-gold")).rejects.toThrow("NOT_FOUND")
  await expect(markSoldOutUntil(SOLD_OUT_UNTIL, "in-cola")).rejects.toThrow("NOT_FOUND")
  const rolledBack = inTransaction(nodeA.platform.db, async (tx) => {
    await setSoldOut(tx, storeId, "bd-cola", SOLD_OUT_UNTIL)
    throw new Error("changed my mind")
  })
  await expect(rolledBack).rejects.toThrow("changed my mind")
  await expectSoldOutOnEveryNode([])
})

test("[CAT-7a] a node that starts later has the sold-out products", async () => {
  await markSoldOutUntil(SOLD_OUT_UNTIL)
  const lateNode = await build({ database: nodeA.database })
  try {
    expect((await fetchSoldOut(lateNode)).map(({ productId }) => productId)).toContain("bd-cola")
  } finally {
    await lateNode.close()
  }
})

test("[CAT-7a] a stock change that could not be read is retried until the read succeeds", async () => {
  let failureCount = 0
  let shouldFail = false
  const failingPlugin: KyselyPlugin = {
    transformQuery({ node }) {
      if (shouldFail && failureCount++ < 2) throw new Error("the database is unavailable")
      return node
    },
    transformResult: async ({ result }) => result,
  }
  const { platform } = nodeA
  const { products } = (await get(nodeA, `/v1/${storeId}/menu/data`)).json<{ data: Menu }>().data
  const http = fastify()
  const failingStock = createStock({ ...platform, http, db: platform.db.withPlugin(failingPlugin) })
  try {
    await failingStock.start()
    shouldFail = true
    await markSoldOutUntil(SOLD_OUT_UNTIL)
    await vi.waitFor(() => expect(failingStock.soldOutOf(storeId, products)).toContain("bd-cola"), { timeout: 60_000 })
    expect(failureCount).toBeGreaterThan(2)
  } finally {
    await http.close()
  }
})
