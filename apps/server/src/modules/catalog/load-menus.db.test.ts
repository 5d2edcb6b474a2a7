import { sql } from "kysely"
import { afterAll, beforeAll, expect, test, vi } from "vitest"
import { bangladeshMenu } from "../../seed/menus/bangladesh.ts"
import { seedMenus } from "../../seed/seed-menus.ts"
import { build, type TestApp } from "../../testing/build-test-app.ts"
import { loadMenus } from "./load-menus.ts"

let app: TestApp
beforeAll(async () => {
  app = await build()
})
afterAll(() => app.close())

/** Returns the physical position and the transaction id of each row; any write would change them. */
async function rowVersions(): Promise<unknown> {
  const { rows } = await sql`
    select 'menu' as source, ctid::text, xmin::text from catalog.menu
    union all select 'product', ctid::text, xmin::text from catalog.product
    union all select 'category', ctid::text, xmin::text from catalog.category
    order by 1, 2`.execute(app.platform.db)
  return rows
}

const cheaperCola = {
  ...bangladeshMenu,
  products: bangladeshMenu.products.map((each) => (each.id === "bd-cola" ? { ...each, price: 55_00 } : each)),
}

async function colaPrice(target = app): Promise<number | undefined> {
  const response = await target.http.inject({ url: "/api/v1/67830/menu/data", headers: { host: "bd.localhost" } })
  const { products } = response.json<{ data: { products: { id: string; price: number }[] } }>().data
  return products.find(({ id }) => id === "bd-cola")?.price
}

async function waitForPrice(nodes: TestApp[], price: number): Promise<void> {
  const prices = () => Promise.all(nodes.map((node) => colaPrice(node)))
  await vi.waitFor(async () => expect(await prices()).toEqual(nodes.map(() => price)), { timeout: 60_000 })
}

test("an unchanged menu is not written again", async () => {
  const versionsBefore = await rowVersions()
  expect(await loadMenus(app.platform, seedMenus)).toEqual([])
  expect(await rowVersions()).toEqual(versionsBefore)
})

test("[CAT-2d] an inconsistent menu is refused, and the old one is kept", async () => {
  const broken = { ...cheaperCola, categories: bangladeshMenu.categories.slice(1) }
  await expect(loadMenus(app.platform, [broken])).rejects.toThrow(/The menu of BD is wrong: .*would be empty/)
  expect(await colaPrice()).toBe(60_00)
})

test("when several loads of a changed menu run concurrently, only one writes it", async () => {
  const results = await Promise.all(Array.from({ length: 6 }, () => loadMenus(app.platform, [cheaperCola])))
  expect(results.filter(({ length }) => length > 0)).toEqual([["BD"]])
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from catalog.product where country = 'BD'`.execute(app.platform.db)
  expect(rows[0]?.count).toBe(bangladeshMenu.products.length)
})

test("[CAT-1a] only the changed menu is written, and every node shows it", async () => {
  const otherNode = await build({ database: app.database })
  try {
    await loadMenus(app.platform, [cheaperCola])
    await waitForPrice([app, otherNode], 55_00)
    expect(await loadMenus(app.platform, seedMenus)).toEqual(["BD"])
    await waitForPrice([app, otherNode], 60_00)
  } finally {
    await otherNode.close()
  }
})
