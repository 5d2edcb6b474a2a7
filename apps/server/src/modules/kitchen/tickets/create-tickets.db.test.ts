import { sql } from "kysely"
import { beforeEach, expect, test, vi } from "vitest"
import { asBuyer, payInCash } from "../../../testing/as-buyer.ts"
import { asCustomer } from "../../../testing/as-customer.ts"
import type { TestApp } from "../../../testing/build-test-app.ts"
import type { Partners } from "../../../testing/start-partners.ts"
import { withPartners } from "../../../testing/with-partners.ts"
import { findTicketSummaries, readQueues } from "./tickets.store.ts"

let app: TestApp
let partners: Partners
withPartners((started) => ({ app, partners } = started))
beforeEach(() => app.clock.advance(24 * 3600))

const runQuery = async <Row>(query: ReturnType<typeof sql<Row>>) => (await query.execute(app.database.db)).rows
const pollOptions = { timeout: 60_000, interval: 50 }

let customerCount = 0

async function placeOrder(checkout: object = {}) {
  const buyer = await asBuyer(app, undefined, await asCustomer(app, partners, `98113${10_000 + ++customerCount}`))
  const { transactionId, orderId } = await buyer.mustOrder(checkout)
  expect((await payInCash(buyer, partners, transactionId)).statusCode).toBe(200)
  return { buyer, id: transactionId, orderId }
}

const ticketOf = (id: string) =>
  vi.waitFor(async () => {
    const [ticket] = await findTicketSummaries(app.database.db, [id])
    if (!ticket) throw new Error("No ticket yet.")
    return ticket
  }, pollOptions)

test("[TRK-4a] a placed order gets one ticket with its first step", async () => {
  const { id } = await placeOrder()
  const now = app.clock.now()
  expect(await ticketOf(id)).toEqual({
    orderId: id,
    storeId: "6585R",
    version: 1,
    stage: "PLACED",
    steps: [{ stage: "PLACED", at: now }],
    compensation: null,
    carrier: null,
    rider: null,
  })
  expect((await readQueues(app.database.db, now)).get("6585R")).toBe(1)
})

test("[TRK-3a] [TRK-3c] a ticket has the due time and liability of the order's guarantee", async () => {
  const { id } = await placeOrder()
  await ticketOf(id)
  const [ticket] = await runQuery(sql<{ due: Date; liability: number; placed: Date }>`
    select due_at as due, liability, placed_at as placed from kitchen.ticket where order_id = ${id}`)
  expect(ticket?.due.getTime()).toBe((ticket?.placed.getTime() ?? 0) + 30 * 60_000)
  expect(ticket?.liability).toBe(300_00)
})

test("[ORD-12a] a cancellation by the customer ends the ticket, and an order can be cancelled before it has a ticket", async () => {
  const { id, buyer, orderId } = await placeOrder()
  await ticketOf(id)
  expect((await buyer.cancel(orderId)).statusCode).toBe(200)
  expect(await ticketOf(id)).toMatchObject({ stage: "CANCELLED", version: 2, steps: [{}, { stage: "CANCELLED" }] })

  const cancelledEarly = await placeOrder()
  await cancelledEarly.buyer.cancel(cancelledEarly.orderId)
  expect((await cancelledEarly.buyer.read(cancelledEarly.id)).orderStatus).toBe("CANCELLED")
})
