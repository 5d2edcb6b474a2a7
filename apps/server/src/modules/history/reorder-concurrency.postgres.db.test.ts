import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest"
import { asRegular, type Regular } from "../../testing/as-regular.ts"
import { margherita, newLine } from "../../testing/as-shopper.ts"
import { build, type TestApp } from "../../testing/build-test-app.ts"
import { type Partners, startPartners } from "../../testing/start-partners.ts"

let nodeA: TestApp
let nodeB: TestApp
let partners: Partners
let asha: Regular
let orderId: string
beforeAll(async () => {
  partners = await startPartners()
  nodeA = await build({ settings: partners.settings })
  nodeB = await build({ settings: partners.settings, database: nodeA.database })
})
beforeEach(async () => {
  for (const app of [nodeA, nodeB]) app.clock.advance(24 * 3600)
  asha = await asRegular(nodeA, partners)
  orderId = (await asha.placeOrder([margherita(1)])).orderId
})
afterAll(async () => {
  await nodeB.close()
  await nodeA.close()
  await partners.stop()
})

/** Sends all requests at the same time. */
const inParallel = <Result>(count: number, send: (nth: number) => Promise<Result>): Promise<Result[]> =>
  Promise.all(Array.from({ length: count }, (_, nth) => send(nth)))
const statuses = (responses: readonly { statusCode: number }[]) => [
  ...new Set(responses.map((each) => each.statusCode)),
]
const quantityOf = async (productId: string) =>
  (await asha.shopper.read()).lines.find((line) => line.productId === productId)?.quantity ?? 0

test("[ORD-8a] [CAR-7e] simultaneous reorders and additions from another tab are all applied", async () => {
  const versionBefore = (await asha.shopper.read()).version
  const tab = asha.shopper.onNode(nodeB)
  const responses = await inParallel(20, (nth) =>
    nth % 2 === 0 ? asha.reorder(orderId, { keep: true }) : tab.put([newLine("in-cola")]),
  )
  expect(statuses(responses)).toEqual([200])
  expect([await quantityOf("in-margherita"), await quantityOf("in-cola")]).toEqual([10, 10])
  expect((await asha.shopper.read()).version).toBe(versionBefore + 20)
})

test("[ORD-8a] [CAR-7e] when reorders replace the cart while another tab adds lines, each change is one version, and the order is in the cart once", async () => {
  const versionBefore = (await asha.shopper.read()).version
  const tab = asha.shopper.onNode(nodeB)
  const responses = await inParallel(20, (nth) =>
    nth % 4 === 0 ? asha.reorder(orderId) : tab.put([newLine("in-cola")]),
  )
  expect(statuses(responses)).toEqual([200])
  expect(await quantityOf("in-margherita")).toBe(1)
  expect((await asha.shopper.read()).version).toBe(versionBefore + 20)
})

test("[ORD-8a] [SEC-1d] simultaneous requests with one idempotency key make one change and get the same response", async () => {
  const versionBefore = (await asha.shopper.read()).version
  const key = randomUUID()
  const responses = await inParallel(20, () => asha.reorder(orderId, { keep: true }, key))
  expect([statuses(responses), new Set(responses.map(({ body }) => body)).size]).toEqual([[200], 1])
  expect([await quantityOf("in-margherita"), (await asha.shopper.read()).version]).toEqual([1, versionBefore + 1])
})

test("[ORD-7a] saving an order from many tabs at the same time creates one favourite", async () => {
  const { userId } = asha.browser
  const path = `/api/order-service/ve1/favourites/easy/${orderId}`
  const responses = await inParallel(12, () => asha.browser.post(path, { userId }))
  expect([statuses(responses), new Set(responses.map(({ body }) => body)).size]).toEqual([[200], 1])
})
