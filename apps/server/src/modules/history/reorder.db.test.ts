import type { Cart } from "@hearth/contract/calls/cart.calls.ts"
import type { ReorderChange } from "@hearth/contract/calls/history.shapes.ts"
import { cartLimits } from "@hearth/domain/pricing/cart-limits.ts"
import type { LightMyRequestResponse } from "fastify"
import { sql } from "kysely"
import { randomUUID } from "node:crypto"
import { beforeEach, expect, test } from "vitest"
import { inTransaction } from "../../platform/database/in-transaction.ts"
import { asBuyer } from "../../testing/as-buyer.ts"
import { asRegular, type Regular } from "../../testing/as-regular.ts"
import { errorFrom, margherita, newLine } from "../../testing/as-shopper.ts"
import type { TestApp } from "../../testing/build-test-app.ts"
import type { Partners } from "../../testing/start-partners.ts"
import { withPartners } from "../../testing/with-partners.ts"
import { restock, setSoldOut } from "../catalog/public.ts"

let app: TestApp
let partners: Partners
let asha: Regular
withPartners((started) => ({ app, partners } = started))
beforeEach(async () => {
  app.clock.advance(24 * 3600)
  asha = await asRegular(app, partners)
})

const reorderFrom = (response: LightMyRequestResponse) =>
  response.json<{ data: { cart: Cart; changes: ReorderChange[] } }>().data
const productsIn = ({ lines }: Cart) => lines.map(({ productId, size, quantity }) => [productId, size, quantity])
const lineIds = ({ lines }: Cart) => lines.map(({ id }) => id)

/** Changes a stored order, as if it had been bought from another menu. */
async function rewrite(id: string, column: "bill" | "lines", path: string, value: unknown): Promise<void> {
  await sql`
    update orders.order set ${sql.ref(column)} = jsonb_set(${sql.ref(column)}, ${path}::text[], ${JSON.stringify(value)}::jsonb)
    where id = ${id}`.execute(app.database.db)
}

async function switchSoldOut(productId: string, isSoldOut: boolean): Promise<void> {
  const until = new Date(app.clock.now().getTime() + 3600_000)
  await inTransaction(app.platform.db, (tx) =>
    isSoldOut ? setSoldOut(tx, "6585R", productId, until) : restock(tx, "6585R", productId),
  )
  const fetchStock = async () => (await app.http.inject("/api/catalog-service/ve1/stores/6585R/stock")).body
  await expect.poll(async () => (await fetchStock()).includes(`"${productId}"`), { timeout: 60_000 }).toBe(isSoldOut)
}

test("[ORD-8a] reordering puts the same products in the cart, with new line ids and without promo codes", async () => {
  const customised = {
    crust: "thin",
    cheese: "mozzarella",
    extras: [{ topping: "olive", count: 1 }],
    without: [],
  } as const
  const orderedLines = [
    margherita(2, { pizza: { ...customised, extras: [...customised.extras], without: [] } }),
    newLine("in-cola"),
  ]
  const placed = await asha.placeOrder(orderedLines)
  const { cart, changes } = reorderFrom(await asha.reorder(placed.orderId))
  expect(changes).toEqual([])
  expect(cart.lines).toEqual(orderedLines.map((line) => Object.assign({}, line, { id: expect.any(String) })))
  expect(lineIds(cart).filter((id) => orderedLines.some((line) => line.id === id))).toEqual([])
  expect([cart.bill.gross, cart.promos, cart.bill.orderable]).toEqual([placed.bill.gross, [], true])
  expect(await asha.shopper.read()).toEqual(cart)
})

test("[ORD-8a] [SEC-1a] [SEC-1d] [SEC-1f] a repeat with the same idempotency key gets the same response and cart; another body is refused", async () => {
  const placed = await asha.placeOrder()
  const key = randomUUID()
  const first = await asha.reorder(placed.orderId, { keep: true }, key)
  expect((await asha.reorder(placed.orderId, { keep: true }, key)).body).toBe(first.body)
  expect(productsIn(await asha.shopper.read())).toEqual([["in-margherita", "large", 1]])
  expect(errorFrom(await asha.reorder(placed.orderId, { keep: false }, key))[1]).toBe("IDEMPOTENCY_KEY_REUSED")
  const path = `/api/order-service/ve1/orders/onePassReOrder/order/${placed.orderId}`
  expect((await asha.browser.post(path, {})).statusCode).toBe(400)
})

test("[ORD-8a] reordering adds to the cart, or replaces its lines, promo codes and instructions", async () => {
  const placed = await asha.placeOrder([margherita(1), newLine("in-cola", { quantity: 2 })])
  const existingLine = newLine("in-cola")
  await asha.shopper.put([existingLine])
  await asha.shopper.setOptions({ cooking: "No onion" })
  const cartWithBoth = reorderFrom(await asha.reorder(placed.orderId, { keep: true })).cart
  expect(productsIn(cartWithBoth)).toEqual([
    ["in-cola", undefined, 3],
    ["in-margherita", "large", 1],
  ])
  expect([cartWithBoth.lines[0]?.id, cartWithBoth.options.cooking]).toEqual([existingLine.id, "No onion"])
  expect((await asha.shopper.promo("SAVE50")).statusCode).toBe(200)
  const { version } = await asha.shopper.read()
  const replaced = reorderFrom(await asha.reorder(placed.orderId, { keep: false })).cart
  expect(productsIn(replaced)).toEqual([
    ["in-margherita", "large", 1],
    ["in-cola", undefined, 2],
  ])
  expect([replaced.options.cooking, replaced.promos, replaced.version]).toEqual(["", [], version + 1])
  // A late retry of the request that added a line doesn't add the removed line again.
  await asha.shopper.put([existingLine])
  expect(productsIn(await asha.shopper.read())).toEqual(productsIn(replaced))
})

test("[ORD-8a] a reorder that exceeds the cart's limits is refused and changes nothing", async () => {
  const placed = await asha.placeOrder([newLine("in-cola", { quantity: 5 })])
  await asha.shopper.put([newLine("in-cola", { quantity: cartLimits.quantity })])
  const cartBefore = await asha.shopper.read()
  expect(errorFrom(await asha.reorder(placed.orderId, { keep: true })).slice(0, 2)).toEqual([422, "CART_FULL"])
  expect((await asha.shopper.read()).version).toBe(cartBefore.version)
})

test("[ORD-8e] a sold-out product is reported with alternatives, and the other products are in the cart", async () => {
  const placed = await asha.placeOrder([margherita(1), newLine("in-cola")])
  await switchSoldOut("in-margherita", true)
  const { cart, changes } = reorderFrom(await asha.reorder(placed.orderId))
  await switchSoldOut("in-margherita", false)
  expect(productsIn(cart)).toEqual([["in-cola", undefined, 1]])
  expect(changes).toMatchObject([
    { kind: "gone", name: "Margherita Classica", message: expect.stringContaining("sold out") },
  ])
  const instead = changes[0]?.kind === "gone" ? changes[0].instead : []
  expect(instead.length).toBe(3)
  for (const product of instead)
    expect([product.productType, product.foodType, product.id === "in-margherita"]).toEqual(["PIZZA", "VEG", false])
})

test("[ORD-8e] if nothing is available, the products are reported and the cart stays unchanged", async () => {
  const placed = await asha.placeOrder([newLine("in-cola")])
  await rewrite(placed.transactionId, "lines", "{0,productId}", "in-long-gone")
  await asha.shopper.put([margherita(2)])
  const cartBefore = await asha.shopper.read()
  const { cart, changes } = reorderFrom(await asha.reorder(placed.orderId))
  expect([cart.version, productsIn(cart)]).toEqual([cartBefore.version, productsIn(cartBefore)])
  expect(changes).toMatchObject([
    {
      kind: "gone",
      name: placed.bill.validItems[0]?.name,
      message: expect.stringContaining("no longer on this store"),
    },
  ])
})

test("[ORD-8e] a topping that is no longer offered is left out; a changed price is reported with both prices", async () => {
  const extras = [{ topping: "olive", count: 1 }]
  const pizza = { crust: "hand-tossed" as const, cheese: "mozzarella" as const, extras, without: [] }
  const placed = await asha.placeOrder([margherita(2, { pizza }), newLine("in-cola")])
  await rewrite(placed.transactionId, "lines", "{0,pizza,extras,0,topping}", "dodo")
  const cola = placed.bill.validItems[1]
  await rewrite(placed.transactionId, "bill", "{validItems,1,product,price}", 1_00)
  const { cart, changes } = reorderFrom(await asha.reorder(placed.orderId))
  expect([cart.lines[0]?.pizza?.extras, cart.lines[0]?.quantity]).toEqual([[], 2])
  expect(changes).toMatchObject([
    { kind: "otherwise", name: "Margherita Classica", message: "Not available: extra dodo. We left it out." },
    { kind: "price", name: "Margherita Classica", was: placed.bill.validItems[0]?.product.price },
    { kind: "price", name: cola?.name, was: 1_00, now: cola?.product.price },
  ])
})

test("[ORD-8a] reordering uses the given store and delivery type; an unknown store or one without that delivery type is refused", async () => {
  const placed = await asha.placeOrder([newLine("in-cola")])
  const atGivenStore = reorderFrom(
    await asha.reorder(placed.orderId, { storeId: "DEL02", deliveryType: "PICKUP" }),
  ).cart
  expect([atGivenStore.storeId, atGivenStore.deliveryType]).toEqual(["DEL02", "PICKUP"])
  const atOrderStore = reorderFrom(await asha.reorder(placed.orderId)).cart
  expect([atOrderStore.storeId, atOrderStore.deliveryType]).toEqual(["6585R", "DELIVERY"])
  const store = (await app.http.inject("/api/locator-service/ve3/stores"))
    .json<{ data: { stores: { id: string; deliveryTypes: string[] }[] } }>()
    .data.stores.find(({ deliveryTypes }) => !deliveryTypes.includes("DINEIN"))
  for (const body of [{ storeId: "NOSUCH" }, { storeId: "CMB01" }, { storeId: store?.id, deliveryType: "DINEIN" }])
    expect(errorFrom(await asha.reorder(placed.orderId, body)).slice(0, 2)).toEqual([404, "STORE_NOT_FOUND"])
  expect((await asha.shopper.read()).version).toBe(atOrderStore.version)
})

test("[ORD-8a] a failed order can be reordered", async () => {
  const buyer = await asBuyer(app, [newLine("in-cola", { quantity: 3 })], asha.browser)
  const failed = await buyer.mustOrder()
  await buyer.mustOrder()
  const { cart, changes } = reorderFrom(await asha.reorder(failed.orderId))
  expect([productsIn(cart), changes]).toEqual([[["in-cola", undefined, 3]], []])
})

test.each([{ keep: "yes" }, { storeId: "../x" }, { deliveryType: "TRAIN" }, { price: 1 }])(
  "[ORD-8a] a reorder with %o is refused",
  async (body) => {
    expect(errorFrom(await asha.reorder("IN00000000", body))[1]).toBe("BAD_REQUEST")
  },
)
