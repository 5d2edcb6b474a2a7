import { sql } from "kysely"
import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, expect, test, vi } from "vitest"
import { inTransaction } from "../../../platform/database/in-transaction.ts"
import { build, type TestApp } from "../../../testing/build-test-app.ts"
import { asShopper, cartFrom, margherita, type Shopper } from "../../../testing/as-shopper.ts"
import { countOrder, mergeGuestCustomer, releaseUses, reserveUses } from "../public.ts"
import { limitOffers, type PlaceTestOrderResult, placeTestOrder, readTallies } from "../testing/place-test-order.ts"

const QUICK = "in-first-five-thousand"
const SPIN = "/api/agg/cart-service/ve1/cart/offers/gamify"
const USED_UP = "This offer has been fully redeemed."

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

const node = (nth: number) => (nth % 2 === 0 ? nodeA : nodeB)
const inParallel = <Answer>(count: number, work: (nth: number) => Promise<Answer>): Promise<Answer[]> =>
  Promise.all(Array.from({ length: count }, (_, nth) => work(nth)))
const groupByOutcome = (answers: readonly PlaceTestOrderResult[]) =>
  Object.groupBy(answers, ({ refusal }) => refusal ?? "placed")

async function countWaitingForUses(): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`
    select count(*)::int as waiting from pg_locks
    where relation = 'offers.use'::regclass and not granted`.execute(nodeA.database.db)
  return rows[0]?.waiting ?? 0
}

async function usesOf(userId: string, offerId = QUICK): Promise<number> {
  const { rows } = await sql<{ uses: number }>`
    select count(*)::int as uses from offers.use
    where user_id = ${userId} and offer_id = ${offerId} and released_at is null`.execute(nodeA.database.db)
  return rows[0]?.uses ?? -1
}

test("[OFR-7d] of 200 carts on two nodes with a coupon for one use, one order gets it and 199 are refused", async () => {
  await limitOffers(nodeA, { [QUICK]: { inAll: 1, perUser: 1 } })
  const carts: Shopper[] = []
  for (let nth = 0; nth < 200; nth++) {
    const shopper = await asShopper(node(nth))
    await shopper.put([margherita()])
    // The code applies to every cart, because trying it uses nothing up.
    expect((await shopper.promo("QUICK90")).json().data.cart.bill.discount).toBe(90_00)
    carts.push(shopper)
  }
  const answers = await inParallel(200, (nth) => placeTestOrder(node(nth), carts[nth]?.browser.userId ?? "", [QUICK]))
  const outcomes = groupByOutcome(answers)
  expect([outcomes.placed?.length, outcomes[USED_UP]?.length]).toEqual([1, 199])
  expect((await readTallies(nodeA)).find(({ offerId }) => offerId === QUICK)).toEqual({
    offerId: QUICK,
    used: 1,
    uses: 1,
  })
  // Every cart is updated immediately, on either node.
  for (const [nth, shopper] of carts.slice(0, 10).entries()) {
    expect(cartFrom(await shopper.onNode(node(nth + 1)).send("GET", "")).bill.discount).toBe(0)
  }
  // Released many times concurrently, the coupon is available for one more use.
  const [winner] = outcomes.placed ?? []
  await inParallel(20, (nth) =>
    inTransaction(node(nth).platform.db, (tx) => releaseUses(tx, winner?.orderId ?? "", nodeA.clock.now())),
  )
  const reusedOutcomes = groupByOutcome(await inParallel(50, (nth) => placeTestOrder(node(nth), randomUUID(), [QUICK])))
  expect([reusedOutcomes.placed?.length, reusedOutcomes[USED_UP]?.length]).toEqual([1, 49])
})

test("[OFR-7d] a customer's limits hold for concurrent orders, and a repeated order counts once", async () => {
  await limitOffers(nodeA, { [QUICK]: { inAll: 1000, perUser: 3 }, "in-everyday": { perUserDay: 2 } })
  const userId = randomUUID()
  const answers = groupByOutcome(await inParallel(40, (nth) => placeTestOrder(node(nth), userId, [QUICK])))
  expect([answers.placed?.length, answers["You’ve already used this offer 3 times."]?.length]).toEqual([3, 37])
  const dailyOutcomes = groupByOutcome(
    await inParallel(40, (nth) => placeTestOrder(node(nth), userId, ["in-everyday"])),
  )
  expect(dailyOutcomes.placed?.length).toBe(2)
  const [orderId, otherUserId] = [randomUUID(), randomUUID()]
  const repeats = groupByOutcome(
    await inParallel(40, (nth) => placeTestOrder(node(nth), otherUserId, [QUICK], { orderId })),
  )
  expect([repeats.placed?.length, await usesOf(otherUserId)]).toEqual([40, 1])
})

test("[OFR-7d] concurrent orders that list the same offers in a different sequence don't deadlock", async () => {
  await limitOffers(nodeA, { [QUICK]: { inAll: 1000, perUser: null }, "in-family": { inAll: 1000 } })
  const pairs = [
    [QUICK, "in-family"],
    ["in-family", QUICK],
  ]
  const answers = await inParallel(60, (nth) => placeTestOrder(node(nth), randomUUID(), pairs[nth % 2] ?? []))
  expect(answers.filter(({ refusal }) => refusal !== null)).toEqual([])
  for (const { used, uses } of await readTallies(nodeA)) expect(used).toBe(uses)
})

test("[OFR-7d] a limit that is added while an order is in progress counts that order, too", async () => {
  const [orderId, userId, at] = [randomUUID(), randomUUID(), nodeA.clock.now()]
  let limiting: Promise<void> | undefined
  await inTransaction(nodeA.platform.db, async (tx) => {
    await reserveUses(tx, { orderId, userId, country: "IN", at, offerIds: ["in-everyday"] })
    limiting = limitOffers(nodeB, { "in-everyday": { inAll: 1000 } })
    // Waits until the new limit's transaction waits for this order, or has finished without waiting.
    await Promise.race([
      limiting,
      vi.waitFor(async () => expect(await countWaitingForUses()).toBe(1), { timeout: 60_000 }),
    ])
  })
  await limiting
  const tally = (await readTallies(nodeA)).find(({ offerId }) => offerId === "in-everyday")
  expect(await usesOf(userId, "in-everyday")).toBe(1)
  expect(tally?.used).toBe(tally?.uses)
})

test("[IDN-12] [OFR-7d] signing in while orders are in progress loses no use and exceeds no limit", async () => {
  await limitOffers(nodeA, { [QUICK]: { inAll: 1000, perUser: 4 } })
  for (let round = 0; round < 5; round++) {
    const [guest, account] = [randomUUID(), randomUUID()]
    const placeOrder = async (nth: number) => {
      const owner = nth % 3 === 0 ? account : guest
      const { orderId, refusal } = await placeTestOrder(node(nth), owner, [QUICK])
      if (refusal === null)
        await inTransaction(node(nth).platform.db, (tx) => countOrder(tx, orderId, owner, nodeA.clock.now()))
      return refusal
    }
    const merge = (nth: number) =>
      inTransaction(node(nth).platform.db, (tx) => mergeGuestCustomer(tx, guest, account, nodeA.clock.now()))
    const answers = await inParallel(24, (nth) => (nth % 6 === 1 ? merge(nth).then(() => "merged") : placeOrder(nth)))
    const placed = answers.filter((answer) => answer === null).length
    expect([await usesOf(guest), await usesOf(account)]).toEqual([0, placed])
    const { rows } = await sql<{ orders: number }>`
      select orders from offers.customer where user_id = ${account}`.execute(nodeA.database.db)
    expect(rows).toEqual([{ orders: placed }])
    // The guest had a separate limit before the sign-in.
    expect(placed).toBeLessThanOrEqual(8)
    expect((await placeTestOrder(nodeA, account, [QUICK])).refusal).toMatch(/^You’ve already used this offer/)
  }
})

test("[OFR-6c] concurrent taps on two nodes count as one spin, and its prize can be used once", async () => {
  const asha = await asShopper(nodeA)
  const answers = await inParallel(30, (nth) =>
    node(nth).http.inject({
      method: "POST",
      url: SPIN,
      headers: { ...asha.browser.headers(), "idempotency-key": `tap-${nth}` },
    }),
  )
  const statuses = answers.map(({ statusCode }) => statusCode)
  expect([
    statuses.filter((status) => status === 200).length,
    statuses.filter((status) => status === 409).length,
  ]).toEqual([1, 29])
  const { offerId } = answers.find(({ statusCode }) => statusCode === 200)?.json().data ?? {}
  const orders = groupByOutcome(
    await inParallel(20, (nth) => placeTestOrder(node(nth), asha.browser.userId, [offerId])),
  )
  expect([orders.placed?.length, orders["Spin the wheel to win this offer."]?.length]).toEqual([1, 19])
})
