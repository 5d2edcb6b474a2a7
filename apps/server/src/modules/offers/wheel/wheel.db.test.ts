import type { Wheel } from "@hearth/contract/calls/offers.calls.ts"
import { sql } from "kysely"
import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest"
import { inTransaction } from "../../../platform/database/in-transaction.ts"
import { systemRandom } from "../../../platform/random.ts"
import { build, type TestApp } from "../../../testing/build-test-app.ts"
import { asShopper, errorFrom, margherita, newLine, type Shopper } from "../../../testing/as-shopper.ts"
import { purgeExpiredGuests } from "../customers/purge-expired-guests.ts"
import { mergeGuestCustomer, releaseUses } from "../public.ts"
import { placeTestOrder } from "../testing/place-test-order.ts"
import { wheelRules } from "./wheel-rules.ts"

const URL = "/api/agg/cart-service/ve1/cart/offers/gamify"
const NOON = "2026-03-01T06:30:00Z"

/** The next random number, below 100. */
let drawn = 0
const requestedLimits: number[] = []
function below(limit: number): number {
  requestedLimits.push(limit)
  return drawn
}

let app: TestApp
beforeAll(async () => {
  app = await build({ random: { ...systemRandom, below } })
})
afterAll(() => app.close())
beforeEach(async () => {
  drawn = 0
  app.clock.set(NOON)
  await sql`delete from platform.limit_counter`.execute(app.database.db)
})

const wheelOf = async ({ browser }: Shopper) => (await browser.get(URL)).json<{ data: Wheel }>().data
const spin = ({ browser }: Shopper, key: string = randomUUID()) =>
  browser.post(URL, undefined, { "idempotency-key": key })
const inTx = <Answer>(work: Parameters<typeof inTransaction<Answer>>[1]) => inTransaction(app.platform.db, work)

/** Sets the clock and refreshes the session, which has expired by then. */
async function advanceTo(shopper: Shopper, time: string): Promise<void> {
  app.clock.set(time)
  expect((await shopper.browser.refresh()).statusCode).toBe(200)
}

test("[OFR-6b] the wheel shows its prizes in their sequence with their weights, and the customer can spin", async () => {
  const wheel = await wheelOf(await asShopper(app))
  expect(wheel).toMatchObject({ canSpin: true, message: null, nextAt: null, won: [] })
  expect(wheel.fields.map(({ offerId, weight }) => [offerId, weight])).toEqual([
    ["in-wheel-ten", 30],
    ["in-wheel-fizz", 25],
    ["in-wheel-dip", 20],
    ["in-wheel-sixty", 15],
    ["in-wheel-lava", 8],
    ["in-wheel-grand", 2],
  ])
})

test.each([
  [0, "in-wheel-ten"],
  [29, "in-wheel-ten"],
  [30, "in-wheel-fizz"],
  [97, "in-wheel-lava"],
  [98, "in-wheel-grand"],
  [99, "in-wheel-grand"],
])("[OFR-6d] the server draws by weight: the number %i of 100 wins %s", async (drawnNumber, offerId) => {
  drawn = drawnNumber
  requestedLimits.length = 0
  const asha = await asShopper(app)
  const { data } = (await spin(asha)).json()
  expect([data.offerId, requestedLimits]).toEqual([offerId, [100]])
  expect(data.wheel).toEqual(await wheelOf(asha))
  expect(data.wheel).toMatchObject({
    canSpin: false,
    message: "You’ve already spun today. Come back tomorrow.",
    nextAt: new Date("2026-03-02T00:00+05:30").toISOString(),
    won: [{ offerId, until: new Date("2026-03-03T00:00+05:30").toISOString() }],
  })
})

test("[OFR-6c] a customer has one spin a day in the country's time zone, and a repeated idempotency key gets the same response", async () => {
  const asha = await asShopper(app)
  const first = await spin(asha, "today")
  drawn = 99
  expect((await spin(asha, "today")).body).toBe(first.body)
  expect(errorFrom(await spin(asha))).toEqual([409, "SPUN_ALREADY", "You’ve already spun today. Come back tomorrow."])
  await advanceTo(asha, "2026-03-01T18:29:59Z")
  expect(errorFrom(await spin(asha))[1]).toBe("SPUN_ALREADY")
  app.clock.set("2026-03-01T18:30:00Z")
  expect((await wheelOf(asha)).canSpin).toBe(true)
  expect((await spin(asha)).json().data.offerId).toBe("in-wheel-grand")
  // Newest first. Yesterday's prize is valid until the end of this day.
  expect((await wheelOf(asha)).won.map(({ offerId }) => offerId)).toEqual(["in-wheel-grand", "in-wheel-ten"])
  await advanceTo(asha, "2026-03-02T18:30:00Z")
  expect((await wheelOf(asha)).won.map(({ offerId }) => offerId)).toEqual(["in-wheel-grand"])
  await advanceTo(asha, "2026-03-03T18:30:00Z")
  expect((await wheelOf(asha)).won).toEqual([])
})

test("[OFR-6d] a spin needs an idempotency key and a session, and can't choose its prize", async () => {
  const asha = await asShopper(app)
  expect((await asha.browser.post(URL)).statusCode).toBe(400)
  const chosenPrize = await asha.browser.post(URL, { offerId: "in-wheel-grand" }, { "idempotency-key": "k" })
  expect(errorFrom(chosenPrize).slice(0, 2)).toEqual([400, "BAD_REQUEST"])
  const anonymous = await app.http.inject({ method: "POST", url: URL, headers: { "idempotency-key": "k" } })
  expect(anonymous.statusCode).toBe(401)
  expect((await wheelOf(asha)).canSpin).toBe(true)
})

test("[OFR-6b] a prize is listed and applied automatically when its conditions are met, until it expires", async () => {
  drawn = 30
  const asha = await asShopper(app)
  await spin(asha)
  await asha.put([newLine("in-cola")])
  expect((await asha.read()).bill.discount).toBe(0)
  await asha.put([margherita()])
  const { bill } = await asha.read()
  expect(bill.discounts).toMatchObject([{ offerId: "in-wheel-fizz", code: null }])
  const { coupons, rules } = (await asha.send("GET", "/offers")).json()
  const listed = coupons.flatMap(({ list }: { list: { offerId: string }[] }) => list)
  expect(listed.find(({ offerId }: { offerId: string }) => offerId === "in-wheel-fizz")).toMatchObject({
    status: "APPLIED",
    onBill: true,
    code: null,
  })
  expect(rules.customer.won).toEqual(["in-wheel-fizz"])
  await advanceTo(asha, "2026-03-02T18:29:59Z")
  expect((await asha.read()).bill.discount).toBe(bill.discount)
  app.clock.set("2026-03-02T18:30:00Z")
  expect((await asha.read()).bill.discount).toBe(0)
})

test("[OFR-4d] [OFR-6b] a code that would replace a prize that saves more is refused, both when applied and when validated", async () => {
  const asha = await asShopper(app)
  await spin(asha)
  await asha.put([margherita()])
  const cartBefore = await asha.read()
  expect(cartBefore.bill.discounts).toMatchObject([{ offerId: "in-wheel-ten" }])
  const refused = errorFrom(await asha.promo("WALLET5"))
  expect(refused).toEqual([
    422,
    "PROMO_REFUSED",
    expect.stringMatching(/^‘10% off’ saves you ₹[\d.]+ more, and WALLET5 can’t be combined with it\.$/),
  ])
  const validated = (await asha.send("GET", "/promo/WALLET5/validate")).json()
  expect([validated.status, validated.errors[0].displayMsg]).toEqual(["failed", refused[2]])
  expect(await asha.read()).toEqual(cartBefore)
  const better = (await asha.promo("SAVE50")).json().data.cart
  expect(better.bill.payable).toBeLessThan(cartBefore.bill.payable)
})

test("[OFR-6b] an order uses a prize up, a failed order releases it, and a prize that was not won is refused", async () => {
  drawn = 30
  const asha = await asShopper(app)
  const { userId } = asha.browser
  await asha.put([margherita(), newLine("in-cola")])
  expect((await placeTestOrder(app, userId, ["in-wheel-fizz"])).refusal).toBe("Spin the wheel to win this offer.")
  await spin(asha)
  const { orderId, refusal } = await placeTestOrder(app, userId, ["in-wheel-fizz"])
  expect(refusal).toBe(null)
  expect((await wheelOf(asha)).won).toEqual([])
  expect((await asha.read()).bill.discount).toBe(0)
  expect((await placeTestOrder(app, userId, ["in-wheel-fizz"])).refusal).toBe("Spin the wheel to win this offer.")
  for (let nth = 0; nth < 2; nth++) await inTx((tx) => releaseUses(tx, orderId, app.clock.now()))
  expect((await wheelOf(asha)).won).toMatchObject([{ offerId: "in-wheel-fizz" }])
  // Another order has used the prize since, so releasing the first order again doesn't free it.
  expect((await placeTestOrder(app, userId, ["in-wheel-fizz"])).refusal).toBe(null)
  await inTx((tx) => releaseUses(tx, orderId, app.clock.now()))
  expect((await wheelOf(asha)).won).toEqual([])
  expect((await wheelOf(asha)).canSpin).toBe(false)
})

test("[OFR-6b] the same prize won twice can be used twice, the older one first", async () => {
  const asha = await asShopper(app)
  const { userId } = asha.browser
  await spin(asha)
  await advanceTo(asha, "2026-03-02T06:30:00Z")
  await spin(asha)
  const prizeEnds = async () => (await wheelOf(asha)).won.map(({ until }) => new Date(until).toISOString())
  expect(await prizeEnds()).toEqual(["2026-03-03T18:30:00.000Z", "2026-03-02T18:30:00.000Z"])
  const placeOrder = async () => (await placeTestOrder(app, userId, ["in-wheel-ten"])).refusal
  expect([await placeOrder(), await prizeEnds()]).toEqual([null, ["2026-03-03T18:30:00.000Z"]])
  expect([await placeOrder(), await placeOrder(), await prizeEnds()]).toEqual([
    null,
    "Spin the wheel to win this offer.",
    [],
  ])
})

test("[OFR-6c] guest spins are limited per network", async () => {
  for (let nth = 0; nth < wheelRules.maxGuestSpinsPerNetwork; nth++)
    expect((await spin(await asShopper(app))).statusCode).toBe(200)
  const oneMore = await asShopper(app)
  const refused = await spin(oneMore)
  expect([...errorFrom(refused).slice(0, 2), refused.headers["retry-after"]]).toEqual([
    429,
    "TOO_MANY_REQUESTS",
    String(24 * 3600),
  ])
  // The refused spin was rolled back, so the guest can still spin.
  expect((await wheelOf(oneMore)).canSpin).toBe(true)
  const fromOtherNetwork = await app.http.inject({
    method: "POST",
    url: URL,
    remoteAddress: "203.0.113.9",
    headers: { ...oneMore.browser.headers(), "idempotency-key": "elsewhere" },
  })
  expect(fromOtherNetwork.statusCode).toBe(200)
})

test("[IDN-12] [OFR-6c] a guest's prize is moved to the account, and of two spins on one day the account's own counts", async () => {
  const [guest, account] = [await asShopper(app), await asShopper(app)]
  drawn = 98
  await spin(guest)
  await inTx((tx) => mergeGuestCustomer(tx, guest.browser.userId, account.browser.userId, app.clock.now()))
  expect(await wheelOf(account)).toMatchObject({ canSpin: false, won: [{ offerId: "in-wheel-grand" }] })
  expect((await wheelOf(guest)).canSpin).toBe(false)
  expect(errorFrom(await spin(guest))[1]).toBe("SPUN_ALREADY")
  const secondGuest = await asShopper(app)
  drawn = 0
  await spin(secondGuest)
  for (let nth = 0; nth < 2; nth++)
    await inTx((tx) => mergeGuestCustomer(tx, secondGuest.browser.userId, account.browser.userId, app.clock.now()))
  expect((await wheelOf(account)).won.map(({ offerId }) => offerId)).toEqual(["in-wheel-grand"])
})

test("expired spins are purged, and so are guests without any other data", async () => {
  const [idleGuest, buyer] = [await asShopper(app), await asShopper(app)]
  await spin(idleGuest)
  await spin(buyer)
  await placeTestOrder(app, buyer.browser.userId, ["in-everyday"])
  const remainingCustomers = async () => {
    const { rows } = await sql<{ user_id: string }>`
      select user_id from offers.customer where user_id in (${idleGuest.browser.userId}, ${buyer.browser.userId})`.execute(
      app.database.db,
    )
    return rows.map(({ user_id }) => user_id)
  }
  app.clock.advance(91 * 24 * 3600)
  await purgeExpiredGuests(app.platform)
  expect(await remainingCustomers()).toHaveLength(2)
  app.clock.advance(2 * 24 * 3600)
  await purgeExpiredGuests(app.platform)
  expect(await remainingCustomers()).toEqual([buyer.browser.userId])
  const { rows } = await sql`select 1 from offers.spin`.execute(app.database.db)
  expect(rows).toEqual([])
})
