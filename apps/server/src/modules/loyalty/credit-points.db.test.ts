import type { Membership } from "@hearth/contract/calls/loyalty.calls.ts"
import { sql } from "kysely"
import { randomUUID } from "node:crypto"
import { beforeEach, expect, test } from "vitest"
import { asBuyer, payInCash } from "../../testing/as-buyer.ts"
import { asCustomer } from "../../testing/as-customer.ts"
import type { TestBrowser } from "../../testing/as-guest.ts"
import { errorFrom, newLine } from "../../testing/as-shopper.ts"
import { asStaff, firstManager } from "../../testing/as-staff.ts"
import { atStore } from "../../testing/at-store.ts"
import type { TestApp } from "../../testing/build-test-app.ts"
import type { Partners } from "../../testing/start-partners.ts"
import { withPartners } from "../../testing/with-partners.ts"
import { inTransaction } from "../../platform/database/in-transaction.ts"
import { earnPoints } from "./earn-points.ts"
import { givePoints } from "./testing/give-points.ts"

const LOYALTY = "/api/customer-service/ve1/loyalty"
const STORE = "6585R"
const HOUR = 3600
const DAY = 24 * HOUR

let app: TestApp
let partners: Partners
let customerCount = 0
withPartners((started) => ({ app, partners } = started), { firstManager })
beforeEach(() => app.clock.advance(DAY))

async function newMember(): Promise<{ browser: TestBrowser; mobile: string }> {
  const mobile = `98140${10_000 + ++customerCount}`
  const browser = await asCustomer(app, partners, mobile)
  await browser.post(`${LOYALTY}/register`, { enroll: true, termsAccepted: true })
  return { browser, mobile }
}

const creditPoints = () => app.platform.jobs.runNow("loyalty.credit-points")

test("[LOY-3a] after three days without the job every earning is credited once, also if there are more than one batch", async () => {
  const members = [await newMember(), await newMember()]
  const ordersPerMember = 25
  for (const { browser } of members) {
    for (let day = 0; day < ordersPerMember; day++) {
      const placedAt = new Date(app.clock.now().getTime() + day * DAY * 1000)
      const order = { id: randomUUID(), userId: browser.userId, country: "IN", placedAt } as const
      await inTransaction(app.database.db, (tx) =>
        earnPoints(tx, { ...order, bill: { displayNetPrice: 1 } }, new Date(placedAt.getTime() + HOUR * 1000)),
      )
    }
  }
  app.clock.advance((ordersPerMember + 3) * DAY)
  await Promise.all([creditPoints(), creditPoints()])
  for (const { browser } of members) {
    const { rows } = await sql<{ amount: number }>`
      select amount from ledger.balance where account = ${`points:${browser.userId}:IN`}`.execute(app.database.db)
    expect(rows).toEqual([{ amount: ordersPerMember * 100 }])
  }
})

test("[LOY-3c] the free pizza that an order completes can be redeemed 24 hours after its delivery, and not before", async () => {
  const { browser, mobile } = await newMember()
  await givePoints(app, browser, 500)
  const buyer = await asBuyer(app, [newLine("in-garlic-bread", { quantity: 4 })], browser)
  const { transactionId: id } = await buyer.mustOrder()
  await payInCash(buyer, partners, id)
  await atStore(await asStaff(app), STORE).advanceTo(id, "HANDED OVER")
  const redeem = async (customer: TestBrowser) => {
    const { shopper } = await asBuyer(app, [newLine("in-margherita", { size: "medium" })], customer)
    return shopper.promo("FREEPIZZA")
  }
  await creditPoints()
  const { data } = (await browser.get(`${LOYALTY}/user`)).json<{ data: Membership }>()
  expect(data).toMatchObject({ pending: { points: 100 }, balance: { burnable: { freeItems: 0 } } })
  expect(errorFrom(await redeem(browser))[0]).toBe(422)
  app.clock.advance(DAY)
  await creditPoints()
  expect((await redeem(await asCustomer(app, partners, mobile))).statusCode).toBe(200)
})
