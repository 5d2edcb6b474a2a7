import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest"
import { build, type TestApp } from "../../testing/build-test-app.ts"
import { asShopper, margherita, newLine, type Shopper } from "../../testing/as-shopper.ts"
import { type WatchedStatements, watchStatements } from "../../testing/watch-statements.ts"

let app: TestApp
let asha: Shopper
const [first, second] = [margherita(3), newLine("in-cola", { quantity: 2 })]
let statements: WatchedStatements
beforeAll(async () => {
  statements = watchStatements()
  app = await build()
})
beforeEach(async () => {
  asha = await asShopper(app)
})
afterAll(async () => {
  vi.restoreAllMocks()
  await app.close()
})

async function namesOf(call: () => Promise<unknown>): Promise<string[]> {
  await statements.watch(call)
  return statements.names()
}

/*
 * The statements are counted exactly, because this is the busiest path of the web app: if you add one, remove another.
 */

test("the first line of a new cart takes three statements, six with an idempotency key", async () => {
  expect(await namesOf(() => asha.put([first]))).toEqual(["identity.session", "cart.find", "cart.insert"])
  const keyed = await asShopper(app)
  const names = await namesOf(() => keyed.put([first], {}, { "idempotency-key": "k1" }))
  const statementsInTransaction = ["platform.once-begin", "cart.find", "cart.insert", "platform.once-end"]
  expect(names).toEqual(["identity.session", ...statementsInTransaction, "commit"])
})

test("other changes with an idempotency key take six statements, seven with a promo code; reading takes two, three with a promo code", async () => {
  await asha.put([first, second])
  const key = { "idempotency-key": "k2" }
  const changes = [
    () =>
      asha.change(
        [
          { line: first.id, add: 1 },
          { line: second.id, remove: true },
        ],
        key,
      ),
    () => asha.send("PUT", "/options", { tip: 10_00, storeId: "DEL02" }, key),
    () => asha.send("POST", "/promo/SAVE50", undefined, key),
    () => asha.send("PUT", "/options", { tip: 20_00 }, key),
    () => asha.send("DELETE", "/promo/SAVE50", undefined, key),
  ]
  const counts = [6, 6, 7, 7, 6]
  for (const [nth, change] of changes.entries()) {
    key["idempotency-key"] = `key-${nth}`
    const { statusCode } = await statements.watch(change)
    expect([nth, statusCode, statements.names().length]).toEqual([nth, 200, counts[nth]])
  }
  expect(await namesOf(asha.read)).toEqual(["identity.session", "cart.find"])
  await asha.send("POST", "/promo/SAVE50")
  expect(await namesOf(asha.read)).toEqual(["identity.session", "cart.find", "offers.facts"])
})
