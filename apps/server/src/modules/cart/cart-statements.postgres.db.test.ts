import { Client } from "pg"
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest"
import { build, type TestApp } from "../../testing/build-test-app.ts"
import { asShopper, margherita, newLine, type Shopper } from "../../testing/as-shopper.ts"

/** The bar: whoever adds a statement to the shop's busiest path must take one out. */
const MOST = 7
let app: TestApp
let asha: Shopper
const [first, second] = [margherita(3), newLine("in-cola", { quantity: 2 })]
const sent: string[] = []
beforeAll(async () => {
  const query = Client.prototype.query
  // Every statement that goes to the server from a request's connections, commit as well.
  vi.spyOn(Client.prototype, "query").mockImplementation(function (this: Client, ...args: unknown[]) {
    const { text } = args[0] as { text?: string }
    const { application_name } = (this as unknown as { connectionParameters: { application_name: string } })
      .connectionParameters
    // Kitchens look for orders meanwhile, which is nobody's call.
    const isLook = /\/\* (orders\.any-to-take-up|kitchen\.)/.test(text ?? "")
    if (application_name === "hearth" && !isLook) sent.push(text ?? String(args[0]))
    return Reflect.apply(query, this, args)
  } as typeof query)
  app = await build()
})
beforeEach(async () => {
  asha = await asShopper(app)
  sent.length = 0
})
afterAll(async () => {
  vi.restoreAllMocks()
  await app.close()
})

/** By their names. `begin` goes along with the first of a transaction, in one piece. */
const words = () => sent.map((text) => /\/\* (\S+) \*\//.exec(text)?.[1] ?? text.trim().split(/\s+/)[0])

test("[CAR-7] a new cart with one thing is three statements, and six under a key", async () => {
  await asha.put([first])
  expect(words()).toEqual(["identity.session", "cart.find", "cart.insert"])
  const keyed = await asShopper(app)
  sent.length = 0
  await keyed.put([first], {}, { "idempotency-key": "k1" })
  const inside = ["platform.once-begin", "cart.find", "cart.insert", "platform.once-end"]
  expect(words()).toEqual(["identity.session", ...inside, "commit"])
  expect(words().length).toBeLessThanOrEqual(MOST)
})

test("[CAR-7] every other change costs no more than one more, and reading is two, three with a code", async () => {
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
    sent.length = 0
    expect((await change()).statusCode).toBe(200)
    expect([nth, words().length]).toEqual([nth, counts[nth]])
  }
  expect(Math.max(...counts)).toBeLessThanOrEqual(MOST)
  sent.length = 0
  await asha.read()
  expect(words()).toEqual(["identity.session", "cart.find"])
  await asha.send("POST", "/promo/SAVE50")
  sent.length = 0
  await asha.read()
  expect(words()).toEqual(["identity.session", "cart.find", "offers.facts"])
})
