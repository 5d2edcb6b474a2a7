import type { StoreInfo } from "@hearth/contract/calls/locator.calls.ts"
import { sql } from "kysely"
import { afterAll, beforeAll, expect, test } from "vitest"
import { inTransaction } from "../../platform/database/in-transaction.ts"
import { asRegular } from "../../testing/as-regular.ts"
import { build, type TestApp } from "../../testing/build-test-app.ts"
import { type Partners, startPartners } from "../../testing/start-partners.ts"
import { findOrders, advanceOrderStatus } from "../orders/public.ts"
import { issueInvoice } from "./issue-invoice.ts"

let partners: Partners
let nodes: [TestApp, TestApp]
beforeAll(async () => {
  partners = await startPartners()
  const first = await build({ settings: partners.settings })
  nodes = [first, await build({ settings: partners.settings, database: first.database })]
})
afterAll(async () => {
  await nodes[1].close()
  await nodes[0].close()
  await partners.stop()
})

const noMenu = { products: [], kitchen: { toppings: [], crusts: [], cheeses: [] } } as never

test("fifty simultaneous handovers on two nodes use no number twice and skip none, although some are rolled back", async () => {
  const [app] = nodes
  const asha = await asRegular(app, partners)
  const placed = await asha.placeOrder()
  const { db } = app.database
  await asha.copy(placed.transactionId, 50, "jsonb_build_object('status', 'INPROCESS')")
  const { rows } = await sql<{ id: string }>`
    select id from orders.order where user_id = ${asha.browser.userId} and status = 'INPROCESS'`.execute(db)
  const response = await app.http.inject({
    url: `/api/locator-service/ve3/stores/${placed.store.id}`,
    headers: { host: "in.localhost" },
  })
  const { store } = response.json<{ data: { store: StoreInfo } }>().data
  const results = await Promise.allSettled(
    rows.map(({ id }, nth) =>
      inTransaction((nodes[nth % 2] ?? app).database.db, async (tx) => {
        const [order] = await findOrders(tx, [id])
        if (!order) throw new Error("no order")
        await advanceOrderStatus(tx, order, "PICKED", "staff", app.clock.now())
        await issueInvoice(
          { log: app.platform.log, findStore: () => store, menuOf: () => noMenu },
          tx,
          order,
          app.clock.now(),
        )
        if (nth % 5 === 3) throw new Error("rolled back")
      }),
    ),
  )
  expect(results.filter(({ status }) => status === "fulfilled").length).toBe(40)
  const issued = await sql<{ number: string; serial: number }>`
    select number, serial::int as serial from invoices.invoice as invoice order by invoice.serial`.execute(db)
  expect(issued.rows.map(({ serial }) => serial)).toEqual(Array.from({ length: 40 }, (_, nth) => nth + 1))
  expect(new Set(issued.rows.map(({ number }) => number)).size).toBe(40)
})
