import type { Offer } from "@hearth/domain/offers/offer.ts"
import { sql } from "kysely"
import { afterAll, beforeAll, expect, test, vi } from "vitest"
import { seedOffers } from "../../seed/offers/seed-offers.ts"
import { build, type TestApp } from "../../testing/build-test-app.ts"
import { asShopper, margherita, type Shopper } from "../../testing/as-shopper.ts"
import { loadOffers } from "./load-offers.ts"

let app: TestApp
beforeAll(async () => {
  app = await build()
})
afterAll(() => app.close())

/** Returns the physical position and the transaction id of each row; any write would change them. */
async function rowVersions(): Promise<unknown> {
  const { rows } = await sql`
    select country, id, ctid::text, xmin::text from offers.offer
    union all select country, '', ctid::text, xmin::text from offers.edition order by 1, 2`.execute(app.database.db)
  return rows
}

const withTitle = (title: string) => ({
  ...seedOffers,
  IN: seedOffers.IN.map((offer): Offer => (offer.code === "SAVE50" ? { ...offer, title } : offer)),
})

async function titleOf(shopper: Shopper): Promise<string> {
  const { rules } = (await shopper.send("GET", "/offers")).json<{ rules: { offers: Offer[] } }>()
  return rules.offers.find(({ code }) => code === "SAVE50")?.title ?? ""
}

test("unchanged offers are not written again, and each country has at least forty offers", async () => {
  const versionsBefore = await rowVersions()
  expect(await loadOffers(app.platform, seedOffers)).toEqual([])
  expect(await rowVersions()).toEqual(versionsBefore)
  const { rows } = await sql`
    select country, count(*)::int >= 40 as enough from offers.offer group by 1 order by 1`.execute(app.database.db)
  expect(rows).toEqual(["BD", "IN", "LK"].map((country) => ({ country, enough: true })))
})

test("inconsistent offers are refused, and the old ones stay", async () => {
  const versionsBefore = await rowVersions()
  await expect(loadOffers(app.platform, withTitle("₹70 off any day"))).rejects.toThrow(
    "The offers of IN are wrong: in-everyday mentions ₹70, which is not in its rules",
  )
  expect(await rowVersions()).toEqual(versionsBefore)
})

test("[SEC-14c] offers that the previous version stored without a price in points apply to everybody", async () => {
  await sql`update offers.offer set data = data - 'points'`.execute(app.database.db)
  await sql`select pg_notify('offers_changed', '')`.execute(app.database.db)
  const shopper = await asShopper(app)
  await shopper.put([margherita(2)])
  const readRules = async () => (await shopper.send("GET", "/offers")).json<{ rules: { offers: Offer[] } }>().rules
  await vi.waitFor(async () => {
    const { offers } = await readRules()
    expect(offers.map(({ points }) => points).filter((points) => points !== null)).toEqual([])
  })
  expect((await shopper.promo("SAVE50")).statusCode).toBe(200)
  await sql`update offers.edition set version = ''`.execute(app.database.db)
  expect(await loadOffers(app.platform, seedOffers)).toHaveLength(3)
})

test("changed offers are written once by concurrent loads, and every node shows them", async () => {
  const otherNode = await build({ database: app.database })
  try {
    const asha = await asShopper(app)
    const nodes = [asha, asha.onNode(otherNode)]
    const titles = () => Promise.all(nodes.map(titleOf))
    const results = await Promise.all(
      Array.from({ length: 6 }, () => loadOffers(app.platform, withTitle("Fifty less, any day"))),
    )
    expect(results.filter(({ length }) => length > 0)).toEqual([["IN"]])
    await vi.waitFor(async () => expect(await titles()).toEqual(["Fifty less, any day", "Fifty less, any day"]), {
      timeout: 60_000,
    })
    expect(await loadOffers(app.platform, seedOffers)).toEqual(["IN"])
    await vi.waitFor(async () => expect(await titles()).toEqual(["₹50 off any day", "₹50 off any day"]), {
      timeout: 60_000,
    })
  } finally {
    await otherNode.close()
  }
})
