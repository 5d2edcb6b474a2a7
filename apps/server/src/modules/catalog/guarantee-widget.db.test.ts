import type { Home } from "@hearth/contract/calls/catalog.calls.ts"
import { type CountryCode, countries } from "@hearth/domain/countries/countries.ts"
import { afterAll, beforeAll, expect, test, vi } from "vitest"
import { inTransaction } from "../../platform/database/in-transaction.ts"
import { build, type TestApp } from "../../testing/build-test-app.ts"
import { setConditions } from "../locator/set-conditions.ts"

let app: TestApp
beforeAll(async () => {
  app = await build()
})
afterAll(() => app.close())

async function guaranteeWidgetOf(country: CountryCode) {
  const response = await app.http.inject({ url: "/api/v3/homePage/data", headers: { host: `${country}.localhost` } })
  return response.json<{ data: Home }>().data.widgets.find(({ kind }) => kind === "guarantee")
}

test.each([
  ["IN", "Late? You get up to ₹300 back automatically."],
  ["LK", "Late? You get up to Rs.\u00A0750 back automatically."],
] as const)(
  "[TRK-3b] [TRK-3c] %s: the home page states how much is refunded for a late delivery",
  async (country, text) => {
    expect(await guaranteeWidgetOf(country)).toMatchObject({ label: "30 Minutes or Free", text })
  },
)

test("[TRK-3d] Bangladesh has no guarantee, and its home page shows none", async () => {
  expect(await guaranteeWidgetOf("BD")).toBeUndefined()
})

test("[TRK-3f] while a store reports unsuitable delivery conditions, its home page shows no guarantee", async () => {
  const { id } = countries.LK.defaultStore
  const setUnsuitable = (unsuitable: boolean) =>
    inTransaction(app.platform.db, (tx) => setConditions(tx, id, unsuitable))
  await setUnsuitable(true)
  await vi.waitFor(async () => expect(await guaranteeWidgetOf("LK")).toBeUndefined())
  await setUnsuitable(false)
  await vi.waitFor(async () => expect(await guaranteeWidgetOf("LK")).toBeDefined())
})

test("[TRK-3a] a store's home page shows no guarantee while the store is closed, and shows it again after it opens", async () => {
  app.clock.set("2026-03-01T23:30:00Z")
  expect(await guaranteeWidgetOf("LK")).toBeUndefined()
  expect(await guaranteeWidgetOf("IN")).toBeUndefined()
  app.clock.set("2026-03-02T06:30:00Z")
  expect(await guaranteeWidgetOf("LK")).toBeDefined()
  expect(await guaranteeWidgetOf("IN")).toBeDefined()
})
