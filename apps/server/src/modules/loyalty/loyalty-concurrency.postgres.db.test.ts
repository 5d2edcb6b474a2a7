import type { Membership } from "@hearth/contract/calls/loyalty.calls.ts"
import { sql } from "kysely"
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest"
import { checkAllInvariants } from "../../commands/invariants/check-all-invariants.ts"
import { asBuyer, payInCash } from "../../testing/as-buyer.ts"
import { asCustomer } from "../../testing/as-customer.ts"
import type { TestBrowser } from "../../testing/as-guest.ts"
import { margherita, newLine } from "../../testing/as-shopper.ts"
import { asStaff, firstManager } from "../../testing/as-staff.ts"
import { atStore, type StoreClient } from "../../testing/at-store.ts"
import { build, type TestApp } from "../../testing/build-test-app.ts"
import { type Partners, startPartners } from "../../testing/start-partners.ts"
import { AppError } from "../../platform/errors/app-error.ts"
import { inTransaction } from "../../platform/database/in-transaction.ts"
import { releaseUses, reserveUses } from "../offers/public.ts"
import { earnPoints } from "./earn-points.ts"
import { givePoints } from "./testing/give-points.ts"

const LOYALTY = "/api/customer-service/ve1/loyalty"
const STORE = "6585R"

let partners: Partners
let nodeA: TestApp
let nodeB: TestApp
let customerCount = 0
beforeAll(async () => {
  partners = await startPartners()
  const settings = { ...partners.settings, firstManager }
  nodeA = await build({ settings })
  nodeB = await build({ settings, database: nodeA.database })
})
afterAll(async () => {
  await nodeB.close()
  await nodeA.close()
  await partners.stop()
})
beforeEach(() => {
  for (const node of [nodeA, nodeB]) node.clock.advance(24 * 3600)
})

const nodeAt = (nth: number) => (nth % 2 === 0 ? nodeA : nodeB)
const now = () => nodeA.clock.now()

async function newMember(): Promise<TestBrowser> {
  const browser = await asCustomer(nodeA, partners, `98132${10_000 + ++customerCount}`)
  const joined = await browser.post(`${LOYALTY}/register`, { enroll: true, termsAccepted: true })
  expect(joined.statusCode).toBe(200)
  return browser
}

const pointsOf = async ({ userId }: TestBrowser) => {
  const { rows } = await sql<{ amount: number }>`
    select amount from ledger.balance where account = ${`points:${userId}:IN`}`.execute(nodeA.database.db)
  return rows[0]?.amount ?? 0
}

async function expectInvariants(): Promise<void> {
  const results = await checkAllInvariants(nodeA.database.db, { now: now() })
  expect(results.filter(({ id, state }) => ["I4", "I7", "I19"].includes(id) && state !== "holds")).toEqual([])
}

/** Reserves the free pizza for a new order, as creating the order does. Null if that is refused with its reason. */
async function redeem(nth: number, { userId }: Pick<TestBrowser, "userId">): Promise<string | null> {
  const orderId = crypto.randomUUID()
  const input = { orderId, userId, country: "IN", at: now(), offerIds: ["in-free-pizza"] } as const
  return inTransaction(nodeAt(nth).platform.db, (tx) => reserveUses(tx, input)).then(
    () => orderId,
    (error: unknown) => {
      if (error instanceof AppError && error.code === "PROMO_REFUSED") return null
      // On a busy machine a hundred redemptions don't all get a connection at once.
      if (error instanceof Error && error.name === "ConnectionLostError") return redeem(nth, { userId })
      throw error
    },
  )
}

test("[LOY-2d] [LOY-1b] a redemption while its customer leaves is kept or refused with its reason", async () => {
  for (let round = 0; round < 5; round++) {
    const browser = await newMember()
    await givePoints(nodeA, browser, 600)
    const [orderIds] = await Promise.all([
      Promise.all(Array.from({ length: 6 }, (_, nth) => redeem(nth, browser))),
      browser.post("/api/customer-service/ve1/loyalty/user/opt-out"),
    ])
    expect(orderIds.filter((id) => id !== null).length).toBeLessThanOrEqual(1)
    expect(await pointsOf(browser)).toBe(0)
  }
  await expectInvariants()
})

test("[LOY-2d] of a hundred simultaneous redemptions of one pie on two nodes one succeeds, and one more after it is returned", async () => {
  const browser = await newMember()
  await givePoints(nodeA, browser, 650)
  const redeemOften = async () =>
    (await Promise.all(Array.from({ length: 100 }, (_, nth) => redeem(nth, browser)))).filter((id) => id !== null)
  const [orderId, ...others] = await redeemOften()
  expect([typeof orderId, others, await pointsOf(browser)]).toEqual(["string", [], 50])
  await Promise.all(
    Array.from({ length: 20 }, (_, nth) =>
      inTransaction(nodeAt(nth).platform.db, (tx) => releaseUses(tx, orderId ?? "", now())),
    ),
  )
  expect(await pointsOf(browser)).toBe(650)
  expect(await redeemOften()).toHaveLength(1)
  expect(await pointsOf(browser)).toBe(50)
  await expectInvariants()
})

test("[LOY-1e] [LOY-2d] of simultaneous orders of one cart on two nodes, one holds the free pizza, and its points stay reserved", async () => {
  const browser = await newMember()
  await givePoints(nodeA, browser, 650)
  const buyer = await asBuyer(nodeA, [newLine("in-margherita", { size: "medium" }), margherita(1)], browser)
  await buyer.shopper.promo("FREEPIZZA")
  const payload = await buyer.checkout()
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, nth) =>
      nodeAt(nth).http.inject({
        method: "POST",
        url: "/api/order-service/ve4/transaction",
        headers: { ...browser.headers(), "idempotency-key": crypto.randomUUID() },
        payload,
      }),
    ),
  )
  expect(answers.filter(({ statusCode }) => statusCode === 200).length).toBeGreaterThan(1)
  const { rows } = await sql`
    select order_id from offers.use
    where user_id = ${browser.userId} and points is not null and released_at is null`.execute(nodeA.database.db)
  expect([rows.length, await pointsOf(browser)]).toEqual([1, 50])
  const { balance } = (await browser.get(`${LOYALTY}/user`)).json<{ data: Membership }>().data
  expect(balance).toMatchObject({ burnable: { freeItems: 1 }, reserved: { points: 600 } })
  await expectInvariants()
})

test("[LOY-3b] of orders that are handed over in the same second, one per store's day earns points", async () => {
  const browser = await newMember()
  // 18:30 UTC is midnight in India.
  const midnight = new Date("2028-03-01T18:30:00Z")
  const order = (placedAt: Date) =>
    ({
      id: crypto.randomUUID(),
      userId: browser.userId,
      country: "IN",
      bill: { displayNetPrice: 1 },
      placedAt,
    }) as const
  const before = new Date(midnight.getTime() - 1000)
  const orders = Array.from({ length: 40 }, (_, nth) => order(nth % 4 < 2 ? before : midnight))
  await Promise.all(
    orders.map((each, nth) =>
      inTransaction(nodeAt(nth).platform.db, (tx) => earnPoints(tx, each, new Date(midnight.getTime() + 60_000))),
    ),
  )
  const { rows } = await sql<{ days: number; earnings: number }>`
    select count(distinct day)::int as days, count(*)::int as earnings from loyalty.earning
    where user_id = ${browser.userId}`.execute(nodeA.database.db)
  expect(rows).toEqual([{ days: 2, earnings: 2 }])
})

test("[LOY-3a] two nodes that credit at the same time credit each earning once", async () => {
  const storeClient: StoreClient = atStore(await asStaff(nodeA), STORE)
  const members = [await newMember(), await newMember(), await newMember()]
  for (const browser of members) {
    const buyer = await asBuyer(nodeA, [margherita(1)], browser)
    const { transactionId: id } = await buyer.mustOrder()
    await payInCash(buyer, partners, id)
    await storeClient.advanceTo(id, "HANDED OVER")
  }
  for (const node of [nodeA, nodeB]) node.clock.advance(30 * 3600)
  await Promise.all(Array.from({ length: 6 }, (_, nth) => nodeAt(nth).platform.jobs.runNow("loyalty.credit-points")))
  for (const browser of members) expect(await pointsOf(browser)).toBe(100)
  await expectInvariants()
})

test("[LOY-1b] leaving at the moment of a handover or a credit leaves no points behind", async () => {
  for (let round = 0; round < 5; round++) {
    const browser = await newMember()
    const { userId } = browser
    await sql`update loyalty.member set joined_at = joined_at - interval '3 days' where user_id = ${userId}`.execute(
      nodeA.database.db,
    )
    // Its points are due already.
    const handedOverAt = new Date(now().getTime() - 30 * 3_600_000)
    const order = {
      id: crypto.randomUUID(),
      userId,
      country: "IN",
      bill: { displayNetPrice: 1 },
      placedAt: handedOverAt,
    } as const
    const earn = () => inTransaction(nodeB.platform.db, (tx) => earnPoints(tx, order, handedOverAt))
    if (round % 2 === 0) await earn()
    const leave = browser.post(`${LOYALTY}/user/opt-out`)
    await Promise.all([leave, round % 2 === 0 ? nodeB.platform.jobs.runNow("loyalty.credit-points") : earn()])
    expect((await leave).statusCode).toBe(200)
    const { rows } = await sql`
      select 1 from loyalty.earning where user_id = ${userId} and forfeited_at is null and credited_at is null`.execute(
      nodeA.database.db,
    )
    expect([rows, await pointsOf(browser)]).toEqual([[], 0])
  }
})
