import { sql } from "kysely"
import { afterAll, beforeAll, expect, test } from "vitest"
import { asBuyer, payInCash } from "../../testing/as-buyer.ts"
import { asCustomer } from "../../testing/as-customer.ts"
import { errorFrom } from "../../testing/as-shopper.ts"
import { asStaff, firstManager } from "../../testing/as-staff.ts"
import { atStore } from "../../testing/at-store.ts"
import { build, type TestApp } from "../../testing/build-test-app.ts"
import { type Partners, startPartners } from "../../testing/start-partners.ts"

let partners: Partners
let nodeA: TestApp
let nodeB: TestApp
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

test("[FBK-2a] of a hundred simultaneous ratings of an order on two nodes one is stored", async () => {
  const browser = await asCustomer(nodeA, partners, "9813810001")
  const buyer = await asBuyer(nodeA, undefined, browser)
  const { transactionId } = await buyer.mustOrder()
  await payInCash(buyer, partners, transactionId)
  await atStore(await asStaff(nodeA), "6585R").advanceTo(transactionId, "HANDED OVER")
  const { orderId } = await buyer.read(transactionId)
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, nth) =>
      (nth % 2 === 0 ? nodeA : nodeB).http.inject({
        method: "POST",
        url: `/api/order-service/ve3/orders/${orderId}/feedback`,
        headers: browser.headers(),
        payload: { overallRating: (nth % 5) + 1 },
      }),
    ),
  )
  const accepted = answers.filter(({ statusCode }) => statusCode === 200)
  const refused = answers.filter(({ statusCode }) => statusCode !== 200).map((answer) => errorFrom(answer)[1])
  expect([accepted.length, new Set(refused)]).toEqual([1, new Set(["FEEDBACK_GIVEN"])])
  const { rows } = await sql`select overall_rating from feedback.feedback`.execute(nodeA.database.db)
  expect(rows).toHaveLength(1)
})
