import { sql } from "kysely"
import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, expect, test, vi } from "vitest"
import { inTransaction } from "../../../platform/database/in-transaction.ts"
import { build, type TestApp } from "../../../testing/build-test-app.ts"
import { asShopper, errorFrom, margherita, type Shopper } from "../../../testing/as-shopper.ts"
import { toOfferFacts } from "../customers/to-offer-facts.ts"
import { countOrder, mergeGuestCustomer, releaseUses, confirmUses, reserveUses, uncountOrder } from "../public.ts"
import { limitOffers, placeTestOrder, readTallies } from "../testing/place-test-order.ts"
import { readCustomerFacts } from "./uses.store.ts"

const QUICK = "in-first-five-thousand"
const SAVE = "in-everyday"
const CLIMB = "in-climb"
const HELLO = "in-hello"

let app: TestApp
beforeAll(async () => {
  app = await build()
  await limitOffers(app, { [QUICK]: { inAll: 3, perUser: 2 } })
})
afterAll(() => app.close())

const db = () => app.platform.db
const inTx = <Answer>(work: Parameters<typeof inTransaction<Answer>>[1]) => inTransaction(db(), work)
const release = (orderId: string) => inTx((tx) => releaseUses(tx, orderId, app.clock.now()))
const rulesOf = async (shopper: Shopper) => (await shopper.send("GET", "/offers")).json().rules

async function countNewOrder(userId: string, orderId: string = randomUUID()): Promise<string> {
  await inTx((tx) => countOrder(tx, orderId, userId, app.clock.now()))
  return orderId
}

test("[OFR-7d] a use is counted when an order is placed, not when the code is tried", async () => {
  const asha = await asShopper(app)
  await asha.put([margherita(2)])
  for (let nth = 0; nth < 5; nth++) {
    expect((await asha.promo("QUICK90")).statusCode).toBe(200)
    await asha.send("DELETE", "/promo/QUICK90")
  }
  expect((await rulesOf(asha)).uses[QUICK]).toEqual({ inAll: 0, byCustomer: 0, byCustomerToday: 0 })
  expect((await placeTestOrder(app, asha.browser.userId, [QUICK])).refusal).toBe(null)
  expect((await rulesOf(asha)).uses[QUICK]).toEqual({ inAll: 1, byCustomer: 1, byCustomerToday: 1 })
})

test("[OFR-7d] [OFR-7g] orders beyond the limit per customer, per day or in total are refused with the cart's messages", async () => {
  await limitOffers(app, { [QUICK]: { inAll: 4, perUser: 2 }, [SAVE]: { perUserDay: 1 } })
  const asha = await asShopper(app)
  const { userId } = asha.browser
  expect((await placeTestOrder(app, userId, [QUICK, SAVE])).refusal).toBe(null)
  expect((await placeTestOrder(app, userId, [SAVE])).refusal).toBe("You’ve used this today. Try again tomorrow.")
  expect((await placeTestOrder(app, userId, [QUICK])).refusal).toBe(null)
  expect((await placeTestOrder(app, userId, [QUICK])).refusal).toBe("You’ve already used this offer 2 times.")
  // The previous test used one, so the fourth is the last.
  const otherUserIds = [randomUUID(), randomUUID()]
  expect((await placeTestOrder(app, otherUserIds[0] ?? "", [QUICK])).refusal).toBe(null)
  expect((await placeTestOrder(app, otherUserIds[1] ?? "", [QUICK])).refusal).toBe(
    "This offer has been fully redeemed.",
  )
  // An order reserves all of its offers or none.
  expect((await placeTestOrder(app, otherUserIds[1] ?? "", [CLIMB, QUICK, HELLO])).refusal).toMatch(/fully redeemed/)
  const stored = await sql`select 1 from offers.use where user_id = ${otherUserIds[1] ?? ""}`.execute(db())
  expect(stored.rows).toEqual([])
  await vi.waitFor(async () => {
    await asha.put([margherita(2)])
    expect(errorFrom(await asha.promo("SAVE50"))[2]).toBe("You’ve used this today. Try again tomorrow.")
  })
  expect(errorFrom(await asha.promo("QUICK90"))[2]).toMatch(/fully redeemed/)
})

test("[OFR-7d] the daily limit is reset at midnight in the country's time zone", async () => {
  const now = app.clock.now()
  const userId = randomUUID()
  try {
    app.clock.set("2026-03-01T18:29:59Z")
    expect((await placeTestOrder(app, userId, [CLIMB])).refusal).toBe(null)
    expect((await placeTestOrder(app, userId, [CLIMB])).refusal).toMatch(/today/)
    app.clock.set("2026-03-01T18:30:00Z")
    expect((await placeTestOrder(app, userId, [CLIMB])).refusal).toBe(null)
    expect((await placeTestOrder(app, userId, [CLIMB])).refusal).toMatch(/today/)
  } finally {
    app.clock.set(now)
  }
})

test("[OFR-7d] a repeated order counts once and can't change its offers", async () => {
  const userId = randomUUID()
  const { orderId } = await placeTestOrder(app, userId, [HELLO, SAVE])
  expect((await placeTestOrder(app, userId, [SAVE, HELLO, SAVE], { orderId })).refusal).toBe(null)
  expect((await placeTestOrder(app, userId, [HELLO], { orderId })).refusal).toBe("CONFLICT")
  const { rows } = await sql`select offer_id from offers.use where user_id = ${userId} order by 1`.execute(db())
  expect(rows).toEqual([{ offer_id: SAVE }, { offer_id: HELLO }])
  expect((await placeTestOrder(app, userId, [])).refusal).toBe(null)
  expect((await placeTestOrder(app, userId, ["in-nothing"])).refusal).toBe("Coupon expired")
  expect((await placeTestOrder(app, userId, [HELLO], { country: "LK" })).refusal).toBe("Coupon expired")
})

test("[OFR-7d] an offer that an unpaid order reserved still applies in the customer's cart, but not to another order", async () => {
  await limitOffers(app, { [QUICK]: { inAll: 1000, perUser: 1 } })
  const asha = await asShopper(app)
  const { userId } = asha.browser
  const [orderId, at, offerIds] = [randomUUID(), app.clock.now(), [QUICK]]
  await inTx((tx) => reserveUses(tx, { orderId, userId, country: "IN", at, offerIds }))
  await asha.put([margherita(2)])
  expect((await asha.promo("QUICK90")).statusCode).toBe(200)
  // Another order can't use the offer at the same time, and once the first one is placed the use counts.
  expect((await placeTestOrder(app, userId, offerIds)).refusal).toBe("You’ve already used this offer.")
  await inTx((tx) => confirmUses(tx, orderId, at))
  expect((await rulesOf(asha)).uses[QUICK].byCustomer).toBe(1)
})

test("[OFR-7d] a failed order releases its offers once and can't reserve them again", async () => {
  await limitOffers(app, { [QUICK]: { inAll: 1000, perUser: 1 } })
  const [asha, ravi] = [randomUUID(), randomUUID()]
  const usedBefore = (await readTallies(app)).find(({ offerId }) => offerId === QUICK)?.used ?? 0
  const { orderId } = await placeTestOrder(app, asha, [QUICK])
  await placeTestOrder(app, ravi, [QUICK])
  for (let nth = 0; nth < 3; nth++) await release(orderId)
  await release(randomUUID())
  const tallyAfter = (await readTallies(app)).find(({ offerId }) => offerId === QUICK)
  expect(tallyAfter).toEqual({ offerId: QUICK, used: usedBefore + 1, uses: usedBefore + 1 })
  expect((await placeTestOrder(app, asha, [QUICK], { orderId })).refusal).toBe("CONFLICT")
  expect((await placeTestOrder(app, asha, [QUICK])).refusal).toBe(null)
  expect((await placeTestOrder(app, asha, [QUICK])).refusal).toBe("You’ve already used this offer.")
})

test("[OFR-7d] a limit that is added later starts at the number of existing uses", async () => {
  const userId = randomUUID()
  for (let nth = 0; nth < 3; nth++) await placeTestOrder(app, userId, ["in-family"])
  await limitOffers(app, { "in-family": { inAll: 4 } })
  expect((await placeTestOrder(app, userId, ["in-family"])).refusal).toBe(null)
  expect((await placeTestOrder(app, userId, ["in-family"])).refusal).toMatch(/fully redeemed/)
  for (const { used, uses } of await readTallies(app)) expect(used).toBe(uses)
})

test("[OFR-7c] an order counts once, and not any more after it failed; first-order offers, milestones and segments use that count", async () => {
  const asha = await asShopper(app)
  const { userId } = asha.browser
  await asha.put([margherita(4)])
  const first = await countNewOrder(userId)
  await countNewOrder(userId, first)
  expect((await rulesOf(asha)).customer).toEqual({ orders: 1, segments: [], won: [], points: null })
  expect(errorFrom(await asha.promo("HELLO20"))[2]).toBe("Only for your first order.")
  for (let nth = 0; nth < 3; nth++) await inTx((tx) => uncountOrder(tx, first, app.clock.now()))
  await countNewOrder(userId, first)
  expect((await rulesOf(asha)).customer.orders).toBe(0)
  expect((await asha.promo("HELLO20")).statusCode).toBe(200)
  for (let nth = 0; nth < 9; nth++) await countNewOrder(userId)
  expect((await rulesOf(asha)).customer).toEqual({ orders: 9, segments: [], won: [], points: null })
  await countNewOrder(userId)
  expect((await rulesOf(asha)).customer).toEqual({ orders: 10, segments: ["vip"], won: [], points: null })
  const { data } = (await asha.browser.get("/api/promo-service/ve1/promo/milestone/REGULAR/status")).json()
  expect([data.reached, data.offer.status, data.offer.offerOptions[2].inForce]).toEqual([10, "APPLIED", true])
  await inTx((tx) => uncountOrder(tx, randomUUID(), app.clock.now()))
})

test("[OFR-7c] a customer is lapsed 60 days after the last order, and a failed order doesn't count", async () => {
  const now = app.clock.now()
  const userId = randomUUID()
  try {
    await countNewOrder(userId)
    app.clock.advance(59 * 24 * 3600)
    const failedOrderId = await countNewOrder(userId)
    await inTx((tx) => uncountOrder(tx, failedOrderId, app.clock.now()))
    const segments = async () => {
      const at = app.clock.now()
      const facts = await readCustomerFacts(db(), {
        userId,
        country: "IN",
        at,
        day: 0,
        offerIds: [],
        countReserved: true,
      })
      return toOfferFacts(facts, at.getTime()).customer.segments
    }
    expect(await segments()).toEqual([])
    app.clock.advance(24 * 3600)
    expect(await segments()).toEqual(["lapsed"])
  } finally {
    app.clock.set(now)
  }
})

test("[IDN-12] [OFR-7d] a guest's orders and uses belong to the account after sign-in, and repeated merges change nothing", async () => {
  await limitOffers(app, { [QUICK]: { inAll: 1000, perUser: 2 } })
  const [guest, account] = [await asShopper(app), await asShopper(app)]
  const [guestId, accountId] = [guest.browser.userId, account.browser.userId]
  const { orderId } = await placeTestOrder(app, guestId, [QUICK, SAVE])
  await countNewOrder(guestId, orderId)
  await placeTestOrder(app, accountId, [QUICK])
  await countNewOrder(accountId)
  for (let nth = 0; nth < 3; nth++) await inTx((tx) => mergeGuestCustomer(tx, guestId, accountId, app.clock.now()))
  const accountRules = await rulesOf(account)
  expect([accountRules.customer.orders, accountRules.uses[QUICK].byCustomer]).toEqual([2, 2])
  // The guest's session may be another tab of the same customer.
  expect((await rulesOf(guest)).customer.orders).toBe(2)
  expect((await placeTestOrder(app, guestId, [QUICK])).refusal).toBe("You’ve already used this offer 2 times.")
  await release(orderId)
  await inTx((tx) => uncountOrder(tx, orderId, app.clock.now()))
  expect((await rulesOf(account)).customer.orders).toBe(1)
  expect((await placeTestOrder(app, guestId, [QUICK])).refusal).toBe(null)
  const { rows } = await sql`select distinct user_id from offers.use where offer_id = ${QUICK}
    and user_id in (${guestId}, ${accountId})`.execute(db())
  expect(rows).toEqual([{ user_id: accountId }])
  // A guest who was merged into one account is not merged into another.
  const otherAccountId = randomUUID()
  await inTx((tx) => mergeGuestCustomer(tx, guestId, otherAccountId, app.clock.now()))
  for (const each of [account, guest]) expect((await rulesOf(each)).uses[QUICK].byCustomer).toBe(2)
  await inTx((tx) => mergeGuestCustomer(tx, accountId, accountId, app.clock.now()))
  expect((await rulesOf(account)).uses[QUICK].byCustomer).toBe(2)
})

test.each([
  ["a tally below zero", sql`update offers.tally set used = -1`],
  ["an order count below zero", sql`update offers.customer set orders = -1`],
  ["a counted order without a date", sql`update offers.customer set orders = orders + 1, last_order_at = null`],
  ["a guest merged into itself", sql`update offers.customer set joined_into = user_id`],
])("the database refuses %s", async (_, invalidUpdate) => {
  await expect(invalidUpdate.execute(db())).rejects.toThrow(/check constraint/)
})
