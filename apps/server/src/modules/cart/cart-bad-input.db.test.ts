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

const all = async () => (await sql`select * from cart.cart order by id`.execute(app.database.db)).rows

const as: NonNullable<NewLine["pizza"]> = { crust: "hand-tossed", cheese: "mozzarella", extras: [], without: [] }
const topping = (count: number) => Array.from({ length: count }, (_, at) => ({ topping: `t-${at}`, count: 1 }))

test.each<[string, object]>([
  ["a negative quantity", { ...pizza, quantity: -1 }],
  ["nothing of it", { ...pizza, quantity: 0 }],
  ["half of one", { ...pizza, quantity: 1.5 }],
  ["a huge quantity", { ...pizza, quantity: 1e9 }],
  ["one more than a line holds", { ...pizza, quantity: 21 }],
  ["a quantity in words", { ...pizza, quantity: "1" }],
  ["a price", { ...pizza, price: 1 }],
  ["a product with a price", { ...pizza, product: { price: 1 } }],
  [
    "a free topping",
    newLine("in-margherita", {
      size: "large",
      pizza: { ...as, extras: [{ topping: "corn", count: 1, price: 0 }] },
    } as object),
  ],
  ["no name", { ...pizza, id: undefined }],
  ["a name that is none", { ...pizza, id: "1" }],
  ["a product that is no name", { ...pizza, productId: "'; drop table cart.cart; --" }],
  ["200 toppings", { ...pizza, pizza: { ...as, extras: topping(200) } }],
  ["a topping 99 times", { ...pizza, pizza: { ...as, extras: [{ topping: "corn", count: 99 }] } }],
  ["a negative topping", { ...pizza, pizza: { ...as, extras: [{ topping: "corn", count: -1 }] } }],
  ["no such crust", { ...pizza, pizza: { ...as, crust: "gold" } }],
  ["too many picks", { ...pizza, picks: Object.fromEntries(topping(30).map((each) => [each.topping, "in-cola"])) }],
])("[CAR-2b] [CAR-8a] a line with %s is refused, and nothing changes", async (_, line) => {
  const before = await all()
  expect(errorFrom(await asha.put([{ id: randomUUID(), ...line }])).slice(0, 2)).toEqual([400, "BAD_REQUEST"])
  expect(await all()).toEqual(before)
})

test.each<[string, object]>([
  ["an unknown product", newLine("in-gold-pizza")],
  ["another country's product", newLine("lk-garlic-bread")],
  ["a pizza without a size", newLine("in-margherita")],
  ["an unknown size", newLine("in-margherita", { size: "giant" })],
  ["an unknown size", newLine("in-margherita", { size: "constructor" })],
  ["a crust that this size has not", newLine("in-margherita", { size: "regular", pizza: { ...as, crust: "thin" } })],
  ["an unknown topping", newLine("in-margherita", { size: "large", pizza: { ...as, extras: topping(1) } })],
  ["40 toppings", newLine("in-margherita", { size: "large", pizza: { ...as, extras: topping(40) } })],
  [
    "more toppings than it carries",
    newLine("in-margherita", {
      size: "large",
      pizza: { ...as, extras: ["corn", "olive", "onion", "tomato"].map((each) => ({ topping: each, count: 2 })) },
    }),
  ],
  [
    "a topping twice",
    newLine("in-margherita", {
      size: "large",
      pizza: {
        ...as,
        extras: [
          { topping: "corn", count: 1 },
          { topping: "corn", count: 1 },
        ],
      },
    }),
  ],
  [
    "something left out that is not in it",
    newLine("in-margherita", { size: "large", pizza: { ...as, without: ["pepperoni"] } }),
  ],
  ["a drink as its other half", newLine("in-margherita", { size: "large", pizza: { ...as, otherHalf: "in-cola" } })],
  ["an unknown other half", newLine("in-margherita", { size: "large", pizza: { ...as, otherHalf: "in-gold" } })],
  ["a changed mania", newLine("in-mania-onion", { pizza: { ...as, crust: "pan" } })],
  ["a pick it doesn't leave", newLine("in-combo-solo", { picks: { dessert: "in-lava-cake" } })],
  ["a piece it can't hold", newLine("in-combo-solo", { picks: { drink: "in-margherita@large" } })],
  ["picks on a plain thing", newLine("in-cola", { picks: { drink: "in-cola" } })],
  ["a box in a size", newLine("in-combo-solo", { size: "large" })],
])("[CAR-1b] %s is refused with a specific message, and nothing changes", async (_, line) => {
  const before = await all()
  const [status, code, message] = errorFrom(await asha.put([newLine("in-cola"), line]))
  expect([status, code]).toEqual([422, "CANT_BE_MADE"])
  expect(message).not.toBe("We can’t make this combination. Choose different options.")
  expect(message).toMatch(/^[A-Z].*\.$/)
  const { id: _id, quantity: _quantity, ...wanted } = line as typeof pizza
  expect(errorFrom(await asha.change([{ line: pizza.id, to: wanted }])).slice(0, 2)).toEqual([422, "CANT_BE_MADE"])
  expect(await all()).toEqual(before)
})

test.each<[string, object]>([
  ["half a step", { line: pizza.id, add: 0.5 }],
  ["a huge step", { line: pizza.id, add: 1e9 }],
  ["a state", { line: pizza.id, quantity: 3 }],
  ["two steps in one", { line: pizza.id, add: 1, remove: true }],
  ["a price", { line: pizza.id, add: 1, price: 1 }],
  ["nothing", {}],
])("[CAR-8a] a change that is %s is refused, and nothing changes", async (_, change) => {
  const before = await all()
  expect(errorFrom(await asha.send("PUT", "/items", { changes: [change] })).slice(0, 2)).toEqual([400, "BAD_REQUEST"])
  expect(await all()).toEqual(before)
})

test("[CAR-2b] a price, a total or a bill beside the lines is refused", async () => {
  for (const more of [{ price: 1 }, { total: 1 }, { bill: { payable: 0 } }, { version: 7 }]) {
    expect(errorFrom(await asha.put([margherita()], more)).slice(0, 2)).toEqual([400, "BAD_REQUEST"])
  }
  expect(errorFrom(await asha.send("PUT", "/options", { tip: -1 })).slice(0, 2)).toEqual([400, "BAD_REQUEST"])
  expect(errorFrom(await asha.send("PUT", "/options", { payable: 1 })).slice(0, 2)).toEqual([400, "BAD_REQUEST"])
})

test("an unknown store or a store of another country is not found, and nothing changes", async () => {
  const before = await all()
  const mallory = await asShopper(app)
  for (const storeId of ["NOWHERE", "66769", "constructor"]) {
    for (const answer of [
      await asha.put([margherita()], { storeId }),
      await asha.setOptions({ storeId }),
      await mallory.send("GET", `?storeId=${storeId}`),
    ]) {
      expect(errorFrom(answer).slice(0, 2)).toEqual([404, "STORE_NOT_FOUND"])
    }
  }
  expect(await all()).toEqual(before)
})

test("[SEC-5a] no call can read or change another visitor's cart, or reveal whether it exists", async () => {
  const mallory = await asShopper(app)
  const before = await all()
  const line = { changes: [{ line: pizza.id, remove: true }] }
  for (const cartId of [asha.browser.cartId, asha.browser.userId, randomUUID()]) {
    const base = `/api/agg/cart-service/ve1/cart/${cartId}`
    const items = { storeId: "6585R", deliveryType: "DELIVERY", lines: [margherita()] }
    const attempts = [
      ["GET", ""],
      ["POST", "/items", items],
      ["PUT", "/items", line],
      ["PUT", "/options", { tip: 1_00 }],
      ["POST", "/promo/HELLO20"],
      ["DELETE", "/promo/HELLO20"],
    ] as const
    for (const [method, path, payload] of attempts) {
      const headers = mallory.browser.headers()
      const answer = await app.http.inject({ method, url: base + path, headers, ...(payload && { payload }) })
      expect(errorFrom(answer).slice(0, 2)).toEqual([403, "FORBIDDEN"])
    }
  }
  const anyone = await app.http.inject({ url: `/api/agg/cart-service/ve1/cart/${asha.browser.cartId}` })
  expect(errorFrom(anyone).slice(0, 2)).toEqual([401, "UNAUTHENTICATED"])
  // The same visitor on another country's host.
  const abroad = { ...asha.browser.headers(), host: "lk.localhost" }
  const url = `/api/agg/cart-service/ve1/cart/${asha.browser.cartId}`
  expect(errorFrom(await app.http.inject({ url, headers: abroad }))[0]).toBe(401)
  expect(await all()).toEqual(before)
})

test("[SEC-8d] instructions are stored unchanged or refused", async () => {
  await fc.assert(
    fc.asyncProperty(nastyText, async (cooking) => {
      const answer = await asha.send("PUT", "/options", { cooking, delivery: cooking })
      const isStored = cooking.length <= 200 && cooking.isWellFormed() && !cooking.includes("\u0000")
      const storedOptions = answer.statusCode === 200 ? cartFrom(answer).options : undefined
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
      const before = await all()
      const path = `/promo/${encodeURIComponent(code.toWellFormed())}`
      const answer = await asha.send("POST", path)
      expect([400, 404, 405, 414]).toContain(answer.statusCode)
      expect(await all()).toEqual(before)
    }),
    { numRuns: 60, seed: 5 },
  )
})
