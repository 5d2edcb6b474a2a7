import fc from "fast-check"
import { sql } from "kysely"
import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, expect, test } from "vitest"
import { inTransaction } from "../../../platform/database/in-transaction.ts"
import { build, type TestApp } from "../../../testing/build-test-app.ts"
import { releaseUses } from "../public.ts"
import { limitOffers, placeTestOrder, readTallies } from "../testing/place-test-order.ts"

const [LIMITED_IN_TOTAL, LIMITED_PER_USER, UNLIMITED] = ["in-first-five-thousand", "in-everyday", "in-family"] as const
const limits = { [LIMITED_IN_TOTAL]: { inAll: 3, perUser: 2 }, [LIMITED_PER_USER]: { perUser: 2 }, [UNLIMITED]: {} }

let app: TestApp
beforeAll(async () => {
  app = await build()
  await limitOffers(app, limits)
})
afterAll(() => app.close())

const step = fc.record({
  kind: fc.constantFrom("reserve", "reserve", "release"),
  order: fc.integer({ min: 0, max: 5 }),
  /** How often the step is repeated. */
  times: fc.integer({ min: 1, max: 3 }),
})
const orders = fc.array(
  fc.record({
    user: fc.integer({ min: 0, max: 1 }),
    offers: fc.subarray([LIMITED_IN_TOTAL, LIMITED_PER_USER, UNLIMITED]),
  }),
  {
    minLength: 6,
    maxLength: 6,
  },
)

test("[OFR-7d] after any sequence of reserving and releasing the offers of orders, with repeated calls, the counts match the orders that still hold them", async () => {
  await fc.assert(
    fc.asyncProperty(orders, fc.array(step, { maxLength: 14 }), async (plannedOrders, steps) => {
      const { db } = app.platform
      await sql`delete from offers.use`.execute(db)
      await sql`update offers.tally set used = 0`.execute(db)
      const users = [randomUUID(), randomUUID()]
      const ids = plannedOrders.map(() => randomUUID())
      const state = plannedOrders.map((): "none" | "reserved" | "released" => "none")
      const usesOf = (offer: string, user?: number) =>
        plannedOrders.filter(
          (each, index) =>
            state[index] === "reserved" &&
            each.offers.includes(offer as typeof LIMITED_IN_TOTAL) &&
            (user === undefined || each.user === user),
        ).length

      for (const { kind, order, times } of steps) {
        const { user = 0, offers = [] } = plannedOrders[order] ?? {}
        const orderId = ids[order] ?? ""
        for (let time = 0; time < times; time++) {
          if (kind === "release") {
            await inTransaction(db, (tx) => releaseUses(tx, orderId, app.clock.now()))
            if (state[order] === "reserved" && offers.length > 0) state[order] = "released"
            continue
          }
          const { refusal } = await placeTestOrder(app, users[user] ?? "", offers, { orderId })
          const isLimitReached = (offer: keyof typeof limits) => {
            const { inAll = Infinity, perUser = Infinity }: { inAll?: number; perUser?: number } = limits[offer]
            return usesOf(offer) >= inAll || usesOf(offer, user) >= perUser
          }
          const isAllowed = state[order] === "reserved" || (state[order] === "none" && !offers.some(isLimitReached))
          expect([state[order], refusal === null]).toEqual([state[order], isAllowed])
          if (isAllowed) state[order] = "reserved"
        }
        const { rows } = await sql<{ offer_id: string; user_id: string; uses: number }>`
          select offer_id, user_id, count(*)::int as uses from offers.use where released_at is null
          group by 1, 2`.execute(db)
        for (const offer of [LIMITED_IN_TOTAL, LIMITED_PER_USER, UNLIMITED])
          for (const [user, userId] of users.entries())
            expect(rows.find((row) => row.offer_id === offer && row.user_id === userId)?.uses ?? 0).toBe(
              usesOf(offer, user),
            )
        for (const { offerId, used } of await readTallies(app))
          expect([offerId, used]).toEqual([offerId, usesOf(offerId)])
      }
    }),
    { numRuns: 25 },
  )
})
