import type { Cart, NewLine } from "@hearth/contract/calls/cart.calls.ts"
import { formatMoney } from "@hearth/domain/money/format-money.ts"
import { sql } from "kysely"
import { afterAll, beforeAll, expect, test, vi } from "vitest"
import { inTransaction } from "../../platform/database/in-transaction.ts"
import { build, type TestApp } from "../../testing/build-test-app.ts"
import { restock, setSoldOut } from "../catalog/public.ts"
import { asShopper, cartFrom, errorFrom, margherita, newLine } from "../../testing/as-shopper.ts"

let app: TestApp
beforeAll(async () => {
  app = await build()
})
afterAll(() => app.close())

const MALL = "DEL09"

async function countCartRows(cartId: string): Promise<number> {
  const { rows } = await sql`select 1 from cart.cart where id = ${cartId}`.execute(app.database.db)
  return rows.length
}

test("[CAR-1a] a cart that was never stored is empty, has version 0 and the visitor's store; reading it stores nothing", async () => {
  const asha = await asShopper(app)
  const cart = await asha.read()
  expect(cart).toMatchObject({ cartId: asha.browser.cartId, version: 0, storeId: "6585R", deliveryType: "DELIVERY" })
  expect([cart.lines, cart.promos, cart.bill.payable, cart.bill.orderable]).toEqual([[], [], 0, false])
  const cartAtMall = cartFrom(await asha.send("GET", `?storeId=${MALL}&deliveryType=PICKUP`))
  expect(cartAtMall).toMatchObject({ version: 0, storeId: MALL, deliveryType: "PICKUP" })
  expect(await countCartRows(asha.browser.cartId)).toBe(0)
})

test("[CAR-1b] [CAR-1d] [CAR-1e] lines are added, changed and removed, and each response is the whole priced cart", async () => {
  const asha = await asShopper(app)
  const [pizza, cola] = [margherita(), newLine("in-cola", { quantity: 2 })]
  const filledCart = cartFrom(await asha.put([pizza, cola]))
  expect(filledCart.version).toBe(1)
  expect(filledCart.lines).toEqual([pizza, cola])
  expect(filledCart.bill.validItems).toMatchObject([
    {
      id: pizza.id,
      productType: "PIZZA",
      quantity: 1,
      product: { foodType: "VEG", price: 449_00, originalPrice: 449_00 },
    },
    { id: cola.id, quantity: 2 },
  ])
  const { bill } = filledCart
  expect(bill.displayNetPrice).toBe(bill.validItems.reduce((sum, { net }) => sum + net, 0))
  expect(bill.taxable + bill.tax + bill.tip + bill.roundOff).toBe(bill.payable)
  expect(bill.taxes.map(({ title }) => title)).toEqual(["CGST 2.5%", "SGST 2.5%"])
  expect([filledCart.pricedAt, filledCart.menuId]).toEqual([
    app.clock.now().toISOString(),
    expect.stringMatching(/^[\w-]{12}$/),
  ])

  const changed = await asha.change([
    { line: pizza.id, add: 2 },
    { line: pizza.id, to: { productId: "in-margherita", size: "medium" } },
    { line: cola.id, remove: true },
  ])
  expect(changed.json().data.gone).toEqual([])
  expect(changed.json().data.cart).toMatchObject({ version: 2, lines: [{ ...pizza, size: "medium", quantity: 3 }] })
  expect(await asha.read()).toEqual(changed.json().data.cart)
  const { cart: emptied } = (await asha.change([{ line: pizza.id, add: -3 }])).json<{ data: { cart: Cart } }>().data
  expect([emptied.version, emptied.lines, emptied.bill.payable]).toEqual([3, [], 0])
})

test("[CAR-7d] adding a line again changes nothing, even after it was removed; changing a removed line reports it as missing", async () => {
  const asha = await asShopper(app)
  const lines = [margherita(2), margherita(1)]
  expect(cartFrom(await asha.put(lines)).lines).toMatchObject([{ id: lines[0]?.id, quantity: 3 }])
  expect(cartFrom(await asha.put(lines, { storeId: MALL }))).toMatchObject({ version: 1, storeId: "6585R" })
  const line = lines[1]?.id ?? ""
  expect((await asha.change([{ line, remove: true }])).json().data).toMatchObject({ gone: [], cart: { version: 2 } })
  const lateChange = (await asha.change([{ line, add: 1 }])).json().data
  expect([lateChange.gone, lateChange.cart.version, lateChange.cart.lines]).toEqual([[line], 2, []])
  expect(cartFrom(await asha.put(lines))).toMatchObject({ version: 2, lines: [] })
})

test("[CAR-7d] a change sent twice with one idempotency key is applied once", async () => {
  const asha = await asShopper(app)
  const line = margherita()
  await asha.put([line])
  const key = { "idempotency-key": "plus-one" }
  const first = await asha.change([{ line: line.id, add: 1 }], key)
  app.clock.advance(5)
  expect((await asha.change([{ line: line.id, add: 1 }], key)).body).toBe(first.body)
  expect(await asha.read()).toMatchObject({ version: 2, lines: [{ quantity: 2 }] })
})

test("[CAR-5b] [CAR-5c] [CAR-5e] tip, bag, instructions and no-contact are stored and priced; options that are not sent keep their values", async () => {
  const asha = await asShopper(app)
  await asha.put([margherita()])
  const payableBefore = (await asha.read()).bill.payable
  const updated = cartFrom(await asha.setOptions({ tip: 20_00, carryBag: true, cooking: "Less salt", noContact: true }))
  expect(updated.bill.tip).toBe(20_00)
  expect(updated.bill.carryBag?.chosen).toBe(true)
  expect(updated.bill.payable).toBeGreaterThanOrEqual(payableBefore + 20_00)
  const updatedAgain = cartFrom(await asha.setOptions({ delivery: "বেল বাজাবেন না 🔕" }))
  expect(updatedAgain.options).toEqual({
    tip: 20_00,
    carryBag: true,
    cooking: "Less salt",
    delivery: "বেল বাজাবেন না 🔕",
    noContact: true,
  })
  expect(cartFrom(await asha.setOptions({ tip: 20_00 })).version).toBe(updatedAgain.version)
  expect(cartFrom(await asha.setOptions({ tip: 0 })).bill.tip).toBe(0)
})

test("[CAT-7c] at another store the cart has that store's prices and lists the products that it doesn't make", async () => {
  const asha = await asShopper(app)
  const [pizza, soup] = [margherita(), newLine("in-tomato-soup")]
  const atFirstStore = cartFrom(await asha.put([pizza, soup]))
  expect(atFirstStore.bill.invalidItems).toEqual([])
  const moved = cartFrom(await asha.setOptions({ storeId: MALL, deliveryType: "DINEIN" }))
  expect(moved).toMatchObject({ storeId: MALL, deliveryType: "DINEIN", lines: atFirstStore.lines })
  expect(moved.menuId).not.toBe(atFirstStore.menuId)
  expect(moved.bill.validItems).toMatchObject([{ id: pizza.id, product: { price: 494_00 } }])
  expect(moved.bill.invalidItems).toMatchObject([{ id: soup.id, code: "GONE" }])
  expect(moved.bill.orderable).toBe(false)
  // Adding a line also moves the cart to the customer's current store.
  const movedBack = cartFrom(await asha.put([newLine("in-cola")], { deliveryType: "PICKUP" }))
  expect(movedBack).toMatchObject({ storeId: "6585R", deliveryType: "PICKUP", bill: { invalidItems: [] } })
})

test("[CAT-7b] a product that sells out later stays in the cart as invalid; a sold-out product can't be added", async () => {
  const asha = await asShopper(app)
  const { db } = app.platform
  const [pizza, cola] = [margherita(), newLine("in-cola")]
  await asha.put([pizza, cola])
  const until = new Date(app.clock.now().getTime() + 3_600_000)
  await inTransaction(db, (tx) => setSoldOut(tx, "6585R", "in-cola", until))
  await vi.waitFor(
    async () => expect((await asha.read()).bill.invalidItems).toMatchObject([{ id: cola.id, code: "SOLD_OUT" }]),
    {
      timeout: 60_000,
    },
  )
  const cart = await asha.read()
  expect([cart.version, cart.lines.length, cart.bill.orderable]).toEqual([1, 2, false])
  const [, code, message] = errorFrom(await asha.put([newLine("in-cola")]))
  expect([code, message]).toEqual(["CANT_BE_MADE", expect.stringMatching(/ is sold out at this store\.$/)])
  // Other lines can still be changed.
  expect((await asha.change([{ line: pizza.id, add: 1 }])).statusCode).toBe(200)
  await inTransaction(db, (tx) => restock(tx, "6585R", "in-cola"))
  await vi.waitFor(async () => expect((await asha.read()).bill.invalidItems).toEqual([]), { timeout: 60_000 })
})

test("[CAR-2a] [CAR-4a] [CAR-4b] [CAR-4c] boxes, half-and-half pizzas and Pizza Mania have the menu's prices and set the bill's flags", async () => {
  const asha = await asShopper(app)
  const extras = [
    { topping: "corn", count: 2 },
    { topping: "olive", count: 1 },
  ]
  const halfAndHalf: NonNullable<NewLine["pizza"]> = {
    crust: "pan",
    cheese: "extra",
    extras,
    without: [],
    otherHalf: "in-corn-cheese",
  }
  const box = newLine("in-combo-solo", { picks: { drink: "in-masala-lemonade", pizza: "in-mania-corn" } })
  const filledCart = cartFrom(
    await asha.put([
      newLine("in-margherita", { size: "medium", pizza: halfAndHalf }),
      newLine("in-margherita", { size: "medium", pizza: { ...halfAndHalf, extras: extras.toReversed() } }),
      box,
      newLine("in-mania-onion"),
    ]),
  )
  expect(filledCart.lines.map(({ quantity }) => quantity)).toEqual([2, 1, 1])
  expect(filledCart.bill.validItems.find(({ id }) => id === box.id)?.product.price).toBe(219_00 + 15_00)
  expect(filledCart.bill.flags).toEqual({ combo: "MIX", pizzaMania: "MIX", sides: "NO", veg: "YES" })
  expect(filledCart.bill.comboCard).toBe(true)
})

test("[CAR-8a] [CAR-8b] [CAR-8d] a change above a limit is refused and changes nothing", async () => {
  const asha = await asShopper(app)
  const full = [margherita(20), newLine("in-cola", { quantity: 20 }), newLine("in-mania-onion", { quantity: 20 })]
  await asha.put(full)
  const cart = await asha.read()
  const refused = [
    await asha.put([newLine("in-mania-corn")]),
    await asha.put([margherita()]),
    await asha.change([
      { line: full[1]?.id ?? "", remove: true },
      { line: full[0]?.id ?? "", add: 1 },
    ]),
  ]
  expect(refused.map((response) => errorFrom(response).slice(0, 2))).toEqual(refused.map(() => [422, "CART_FULL"]))
  expect(await asha.read()).toEqual(cart)
  expect(cart.bill.notes.map(({ code }) => code)).toEqual(["BULK_HINT"])
})

test("[CTY-3d] Bangladesh has a minimum order; Sri Lanka's prices include the tax", async () => {
  const karim = await asShopper(app, "bd.localhost")
  const dipCart = cartFrom(await karim.put([newLine("bd-garlic-dip")], { storeId: "67830" }))
  expect(dipCart.bill.notes).toMatchObject([{ code: "SMALLEST_ORDER", stops: true }])
  expect(dipCart.bill.orderable).toBe(false)
  const nimal = await asShopper(app, "lk.localhost")
  const { bill } = cartFrom(await nimal.put([newLine("lk-garlic-bread")], { storeId: "66769" }))
  expect(bill.taxes).toMatchObject([{ title: "VAT 18%", inside: true }])
})

test("[CAR-1c] [OFR-4b] a promo code is applied regardless of case and outer spaces, with its confetti message, and removed again", async () => {
  const asha = await asShopper(app)
  await asha.put([margherita(2)])
  const applied = (await asha.promo("  hello20 ")).json().data
  expect(applied).toMatchObject({
    promoCode: "HELLO20",
    confettiMessage: "HELLO20 applied",
    confettiSubMessage: "You save ₹120 with this coupon",
    cart: { version: 2, promos: ["HELLO20"], bill: { discount: 120_00, savings: { offers: 120_00 } } },
  })
  expect(await asha.read()).toEqual(applied.cart)
  expect((await asha.promo("HELLO20")).json().data).toEqual(applied)
  const afterRemoval = cartFrom(await asha.send("DELETE", "/promo/Hello20"))
  expect(afterRemoval).toMatchObject({ version: 3, promos: [], bill: { discount: 0 } })
  expect(cartFrom(await asha.send("DELETE", "/promo/HELLO20")).version).toBe(3)
})

test("[OFR-7a] a promo code that stops applying stays listed without a discount until it applies again", async () => {
  const asha = await asShopper(app)
  const pizza = margherita(2)
  await asha.put([pizza])
  await asha.promo("SAVE50")
  const smaller = (await asha.change([{ line: pizza.id, to: { productId: "in-margherita", size: "regular" } }])).json()
    .data.cart
  expect([smaller.promos, smaller.bill.discount]).toEqual([["SAVE50"], 0])
  const larger = (await asha.change([{ line: pizza.id, add: 3 }])).json().data.cart
  expect([larger.promos, larger.bill.discount]).toEqual([["SAVE50"], 50_00])
})

test("[OFR-7e] a second promo code is added to the first if both can be combined, or else replaces it", async () => {
  const asha = await asShopper(app)
  await asha.put([margherita(2), newLine("in-garlic-dip"), newLine("in-lava-cake")])
  await asha.promo("DIPIT")
  const both = (await asha.promo("SWEET20")).json().data.cart
  expect([both.promos, both.bill.discounts.length]).toEqual([["DIPIT", "SWEET20"], 2])
  const replaced = (await asha.promo("HELLO20")).json().data
  expect([replaced.cart.promos, replaced.cart.bill.discount]).toEqual([["HELLO20"], 120_00])
})

test("a set of promo codes is applied or removed in one change, all of them or none", async () => {
  const asha = await asShopper(app)
  await asha.put([margherita(2), newLine("in-garlic-dip"), newLine("in-lava-cake")])
  const { version } = (await asha.promo("SAVE50")).json().data.cart
  for (const [code, others] of [
    ["DIPIT", "SWEET20,NOSUCH"],
    ["DIPIT", "PARTY400"],
  ]) {
    expect((await asha.send("POST", `/promo/${code}?with=${others}`)).statusCode).toBeGreaterThan(400)
    expect(await asha.read()).toMatchObject({ version, promos: ["SAVE50"] })
  }
  const both = (await asha.send("POST", "/promo/DIPIT?with=SWEET20")).json().data
  const { discount } = both.cart.bill
  expect(both).toMatchObject({
    promoCode: "DIPIT",
    confettiMessage: "2 coupons applied",
    confettiSubMessage: `You save ${formatMoney(discount, "IN")} with these coupons`,
    cart: { version: version + 1, promos: ["DIPIT", "SWEET20"] },
  })
  const afterRemoval = cartFrom(await asha.send("DELETE", "/promo/DIPIT?with=SWEET20"))
  expect(afterRemoval).toMatchObject({ version: version + 2, promos: [], bill: { discount: 0 } })
  expect((await asha.send("POST", "/promo/DIPIT?with=A%20B")).statusCode).toBe(400)
})

test.each([
  ["unknown", "NOSUCHCODE", 404, "PROMO_UNKNOWN"],
  ["emoji", "🍕🍕🍕", 404, "PROMO_UNKNOWN"],
  ["SQL", "' or 1=1 --", 404, "PROMO_UNKNOWN"],
  ["written with a long s", "ſAVE50", 404, "PROMO_UNKNOWN"],
  ["split by a space", "SAVE 50", 404, "PROMO_UNKNOWN"],
  ["too short", "A", 404, "PROMO_UNKNOWN"],
  ["a wheel's prize", "in-wheel-ten", 404, "PROMO_UNKNOWN"],
  ["another country's", "TWOSUNDAY", 404, "PROMO_UNKNOWN"],
  ["null", "null", 404, "PROMO_UNKNOWN"],
  ["for a larger cart", "PARTY400", 422, "PROMO_REFUSED"],
  ["for another delivery type", "pickup20", 422, "PROMO_REFUSED"],
  ["not valid yet", "JAN26", 422, "PROMO_REFUSED"],
])(
  "[OFR-4d] a promo code that is %s is refused with a specific message and changes nothing",
  async (_, code, status, expected) => {
    const asha = await asShopper(app)
    await asha.put([margherita()])
    const cartBefore = await asha.read()
    const [statusCode, errorCode, message] = errorFrom(await asha.promo(code))
    expect([statusCode, errorCode]).toEqual([status, expected])
    expect(message).not.toBe("This code doesn’t apply to your cart.")
    expect(await asha.read()).toEqual(cartBefore)
  },
)

test("[OFR-7b] [OFR-7g] an expired promo code, and any code on an empty cart, is refused with a specific message", async () => {
  const asha = await asShopper(app)
  expect(errorFrom(await asha.promo("HELLO20"))).toEqual([422, "PROMO_REFUSED", expect.stringContaining("Add")])
  expect(await countCartRows(asha.browser.cartId)).toBe(0)
  const originalTime = app.clock.now()
  app.clock.set("2027-01-05T06:30:00Z")
  try {
    const lateShopper = await asShopper(app)
    await lateShopper.put([margherita(3)])
    expect(errorFrom(await lateShopper.promo("HELLO2027"))).toEqual([
      422,
      "PROMO_REFUSED",
      expect.stringMatching(/ended|expired|over/i),
    ])
  } finally {
    app.clock.set(originalTime)
  }
})
