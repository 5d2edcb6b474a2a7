import { cartLimits } from "@hearth/domain/pricing/cart-limits.ts"
import { sql } from "kysely"
import { afterAll, beforeAll, expect, test } from "vitest"
import { build, type TestApp } from "../../testing/build-test-app.ts"
import { asShopper, margherita, newLine } from "../../testing/as-shopper.ts"

let nodeA: TestApp
let nodeB: TestApp
beforeAll(async () => {
  nodeA = await build()
  nodeB = await build({ database: nodeA.database })
})
afterAll(async () => {
  await nodeB.close()
  await nodeA.close()
})

type HttpResponse = { statusCode: number; body: string }

/** Sends all requests at the same time. */
const inParallel = (count: number, send: (nth: number) => Promise<HttpResponse>): Promise<HttpResponse[]> =>
  Promise.all(Array.from({ length: count }, (_, nth) => send(nth)))

const count = (responses: readonly HttpResponse[], status: number) =>
  responses.filter(({ statusCode }) => statusCode === status).length

test("[CAR-7e] a hundred changes from each of two tabs on two nodes are all applied", async () => {
  const asha = await asShopper(nodeA)
  const tabs = [asha, asha.onNode(nodeB)]
  const line = margherita(8)
  await asha.put([line])
  const changes = tabs.map(async (tab) => {
    const responses: HttpResponse[] = []
    // Alternates +1 and -1, then adds six: however the tabs interleave, the quantity stays within its limits.
    for (let nth = 0; nth < 100; nth++) {
      responses.push(await tab.change([{ line: line.id, add: nth >= 94 || nth % 2 === 0 ? 1 : -1 }]))
    }
    return responses
  })
  expect(count((await Promise.all(changes)).flat(), 200)).toBe(200)
  expect(await asha.read()).toMatchObject({ version: 201, lines: [{ id: line.id, quantity: 8 + 2 * 6 }] })
})

test("[CAR-7e] the first lines of a new cart, sent at the same time to two nodes, all go into one cart", async () => {
  const asha = await asShopper(nodeA)
  const tabs = [asha, asha.onNode(nodeB)]
  const products = ["in-cola", "in-mania-onion", "in-mania-corn"]
  const responses = await inParallel(30, async (nth) =>
    (tabs[nth % 2] ?? asha).put([newLine(products[nth % products.length] ?? "")]),
  )
  expect(count(responses, 200)).toBe(30)
  const cart = await asha.read()
  expect([cart.version, cart.bill.items]).toEqual([30, 30])
  expect(cart.lines.map(({ productId, quantity }) => [productId, quantity]).toSorted()).toEqual(
    products.map((productId) => [productId, 10]).toSorted(),
  )
})

test("[CAR-8a] simultaneous additions fill a line up to its limit, and the additions above it are refused", async () => {
  const asha = await asShopper(nodeA)
  const tabs = [asha, asha.onNode(nodeB)]
  const responses = await inParallel(40, async (nth) => (tabs[nth % 2] ?? asha).put([margherita()]))
  expect([count(responses, 200), count(responses, 422)]).toEqual([cartLimits.quantity, 40 - cartLimits.quantity])
  const { lines, version } = await asha.read()
  expect([lines.map(({ quantity }) => quantity), version]).toEqual([[cartLimits.quantity], cartLimits.quantity])
})

test("[CAR-7d] [SEC-1d] [SEC-1e] many repeats with one idempotency key on two nodes make one change and get the same response", async () => {
  const asha = await asShopper(nodeA)
  const tabs = [asha, asha.onNode(nodeB)]
  const line = margherita()
  await asha.put([line])
  const key = { "idempotency-key": "once more" }
  const responses = await inParallel(60, async (nth) =>
    (tabs[nth % 2] ?? asha).change([{ line: line.id, add: 1 }], key),
  )
  expect(count(responses, 200)).toBe(60)
  expect(new Set(responses.map(({ body }) => body)).size).toBe(1)
  expect(await asha.read()).toMatchObject({ version: 2, lines: [{ quantity: 2 }] })
})

test("[CAR-7d] a new line that is sent many times without an idempotency key is added once", async () => {
  const asha = await asShopper(nodeA)
  const tabs = [asha, asha.onNode(nodeB)]
  const line = margherita(3)
  const responses = await inParallel(60, async (nth) => (tabs[nth % 2] ?? asha).put([line]))
  expect(count(responses, 200)).toBe(60)
  expect(await asha.read()).toMatchObject({ version: 1, lines: [{ id: line.id, quantity: 3 }] })
})

test("[CAR-7e] simultaneous changes of lines, options and promo code each count once and don't undo each other", async () => {
  const asha = await asShopper(nodeA)
  const tabs = [asha, asha.onNode(nodeB)]
  const [pizza, cola] = [margherita(2), newLine("in-cola")]
  await asha.put([pizza, cola])
  const tab = (nth: number) => tabs[nth % 2] ?? asha
  const responses = await Promise.all([
    ...Array.from({ length: 10 }, async (_, nth) => tab(nth).change([{ line: pizza.id, add: 1 }])),
    ...Array.from({ length: 10 }, async (_, nth) => tab(nth).change([{ line: cola.id, add: 1 }])),
    tab(0).setOptions({ tip: 20_00 }),
    tab(1).setOptions({ cooking: "Well done" }),
    tab(0).promo("SAVE50"),
  ])
  expect(count(responses, 200)).toBe(responses.length)
  expect(await asha.read()).toMatchObject({
    version: 1 + responses.length,
    lines: [{ quantity: 12 }, { quantity: 11 }],
    options: { tip: 20_00, cooking: "Well done" },
    promos: ["SAVE50"],
    bill: { discount: 50_00 },
  })
  const { rows } = await sql`select 1 from cart.cart where id = ${asha.browser.cartId}`.execute(nodeA.database.db)
  expect(rows).toHaveLength(1)
})
