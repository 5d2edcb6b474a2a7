import type { NewLine } from "@hearth/contract/calls/cart.calls.ts"
import { randomUUID } from "node:crypto"
import fc from "fast-check"
import { sql } from "kysely"
import { afterAll, beforeAll, expect, test } from "vitest"
import { build, type TestApp } from "../../testing/build-test-app.ts"
import { nastyText } from "../../testing/nasty-values.ts"
import { asShopper, cartFrom, errorFrom, margherita, newLine, type Shopper } from "../../testing/as-shopper.ts"

let app: TestApp
let asha: Shopper
const pizza = margherita()
beforeAll(async () => {
  app = await build()
  asha = await asShopper(app)
  await asha.put([pizza])
})
afterAll(() => app.close())

const allCarts = async () => (await sql`select * from cart.cart order by id`.execute(app.database.db)).rows

const standardPizza: NonNullable<NewLine["pizza"]> = {
  crust: "hand-tossed",
  cheese: "mozzarella",
  extras: [],
  without: [],
}
const someToppings = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ topping: `t-${index}`, count: 1 }))

test.each<[string, object]>([
  ["a negative quantity", { ...pizza, quantity: -1 }],
  ["a quantity of zero", { ...pizza, quantity: 0 }],
  ["a fractional quantity", { ...pizza, quantity: 1.5 }],
  ["a huge quantity", { ...pizza, quantity: 1e9 }],
  ["a quantity above a line's limit", { ...pizza, quantity: 21 }],
  ["a quantity as a string", { ...pizza, quantity: "1" }],
  ["a price", { ...pizza, price: 1 }],
  ["a product with a price", { ...pizza, product: { price: 1 } }],
  [
    "a free topping",
    newLine("in-margherita", {
      size: "large",
      pizza: { ...standardPizza, extras: [{ topping: "corn", count: 1, price: 0 }] },
    } as object),
  ],
  ["no id", { ...pizza, id: undefined }],
  ["an invalid id", { ...pizza, id: "1" }],
  ["an invalid product id", { ...pizza, productId: "'; drop table cart.cart; --" }],
  ["200 toppings", { ...pizza, pizza: { ...standardPizza, extras: someToppings(200) } }],
  ["a topping 99 times", { ...pizza, pizza: { ...standardPizza, extras: [{ topping: "corn", count: 99 }] } }],
  ["a negative topping count", { ...pizza, pizza: { ...standardPizza, extras: [{ topping: "corn", count: -1 }] } }],
  ["an unknown crust", { ...pizza, pizza: { ...standardPizza, crust: "gold" } }],
  [
    "too many picks",
    { ...pizza, picks: Object.fromEntries(someToppings(30).map((each) => [each.topping, "in-cola"])) },
  ],
])("[CAR-2b] [CAR-8a] a line with %s is refused, and nothing changes", async (_, line) => {
  const cartsBefore = await allCarts()
  expect(errorFrom(await asha.put([{ id: randomUUID(), ...line }])).slice(0, 2)).toEqual([400, "BAD_REQUEST"])
  expect(await allCarts()).toEqual(cartsBefore)
})

test.each<[string, object]>([
  ["an unknown product", newLine("in-gold-pizza")],
  ["another country's product", newLine("lk-garlic-bread")],
  ["a pizza without a size", newLine("in-margherita")],
  ["an unknown size", newLine("in-margherita", { size: "giant" })],
  ["an unknown size", newLine("in-margherita", { size: "constructor" })],
  [
    "a crust that this size doesn't have",
    newLine("in-margherita", { size: "regular", pizza: { ...standardPizza, crust: "thin" } }),
  ],
  [
    "an unknown topping",
    newLine("in-margherita", { size: "large", pizza: { ...standardPizza, extras: someToppings(1) } }),
  ],
  ["40 toppings", newLine("in-margherita", { size: "large", pizza: { ...standardPizza, extras: someToppings(40) } })],
  [
    "more toppings than a pizza can have",
    newLine("in-margherita", {
      size: "large",
      pizza: {
        ...standardPizza,
        extras: ["corn", "olive", "onion", "tomato"].map((each) => ({ topping: each, count: 2 })),
      },
    }),
  ],
  [
    "a topping twice",
    newLine("in-margherita", {
      size: "large",
      pizza: {
        ...standardPizza,
        extras: [
          { topping: "corn", count: 1 },
          { topping: "corn", count: 1 },
        ],
      },
    }),
  ],
  [
    "leaving out a topping that is not on the pizza",
    newLine("in-margherita", { size: "large", pizza: { ...standardPizza, without: ["pepperoni"] } }),
  ],
  [
    "a drink as its other half",
    newLine("in-margherita", { size: "large", pizza: { ...standardPizza, otherHalf: "in-cola" } }),
  ],
  [
    "an unknown other half",
    newLine("in-margherita", { size: "large", pizza: { ...standardPizza, otherHalf: "in-gold" } }),
  ],
  ["a customised Pizza Mania", newLine("in-mania-onion", { pizza: { ...standardPizza, crust: "pan" } })],
  ["a pick for a choice that the box doesn't have", newLine("in-combo-solo", { picks: { dessert: "in-lava-cake" } })],
  ["a pick that the choice doesn't offer", newLine("in-combo-solo", { picks: { drink: "in-margherita@large" } })],
  ["picks for a product that is not a box", newLine("in-cola", { picks: { drink: "in-cola" } })],
  ["a box with a size", newLine("in-combo-solo", { size: "large" })],
])("[CAR-1b] %s is refused with a specific message, and nothing changes", async (_, line) => {
  const cartsBefore = await allCarts()
  const [status, code, message] = errorFrom(await asha.put([newLine("in-cola"), line]))
  expect([status, code]).toEqual([422, "CANT_BE_MADE"])
  expect(message).not.toBe("We can’t make this combination. Choose different options.")
  expect(message).toMatch(/^[A-Z].*\.$/)
  const { id: _id, quantity: _quantity, ...configuration } = line as typeof pizza
  expect(errorFrom(await asha.change([{ line: pizza.id, to: configuration }])).slice(0, 2)).toEqual([
    422,
    "CANT_BE_MADE",
  ])
  expect(await allCarts()).toEqual(cartsBefore)
})

test.each<[string, object]>([
  ["a fractional quantity to add", { line: pizza.id, add: 0.5 }],
  ["a huge quantity to add", { line: pizza.id, add: 1e9 }],
  ["an absolute quantity", { line: pizza.id, quantity: 3 }],
  ["an addition and a removal", { line: pizza.id, add: 1, remove: true }],
  ["a price", { line: pizza.id, add: 1, price: 1 }],
  ["no fields", {}],
])("[CAR-8a] a change with %s is refused, and nothing changes", async (_, change) => {
  const cartsBefore = await allCarts()
  expect(errorFrom(await asha.send("PUT", "/items", { changes: [change] })).slice(0, 2)).toEqual([400, "BAD_REQUEST"])
  expect(await allCarts()).toEqual(cartsBefore)
})

test("[CAR-2b] a price, a total or a bill beside the lines is refused", async () => {
  for (const extraField of [{ price: 1 }, { total: 1 }, { bill: { payable: 0 } }, { version: 7 }]) {
    expect(errorFrom(await asha.put([margherita()], extraField)).slice(0, 2)).toEqual([400, "BAD_REQUEST"])
  }
  expect(errorFrom(await asha.send("PUT", "/options", { tip: -1 })).slice(0, 2)).toEqual([400, "BAD_REQUEST"])
  expect(errorFrom(await asha.send("PUT", "/options", { payable: 1 })).slice(0, 2)).toEqual([400, "BAD_REQUEST"])
})

test("an unknown store or a store of another country is not found, and nothing changes", async () => {
  const cartsBefore = await allCarts()
  const mallory = await asShopper(app)
  for (const storeId of ["NOWHERE", "66769", "constructor"]) {
    for (const response of [
      await asha.put([margherita()], { storeId }),
      await asha.setOptions({ storeId }),
      await mallory.send("GET", `?storeId=${storeId}`),
    ]) {
      expect(errorFrom(response).slice(0, 2)).toEqual([404, "STORE_NOT_FOUND"])
    }
  }
  expect(await allCarts()).toEqual(cartsBefore)
})

test("[SEC-5a] no call can read or change another visitor's cart, or reveal whether it exists", async () => {
  const mallory = await asShopper(app)
  const cartsBefore = await allCarts()
  const removal = { changes: [{ line: pizza.id, remove: true }] }
  for (const cartId of [asha.browser.cartId, asha.browser.userId, randomUUID()]) {
    const base = `/api/agg/cart-service/ve1/cart/${cartId}`
    const items = { storeId: "6585R", deliveryType: "DELIVERY", lines: [margherita()] }
    const attempts = [
      ["GET", ""],
      ["POST", "/items", items],
      ["PUT", "/items", removal],
      ["PUT", "/options", { tip: 1_00 }],
      ["POST", "/promo/HELLO20"],
      ["DELETE", "/promo/HELLO20"],
    ] as const
    for (const [method, path, payload] of attempts) {
      const headers = mallory.browser.headers()
      const response = await app.http.inject({ method, url: base + path, headers, ...(payload && { payload }) })
      expect(errorFrom(response).slice(0, 2)).toEqual([403, "FORBIDDEN"])
    }
  }
  const withoutSession = await app.http.inject({ url: `/api/agg/cart-service/ve1/cart/${asha.browser.cartId}` })
  expect(errorFrom(withoutSession).slice(0, 2)).toEqual([401, "UNAUTHENTICATED"])
  // The same visitor on another country's host.
  const foreignHostHeaders = { ...asha.browser.headers(), host: "lk.localhost" }
  const url = `/api/agg/cart-service/ve1/cart/${asha.browser.cartId}`
  expect(errorFrom(await app.http.inject({ url, headers: foreignHostHeaders }))[0]).toBe(401)
  expect(await allCarts()).toEqual(cartsBefore)
})

test("[SEC-8d] instructions are stored unchanged or refused", async () => {
  await fc.assert(
    fc.asyncProperty(nastyText, async (cooking) => {
      const response = await asha.send("PUT", "/options", { cooking, delivery: cooking })
      const isStored = cooking.length <= 200 && cooking.isWellFormed() && !cooking.includes("\u0000")
      const storedOptions = response.statusCode === 200 ? cartFrom(response).options : undefined
      expect([storedOptions?.cooking, storedOptions?.delivery]).toEqual(
        isStored ? [cooking, cooking] : [undefined, undefined],
      )
    }),
    { numRuns: 100, seed: 5 },
  )
})

test("[SEC-8a] no promo code input causes a server error or changes anything", async () => {
  await fc.assert(
    fc.asyncProperty(nastyText, async (code) => {
      const cartsBefore = await allCarts()
      const path = `/promo/${encodeURIComponent(code.toWellFormed())}`
      const response = await asha.send("POST", path)
      expect([400, 404, 405, 414]).toContain(response.statusCode)
      expect(await allCarts()).toEqual(cartsBefore)
    }),
    { numRuns: 60, seed: 5 },
  )
})
