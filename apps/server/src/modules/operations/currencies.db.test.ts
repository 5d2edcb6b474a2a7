import { countries } from "@hearth/domain/countries/countries.ts"
import { afterAll, beforeAll, expect, test } from "vitest"
import { asGuest } from "../../testing/as-guest.ts"
import { build, type TestApp } from "../../testing/build-test-app.ts"

let app: TestApp
beforeAll(async () => {
  app = await build()
})
afterAll(() => app.close())

test.each([
  ["IN", "INR"],
  ["LK", "LKR"],
  ["BD", "BDT"],
] as const)("[ERR-3c] in %s the responses with amounts have the currency %s", async (country, currency) => {
  const browser = await asGuest(app, `${country.toLowerCase()}.localhost`)
  const { id } = countries[country].defaultStore
  const cart = `/agg/cart-service/ve1/cart/${browser.cartId}`
  const store = `/catalog-service/ve1/stores/${id}`
  const paths = [
    `/v1/${id}/menu/data`,
    `/v1/${id}/toppings/data`,
    `/v3/homePage/data?storeId=${id}`,
    `${store}/widget/offers`,
    `${store}/deals`,
    `${store}/deals/all`,
    `${store}/search?q=pizza`,
    cart,
    `${cart}/offers`,
    `${cart}/offers/combined`,
    `/cart/offers`,
    `/agg/ve1/leftnav/store/${id}/offers`,
    `/payment-service/ve2/options/default`,
    `/order-service/ve1/orders/recommendations`,
  ]
  const results = await Promise.all(
    paths.map(async (path) => {
      const answer = (await browser.get(`/api${path}`)).json<{ currency?: string; data?: { currency?: string } }>()
      return [path, answer.currency ?? answer.data?.currency]
    }),
  )
  expect(results).toEqual(paths.map((path) => [path, currency]))
})
