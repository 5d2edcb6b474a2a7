import { indiaMenu } from "../../seed/menus/india.ts"
import { afterAll, beforeAll, expect, test } from "vitest"
import { asGuest, type TestBrowser } from "../../testing/as-guest.ts"
import { build, type TestApp } from "../../testing/build-test-app.ts"
import { MAX_FAVOURITES } from "./add-favourite.ts"

const URL = "/api/customer-service/ve1/user/favourites/products"

let app: TestApp
beforeAll(async () => {
  app = await build()
})
afterAll(() => app.close())

const list = async (browser: TestBrowser) => (await browser.get(URL)).json().data.productIds
const add = (browser: TestBrowser, productId: string) => browser.post(URL, { productId })
const remove = (browser: TestBrowser, productId: string) =>
  app.http.inject({ method: "DELETE", url: `${URL}?productId=${productId}`, headers: browser.headers() })

test("[CAT-5b] favourites are listed most recently added first, and adding or removing one twice changes nothing", async () => {
  const asha = await asGuest(app)
  expect(await list(asha)).toEqual([])
  await add(asha, "in-margherita")
  app.clock.advance(1)
  expect((await add(asha, "in-cola")).json().data.productIds).toEqual(["in-cola", "in-margherita"])
  app.clock.advance(1)
  await add(asha, "in-margherita")
  expect(await list(asha)).toEqual(["in-cola", "in-margherita"])
  expect((await remove(asha, "in-cola")).json().data.productIds).toEqual(["in-margherita"])
  expect((await remove(asha, "in-cola")).json().data.productIds).toEqual(["in-margherita"])
})

test("[CAT-5b] each visitor has separate favourites, and another country's host doesn't return them", async () => {
  const [asha, ravi] = [await asGuest(app), await asGuest(app)]
  await add(asha, "in-margherita")
  expect(await list(ravi)).toEqual([])
  await remove(ravi, "in-margherita")
  expect(await list(asha)).toEqual(["in-margherita"])
  const inOtherCountry = await app.http.inject({ url: URL, headers: { ...asha.headers(), host: "lk.localhost" } })
  expect([inOtherCountry.statusCode, inOtherCountry.json().data]).toEqual([401, undefined])
  expect((await app.http.inject({ url: URL, headers: { host: "in.localhost" } })).statusCode).toBe(401)
})

test("a product that the country's menu doesn't have can't be a favourite", async () => {
  const asha = await asGuest(app)
  for (const productId of ["in-nosuchthing", "lk-margherita", "bd-cola"]) {
    const response = await add(asha, productId)
    expect([productId, response.statusCode, response.json().errors[0].code]).toEqual([productId, 404, "NOT_FOUND"])
  }
  for (const productId of ["", "x", "in-'; drop", "in-\u0000a", "a".repeat(200)]) {
    expect([productId, (await add(asha, productId)).statusCode]).toEqual([productId, 400])
  }
  expect(await list(asha)).toEqual([])
})

test("favourites never exceed the limit, even when several are added at the same time", async () => {
  const asha = await asGuest(app)
  const ids = indiaMenu.products.slice(0, MAX_FAVOURITES + 3).map(({ id }) => id)
  expect(ids).toHaveLength(MAX_FAVOURITES + 3)
  for (const id of ids.slice(0, MAX_FAVOURITES - 1)) await add(asha, id)
  const lastResponses = await Promise.all(ids.slice(MAX_FAVOURITES - 1).map((id) => add(asha, id)))
  expect(lastResponses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422, 422, 422])
  expect(await list(asha)).toHaveLength(MAX_FAVOURITES)
  const [first = ""] = ids
  expect((await add(asha, first)).statusCode).toBe(200)
})
