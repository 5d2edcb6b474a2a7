import { type CountryCode, countries, countryCodes } from "@hearth/domain/countries/countries.ts"
import { menuPages } from "@hearth/domain/navigation/menu-pages.ts"
import type { Deal, Home, Menu } from "@hearth/contract/calls/catalog.calls.ts"
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { brotliDecompressSync, gunzipSync } from "node:zlib"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { build, type TestApp } from "../../testing/build-test-app.ts"

const storeOf = (country: CountryCode) => countries[country].defaultStore.id

let app: TestApp
beforeAll(async () => {
  app = await build()
})
afterAll(() => app.close())

function get(url: string, country: CountryCode, headers: Record<string, string> = {}, from = app) {
  return from.http.inject({ url: `/api${url}`, headers: { host: `${country.toLowerCase()}.localhost`, ...headers } })
}

async function dataOf<Data>(url: string, country: CountryCode, from = app): Promise<Data> {
  const answer = await get(url, country, {}, from)
  expect([url, answer.statusCode]).toEqual([url, 200])
  const body = answer.json<{ status: string; data: Data }>()
  expect(body.status).toBe("success")
  return body.data
}

describe.each(countryCodes)("%s", (country) => {
  const storeId = storeOf(country)

  test("[CAT-1] the menu of a store: every category with a page, every product in its place", async () => {
    const menu = await dataOf<Menu>(`/v1/${storeId}/menu/data`, country)
    expect(menu.storeId).toBe(storeId)
    const pages = menuPages[country].flatMap(({ category }) => category ?? [])
    expect(menu.categories.map(({ slug }) => slug).sort()).toEqual(pages.sort())
    const ids = new Set(menu.products.map(({ id }) => id))
    expect(menu.categories.flatMap(({ productIds }) => productIds).filter((id) => !ids.has(id))).toEqual([])
    expect(menu.categories.filter(({ productIds }) => productIds.length === 0)).toEqual([])
    expect(ids.size).toBe(menu.products.length)
  })

  test("[CAT-2] products say size, mark, allergens and energy, and keep their recipe to us", async () => {
    const { products } = await dataOf<Menu>(`/v1/${storeId}/menu/data`, country)
    const pizzas = products.filter(({ productType }) => productType === "PIZZA")
    expect(pizzas.length).toBeGreaterThan(5)
    for (const pizza of pizzas) {
      // A thin or filled crust is not made in the smallest size.
      expect([
        [4, 6, 8],
        [6, 8],
      ]).toContainEqual(pizza.sizes.map(({ slices }) => slices))
      expect(pizza.allergens).toContain("gluten")
      expect(pizza.energyKcal).toBeGreaterThan(300)
      expect(pizza.price).toBe(pizza.sizes[0]?.price)
    }
    expect(new Set(products.map(({ foodType }) => foodType))).toEqual(new Set(["VEG", "NON_VEG"]))
    expect(JSON.stringify(products)).not.toContain("recipe")
  })

  test("[CAT-6] a reduced product shows both prices", async () => {
    const { products } = await dataOf<Menu>(`/v1/${storeId}/menu/data`, country)
    expect(products.every(({ price, originalPrice }) => price <= originalPrice)).toBe(true)
    expect(products.some(({ price, originalPrice }) => price < originalPrice)).toBe(true)
  })

  test("[CAT-1] the home page: hero, categories with links, sections with whole products, deals", async () => {
    const home = await dataOf<Home>("/v3/homePage/data", country)
    expect(home.storeId).toBe(storeId)
    expect(home).toEqual(await dataOf<Home>(`/v3/homePage/data?storeId=${storeId}`, country))
    const { deals } = await dataOf<{ deals: Deal[] }>(`/catalog-service/ve1/stores/${storeId}/deals`, country)
    expect(deals.length).toBeGreaterThanOrEqual(4)
    expect(home.deals).toEqual(deals)
    const paths = menuPages[country].map(({ path }) => path)
    for (const href of [
      home.hero.href,
      ...home.categories.map((each) => each.href),
      ...home.sections.map((each) => each.href),
    ]) {
      expect(paths).toContain(href)
    }
    expect(home.sections.every(({ products }) => products.length >= 3)).toBe(true)
  })

  test("[CAT-1] a store that is unknown or another country's is not found", async () => {
    const others = countryCodes.filter((code) => code !== country).map(storeOf)
    for (const other of [...others, "nosuchstore", storeId.toLowerCase().replace(/^\d/, "x")]) {
      for (const url of [
        `/v1/${other}/menu/data`,
        `/v3/homePage/data?storeId=${other}`,
        `/catalog-service/ve1/stores/${other}/deals`,
      ]) {
        const answer = await get(url, country)
        expect([url, answer.statusCode, answer.json().errors[0].code]).toEqual([url, 404, "STORE_NOT_FOUND"])
      }
    }
  })
})

test("[SEC-8] a store id that is none is refused as bad input", async () => {
  for (const id of ["%00", "a".repeat(13), "%F0%9F%8D%95", "x%2Fy"]) {
    const { statusCode } = await get(`/v1/${id}/menu/data`, "IN")
    expect([id, [400, 404].includes(statusCode)]).toEqual([id, true])
  }
})

function urls(id: string) {
  return [`/v1/${id}/menu/data`, "/v3/homePage/data", `/catalog-service/ve1/stores/${id}/deals`]
}

describe("[SES-6] a menu the client already holds is not sent again", () => {
  test("each answer has an ETag, and 304 without a body answers it", async () => {
    for (const url of urls(storeOf("LK"))) {
      const first = await get(url, "LK")
      const etag = first.headers.etag ?? ""
      expect(etag).toMatch(/^"[\w-]+"$/)
      const again = await get(url, "LK", { "if-none-match": etag })
      expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, "", etag])
      const other = await get(url, "LK", { "if-none-match": '"something-else"' })
      expect([other.statusCode, other.body]).toEqual([200, first.body])
    }
  })

  test("compressed for those who take it, the same content for all", async () => {
    const url = `/v1/${storeOf("BD")}/menu/data`
    const plain = await get(url, "BD")
    const brotli = await get(url, "BD", { "accept-encoding": "gzip, br" })
    const gzip = await get(url, "BD", { "accept-encoding": "gzip" })
    expect([brotli.headers["content-encoding"], gzip.headers["content-encoding"]]).toEqual(["br", "gzip"])
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body)
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body)
    expect(brotli.headers.vary).toBe("accept-encoding")
    expect(brotli.rawPayload.length).toBeLessThan(plain.rawPayload.length / 3)
  })

  test("countries differ, so do their ETags", async () => {
    const etags = await Promise.all(
      countryCodes.map(async (each) => (await get("/v3/homePage/data", each)).headers.etag),
    )
    expect(new Set(etags).size).toBe(3)
  })
})

describe("in another deployment", () => {
  const picturesDir = mkdtempSync(join(tmpdir(), "hearth-pictures-"))
  const picture = { base: "/pictures/in-margherita.0a1b2c3d", widths: [160, 320], alt: "Pizza", colour: "#aa3311" }
  let other: TestApp
  beforeAll(async () => {
    writeFileSync(join(picturesDir, "pictures.json"), JSON.stringify({ "in-margherita": picture }))
    const featuresOff = [{ feature: "edv" as const }, { feature: "deals_and_offer" as const, country: "IN" as const }]
    other = await build({ settings: { featuresOff, picturesDir } })
  })
  afterAll(async () => {
    await other.close()
    rmSync(picturesDir, { recursive: true })
  })

  test("[CTY-5] a feature that is off is off in the API, and its category with it", async () => {
    const menu = await dataOf<Menu>(`/v1/${storeOf("IN")}/menu/data`, "IN", other)
    expect(menu.categories.map(({ slug }) => slug)).not.toContain("edv")
    expect(menu.products.map(({ id }) => id).filter((id) => id.startsWith("in-edv"))).toEqual([])
    const home = await dataOf<Home>("/v3/homePage/data", "IN", other)
    expect(JSON.stringify(home)).not.toContain("/edv")
    expect(home.deals).toEqual([])
    const refused = await get(`/catalog-service/ve1/stores/${storeOf("IN")}/deals`, "IN", {}, other)
    expect([refused.statusCode, refused.json().errors[0].code]).toEqual([403, "FEATURE_OFF"])
    const elsewhere = await get(`/catalog-service/ve1/stores/${storeOf("LK")}/deals`, "LK", {}, other)
    expect(elsewhere.statusCode).toBe(200)
  })

  test("[CAT-2] pictures come from the renderer's index", async () => {
    const { products } = await dataOf<Menu>(`/v1/${storeOf("IN")}/menu/data`, "IN", other)
    expect(products.find(({ id }) => id === "in-margherita")?.picture).toEqual(picture)
    expect(products.find(({ id }) => id === "in-cola")?.picture.base).toBe("/pictures/none")
  })
})
