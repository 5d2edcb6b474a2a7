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
  orderId = (await asha.place([margherita(1)])).orderId
})
afterAll(async () => {
  await nodeB.close()
  await nodeA.close()
  await partners.stop()
})

/** Sends all requests at the same time. */
const inParallel = <Answer>(count: number, send: (nth: number) => Promise<Answer>): Promise<Answer[]> =>
  Promise.all(Array.from({ length: count }, (_, nth) => send(nth)))
const statuses = (answers: readonly { statusCode: number }[]) => [...new Set(answers.map((each) => each.statusCode))]
const numberOf = async (productId: string) =>
  (await asha.shopper.read()).lines.find((line) => line.productId === productId)?.quantity ?? 0

test("[ORD-8a] [CAR-7e] reorders that add to the cart and another tab's additions at the same time are all applied", async () => {
  const before = (await asha.shopper.read()).version
  const tab = asha.shopper.onNode(nodeB)
  const answers = await inParallel(20, (nth) =>
    nth % 2 === 0 ? asha.reorder(orderId, { keep: true }) : tab.put([newLine("in-cola")]),
  )
  expect(statuses(answers)).toEqual([200])
  expect([await numberOf("in-margherita"), await numberOf("in-cola")]).toEqual([10, 10])
  expect((await asha.shopper.read()).version).toBe(before + 20)
})

test("[ORD-8a] [CAR-7e] reorders that replace the cart while another tab adds lines: each change is one version, and the order is in the cart once", async () => {
  const before = (await asha.shopper.read()).version
  const tab = asha.shopper.onNode(nodeB)
  const answers = await inParallel(20, (nth) => (nth % 4 === 0 ? asha.reorder(orderId) : tab.put([newLine("in-cola")])))
  expect(statuses(answers)).toEqual([200])
  expect(await numberOf("in-margherita")).toBe(1)
  expect((await asha.shopper.read()).version).toBe(before + 20)
})

test("[ORD-8a] [SEC-1d] many repeats with one idempotency key are one change with one answer", async () => {
  const before = (await asha.shopper.read()).version
  const key = randomUUID()
  const answers = await inParallel(20, () => asha.reorder(orderId, { keep: true }, key))
  expect([statuses(answers), new Set(answers.map(({ body }) => body)).size]).toEqual([[200], 1])
  expect([await numberOf("in-margherita"), (await asha.shopper.read()).version]).toEqual([1, before + 1])
})

test("[ORD-7a] saving from many tabs at the same time makes one favourite", async () => {
  const { userId } = asha.browser
  const path = `/api/order-service/ve1/favourites/easy/${orderId}`
  const answers = await inParallel(12, () => asha.browser.post(path, { userId }))
  expect([statuses(answers), new Set(answers.map(({ body }) => body)).size]).toEqual([[200], 1])
})
