import { type CountryCode, countries, countryCodes, currencyOf } from "@hearth/domain/countries/countries.ts"
import { countryPages } from "@hearth/domain/countries/topics/pages.ts"
import { publicPages } from "@hearth/domain/navigation/public-pages.ts"
import type { Deal, Home, KitchenData, Menu, Product, Widget } from "@hearth/contract/calls/catalog.calls.ts"
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { brotliDecompressSync, gunzipSync } from "node:zlib"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { build, type TestApp } from "../../testing/build-test-app.ts"

const storeIdOf = (country: CountryCode) => countries[country].defaultStore.id

let app: TestApp
beforeAll(async () => {
  app = await build()
})
afterAll(() => app.close())

function get(url: string, country: CountryCode, headers: Record<string, string> = {}, target = app) {
  return target.http.inject({ url: `/api${url}`, headers: { host: `${country.toLowerCase()}.localhost`, ...headers } })
}

async function dataOf<Data>(url: string, country: CountryCode, target = app): Promise<Data> {
  const response = await get(url, country, {}, target)
  expect([url, response.statusCode]).toEqual([url, 200])
  const body = response.json<{ status: string; data: Data }>()
  expect(body.status).toBe("success")
  return body.data
}

describe.each(countryCodes)("%s", (country) => {
  const storeId = storeIdOf(country)

  test("[CAT-1a] a store's menu has every category that has a page, and every listed product once", async () => {
    const menu = await dataOf<Menu>(`/v1/${storeId}/menu/data`, country)
    expect(menu.menuId).toMatch(/^[\w-]{12}$/)
    const pages = countryPages[country].menu.flatMap(({ category }) => category ?? [])
    expect(menu.categories.map(({ slug }) => slug).sort()).toEqual(pages.sort())
    const ids = new Set(menu.products.map(({ id }) => id))
    expect(menu.categories.flatMap(({ productIds }) => productIds).filter((id) => !ids.has(id))).toEqual([])
    expect(menu.categories.filter(({ productIds }) => productIds.length === 0)).toEqual([])
    expect(ids.size).toBe(menu.products.length)
  })

  test("[CAT-2a] [CAT-2e] [CAT-2f] pizzas have sizes, allergens and energy, and only pizzas include their recipe", async () => {
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
    for (const { productType, recipe } of products) {
      expect([productType, recipe?.kind]).toEqual([productType, /PIZZA/.test(productType) ? "pizza" : undefined])
    }
    expect(JSON.stringify(products)).not.toMatch(/"(ingredients|drawing)"/)
  })

  test("[CAT-2c] a box lists its pieces and choices with readable names", async () => {
    const { products } = await dataOf<Menu>(`/v1/${storeId}/menu/data`, country)
    const ids = new Set(products.map(({ id }) => id))
    const boxes = products.filter(({ productType }) => productType === "COMBO")
    expect(boxes.length).toBeGreaterThan(5)
    for (const { pieces, choices } of boxes) {
      expect(choices.every(({ options }) => options[0]?.more === 0)).toBe(true)
      for (const { piece, name } of [...pieces, ...choices.flatMap(({ options }) => options)]) {
        expect(ids).toContain(piece.split("@")[0])
        expect(name).toMatch(piece.includes("@") ? /^[^@]{3,}, \w+/ : /^[^@]{3,}$/)
      }
    }
    expect(products.some(({ searchWords }) => searchWords.length > 0)).toBe(true)
    expect(products.filter(({ fixed }) => fixed).every(({ recipe }) => recipe !== null)).toBe(true)
  })

  test("[CAT-1b] toppings data has crusts, limits, and toppings with food type and price by size", async () => {
    const kitchen = await dataOf<KitchenData>(`/v1/${storeId}/toppings/data`, country)
    expect(kitchen.crusts.length).toBeGreaterThan(1)
    expect(kitchen.limits.extras).toBeGreaterThan(0)
    expect(new Set(kitchen.toppings.map(({ foodType }) => foodType))).toEqual(new Set(["VEG", "NON_VEG"]))
    for (const { price } of kitchen.toppings) expect(price.medium).toBeGreaterThan(0)
  })

  test("[CAT-1d] the left menu has every category with its page and its number of products", async () => {
    const { categories } = await dataOf<Menu>(`/v1/${storeId}/menu/data`, country)
    const leftMenu = await dataOf<{ categories: { id: string; name: string; href: string; count: number }[] }>(
      `/catalog-service/ve1/stores/${storeId}/leftMenu`,
      country,
    )
    const paths = new Map(countryPages[country].menu.map(({ category, path }) => [category, path]))
    expect(leftMenu.categories).toEqual(
      categories.map(({ id, name, productIds }) => ({ id, name, href: paths.get(id), count: productIds.length })),
    )
  })

  test("[CAT-1e] each link of the widget list leads to that widget's content", async () => {
    const listUrl = `/catalog-service/ve1/stores/${storeId}/widget`
    const { widgets } = await dataOf<{ widgets: { label: string; links: { href: string }[] }[] }>(listUrl, country)
    const home = await dataOf<Home>("/v3/homePage/data", country)
    const contents = await Promise.all(
      widgets.map(({ links }) => dataOf<Widget>(new URL(links[0]?.href ?? "", `http://x${listUrl}`).pathname, country)),
    )
    expect(contents.map(({ label }) => label)).toEqual(widgets.map(({ label }) => label))
    expect(contents).toEqual(home.widgets)
    const response = await get(`${listUrl}/nosuchwidget`, country)
    expect([response.statusCode, response.json().errors[0].code]).toEqual([404, "NOT_FOUND"])
  })

  test("[CAT-1f] deals are listed with their boxes, and each deal is found by its id", async () => {
    const dealsUrl = `/catalog-service/ve1/stores/${storeId}/deals`
    const { deals } = await dataOf<{ deals: Deal[] }>(dealsUrl, country)
    const allDeals = await dataOf<{ deals: Deal[]; boxes: Product[] }>(`${dealsUrl}/all`, country)
    expect(allDeals.deals).toEqual(deals)
    for (const deal of deals) {
      const box = allDeals.boxes.find(({ id }) => id === deal.box) ?? null
      expect(await dataOf(`${dealsUrl}/${deal.id}`, country)).toEqual({ currency: currencyOf(country), deal, box })
      expect([deal.id, deal.price]).toEqual([deal.id, box?.price ?? null])
    }
    const response = await get(`${dealsUrl}/nosuchdeal`, country)
    expect([response.statusCode, response.json().errors[0].code]).toEqual([404, "NOT_FOUND"])
  })

  test("[CAT-4c] [CAT-4d] search tolerates a typo, applies filters and refuses invalid parameters", async () => {
    const searchProducts = (query: string) =>
      dataOf<{ products: Product[] }>(`/catalog-service/ve1/stores/${storeId}/search?${query}`, country)
    const { products } = await dataOf<Menu>(`/v1/${storeId}/menu/data`, country)
    expect((await searchProducts("q=margerita")).products[0]?.name).toMatch(/margherita/i)
    expect((await searchProducts("q=zzzzzzz")).products).toEqual([])
    expect((await searchProducts("")).products).toEqual(products.slice(0, 30))
    const filteredResults = (await searchProducts("veg=true&maxPrice=300000&badge=bestseller")).products
    const allResults = (await searchProducts("q=pizza")).products
    expect(filteredResults.length).toBeGreaterThan(0)
    for (const product of filteredResults) {
      expect(product).toMatchObject({ foodType: "VEG" })
      expect(product.price).toBeLessThanOrEqual(300_000)
      expect(product.badges).toContain("bestseller")
    }
    expect(allResults.length).toBeLessThanOrEqual(30)
    for (const invalidQuery of [`q=${"a".repeat(81)}`, "veg=maybe", "maxPrice=-1", "maxPrice=1e3", "badge=gold"]) {
      const response = await get(`/catalog-service/ve1/stores/${storeId}/search?${invalidQuery}`, country)
      expect([invalidQuery, response.statusCode]).toEqual([invalidQuery, 400])
    }
  })

  test("[CAT-6a] a reduced product has a price and a higher original price", async () => {
    const { products } = await dataOf<Menu>(`/v1/${storeId}/menu/data`, country)
    expect(products.every(({ price, originalPrice }) => price <= originalPrice)).toBe(true)
    expect(products.some(({ price, originalPrice }) => price < originalPrice)).toBe(true)
  })

  test("[CAT-1c] the home page has a banner, categories, product sections, promo codes and boxes, and its links lead to pages", async () => {
    const home = await dataOf<Home>("/v3/homePage/data", country)
    expect(home.menuId).toBe((await dataOf<Menu>(`/v1/${storeId}/menu/data`, country)).menuId)
    expect(home).toEqual(await dataOf<Home>(`/v3/homePage/data?storeId=${storeId}`, country))
    const { deals } = await dataOf<{ deals: Deal[] }>(`/catalog-service/ve1/stores/${storeId}/deals`, country)
    expect(deals.length).toBeGreaterThanOrEqual(4)
    const kinds = Map.groupBy(home.widgets, ({ kind }) => kind)
    const guarantee = country === "BD" ? [] : ["guarantee"]
    expect([...kinds.keys()]).toEqual(["banner", ...guarantee, "categories", "products", "offers", "deals"])
    const dealsOnHome = home.widgets.flatMap((each) =>
      each.kind === "offers" || each.kind === "deals" ? each.deals : [],
    )
    expect(new Set(dealsOnHome)).toEqual(new Set(deals))
    const paths = new Set(publicPages[country].map(({ path }) => path))
    const links = home.widgets.flatMap((widget) => {
      if (widget.kind === "banner") return [widget.banner.href]
      if (widget.kind === "guarantee") return []
      return widget.kind === "categories" ? widget.categories.map(({ href }) => href) : [widget.href]
    })
    expect(links.filter((href) => !paths.has(href))).toEqual([])
    const sectionSizes = home.widgets.flatMap((each) => (each.kind === "products" ? [each.products.length] : []))
    expect(Math.min(...sectionSizes)).toBeGreaterThanOrEqual(3)
  })

  test("[CAT-1a] every request for an unknown store or another country's store gets 404", async () => {
    const foreignStoreIds = countryCodes.filter((code) => code !== country).map(storeIdOf)
    for (const unknownStoreId of [...foreignStoreIds, "nosuchstore", storeId.toLowerCase().replace(/^\d/, "x")]) {
      for (const url of [
        `/v1/${unknownStoreId}/menu/data`,
        `/v3/homePage/data?storeId=${unknownStoreId}`,
        ...["deals", "deals/all", "deals/x-y", "leftMenu", "widget", "widget/banner", "search?q=corn", "stock"].map(
          (part) => `/catalog-service/ve1/stores/${unknownStoreId}/${part}`,
        ),
        `/v1/${unknownStoreId}/toppings/data`,
      ]) {
        const response = await get(url, country)
        expect([url, response.statusCode, response.json().errors[0].code]).toEqual([url, 404, "STORE_NOT_FOUND"])
      }
    }
  })
})

test("[SEC-8a] an invalid store id gets 400 or 404", async () => {
  for (const id of ["%00", "a".repeat(13), "%F0%9F%8D%95", "x%2Fy"]) {
    const { statusCode } = await get(`/v1/${id}/menu/data`, "IN")
    expect([id, [400, 404].includes(statusCode)]).toEqual([id, true])
  }
})

function urls(id: string) {
  return [
    `/v1/${id}/menu/data`,
    `/v1/${id}/toppings/data`,
    "/v3/homePage/data",
    ...["deals", "deals/all", "leftMenu", "widget", "widget/banner", "stock"].map(
      (part) => `/catalog-service/ve1/stores/${id}/${part}`,
    ),
  ]
}

describe("[SES-6a] [SES-6c] a menu that the client has cached is not sent again", () => {
  test("each response has an ETag, and a request with that ETag gets 304 without a body", async () => {
    for (const url of urls(storeIdOf("LK"))) {
      const first = await get(url, "LK")
      const etag = first.headers.etag ?? ""
      expect(etag).toMatch(/^"[\w-]+"$/)
      const again = await get(url, "LK", { "if-none-match": etag })
      expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, "", etag])
      const responseToOtherEtag = await get(url, "LK", { "if-none-match": '"something-else"' })
      expect([responseToOtherEtag.statusCode, responseToOtherEtag.body]).toEqual([200, first.body])
    }
  })

  test("the menu is compressed with an encoding that the client accepts, with the same content", async () => {
    const url = `/v1/${storeIdOf("BD")}/menu/data`
    const plain = await get(url, "BD")
    const brotli = await get(url, "BD", { "accept-encoding": "gzip, br" })
    const gzip = await get(url, "BD", { "accept-encoding": "gzip" })
    expect([brotli.headers["content-encoding"], gzip.headers["content-encoding"]]).toEqual(["br", "gzip"])
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body)
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body)
    expect(brotli.headers.vary).toBe("accept-encoding, client-type")
    expect(brotli.rawPayload.length).toBeLessThan(plain.rawPayload.length / 3)
  })

  test("each country's home page has its own ETag", async () => {
    const etags = await Promise.all(
      countryCodes.map(async (each) => (await get("/v3/homePage/data", each)).headers.etag),
    )
    expect(new Set(etags).size).toBe(3)
  })
})

test("[CAT-1a] stores with the same menu share a menu id, and a store with other prices has its own", async () => {
  const menuIds = await Promise.all(
    [storeIdOf("IN"), "BOM01", "BOM03"].map(async (id) => (await dataOf<Menu>(`/v1/${id}/menu/data`, "IN")).menuId),
  )
  expect(menuIds[1]).toBe(menuIds[0])
  expect(menuIds[2]).not.toBe(menuIds[0])
})

test("[CAT-8b] [CAT-8c] deals, widgets and categories that a partner blocks are left out in its mini-app", async () => {
  const paytm = { "client-type": "web app-paytm" }
  const fetchForPaytm = async <Data>(url: string) => (await get(url, "IN", paytm)).json<{ data: Data }>().data
  const stores = `/catalog-service/ve1/stores/${storeIdOf("IN")}`
  expect((await fetchForPaytm<{ deals: Deal[] }>(`${stores}/deals`)).deals).toEqual([])
  expect((await fetchForPaytm<{ deals: Deal[] }>(`${stores}/deals/all`)).deals).toEqual([])
  const { widgets } = await fetchForPaytm<{ widgets: { id: string }[] }>(`${stores}/widget`)
  expect(widgets.map(({ id }) => id)).toContain("banner")
  expect(widgets.map(({ id }) => id)).not.toContain("deals")
  expect((await get(`${stores}/widget/deals`, "IN", paytm)).statusCode).toBe(404)
  const home = await fetchForPaytm<Home>("/v3/homePage/data")
  expect(home.widgets.map(({ kind }) => kind)).not.toContain("deals")
  expect(home.widgets.map(({ kind }) => kind)).not.toContain("offers")
  expect(JSON.stringify([home, await fetchForPaytm(`${stores}/leftMenu`)])).not.toContain('"/edv"')
  const gpay = await get("/v3/homePage/data", "IN", { "client-type": "web app-gpay" })
  expect(gpay.json()).toEqual((await get("/v3/homePage/data", "IN")).json())
})

describe("with features switched off and a picture index", () => {
  const picturesDir = mkdtempSync(join(tmpdir(), "hearth-pictures-"))
  const picture = { base: "/pictures/in-margherita.0a1b2c3d", widths: [160, 320], alt: "Pizza", colour: "#aa3311" }
  let appWithFeaturesOff: TestApp
  beforeAll(async () => {
    writeFileSync(join(picturesDir, "pictures.json"), JSON.stringify({ "in-margherita": picture }))
    const featuresOff = [{ feature: "edv" as const }, { feature: "deals_and_offer" as const, country: "IN" as const }]
    appWithFeaturesOff = await build({ settings: { featuresOff, picturesDir } })
  })
  afterAll(async () => {
    await appWithFeaturesOff.close()
    rmSync(picturesDir, { recursive: true })
  })

  test("[CTY-5a] [CTY-5c] a feature that is off is refused by the API, and its category is left out", async () => {
    const menu = await dataOf<Menu>(`/v1/${storeIdOf("IN")}/menu/data`, "IN", appWithFeaturesOff)
    expect(menu.categories.map(({ slug }) => slug)).not.toContain("edv")
    expect(menu.products.map(({ id }) => id).filter((id) => id.startsWith("in-edv"))).toEqual([])
    const home = await dataOf<Home>("/v3/homePage/data", "IN", appWithFeaturesOff)
    expect(JSON.stringify(home)).not.toContain("/edv")
    expect(home.widgets.map(({ kind }) => kind)).toEqual(["banner", "guarantee", "categories", "products", "products"])
    const refused = await get(`/catalog-service/ve1/stores/${storeIdOf("IN")}/deals`, "IN", {}, appWithFeaturesOff)
    expect([refused.statusCode, refused.json().errors[0].code]).toEqual([403, "FEATURE_OFF"])
    const inSriLanka = await get(`/catalog-service/ve1/stores/${storeIdOf("LK")}/deals`, "LK", {}, appWithFeaturesOff)
    expect(inSriLanka.statusCode).toBe(200)
  })

  test("pictures come from the renderer's index", async () => {
    const { products } = await dataOf<Menu>(`/v1/${storeIdOf("IN")}/menu/data`, "IN", appWithFeaturesOff)
    expect(products.find(({ id }) => id === "in-margherita")?.picture).toEqual(picture)
    expect(products.find(({ id }) => id === "in-cola")?.picture.base).toBe("/pictures/none")
  })
})
