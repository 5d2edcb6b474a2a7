import { countries } from "@hearth/domain/countries/countries.ts"
import { expect, test } from "vitest"
import { pageAudienceOf, productFromSearch } from "./page-audience.ts"

const otherStore = { id: "7", name: "Seven", city: "Pune" }
const deps: Parameters<typeof pageAudienceOf>[0] = {
  settings: { country: "IN" },
  switches: { featuresOff: () => [{ feature: "search" }] },
  findStore: (_country, id) => (id === otherStore.id ? otherStore : undefined),
}

const audience = ({ host = "in.example", cookie = "", search = "" }) =>
  pageAudienceOf(deps, { host, headers: { cookie } }, search)

test("without a cookie or query, a page is made for the host's country, a browser and the country's default store", () => {
  expect(audience({ host: "lk.example" })).toEqual({
    country: "LK",
    store: countries.LK.defaultStore,
    clientType: "web app-chrome",
    featuresOff: [{ feature: "search" }],
  })
  expect(audience({ host: "example" }).country).toBe("IN")
})

test("a page is made for the store in the cookie only if the country has it", () => {
  expect(audience({ cookie: "a=b; hearth_store=7" }).store).toEqual(otherStore)
  expect(audience({ cookie: "hearth_store=8" }).store).toEqual(countries.IN.defaultStore)
})

test("in a mini-app, the features that the partner blocks are off as well", () => {
  const { clientType, featuresOff } = audience({ search: "?client-type=paytm" })
  expect(clientType).toBe("web app-paytm")
  expect(featuresOff).toEqual(expect.arrayContaining([{ feature: "search" }, { feature: "offers" }]))
})

test("a product id in the URL is looked up at the page's store, so that no page is cached for an unknown id", () => {
  const lookedUp: string[] = []
  const findProduct = (country: string, storeId: string, id: string) => {
    lookedUp.push(`${country} ${storeId} ${id}`)
    return undefined
  }
  expect(productFromSearch({ findProduct }, "?product=forged", audience({}))).toBeUndefined()
  expect(productFromSearch({ findProduct }, "?other=1", audience({}))).toBeUndefined()
  expect(lookedUp).toEqual([`IN ${countries.IN.defaultStore.id} forged`])
})
