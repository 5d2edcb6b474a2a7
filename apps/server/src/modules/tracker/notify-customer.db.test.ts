import { beforeEach, expect, test, vi } from "vitest"
import { sql } from "kysely"
import { asBuyer, payInCash } from "../../testing/as-buyer.ts"
import { asStaff, firstManager } from "../../testing/as-staff.ts"
import { atStore, type StoreClient } from "../../testing/at-store.ts"
import type { TestApp } from "../../testing/build-test-app.ts"
import type { Partners } from "../../testing/start-partners.ts"
import { withPartners } from "../../testing/with-partners.ts"
import { inTransaction } from "../../platform/database/in-transaction.ts"
import { orderMoved } from "../kitchen/kitchen.events.ts"

const STORE = "6585R"
let app: TestApp
let partners: Partners
let storeClient: StoreClient
withPartners((started) => ({ app, partners } = started), { firstManager })
beforeEach(async () => {
  app.clock.advance(24 * 3600)
  storeClient = atStore(await asStaff(app), STORE)
})

async function placeOrder(options: object = {}, checkout: object = {}) {
  const buyer = await asBuyer(app)
  if (Object.keys(options).length > 0) await buyer.shopper.setOptions(options)
  const { transactionId, orderId } = await buyer.mustOrder(checkout)
  await payInCash(buyer, partners, transactionId)
  return { buyer, id: transactionId, orderId, mobile: buyer.mobile }
}

/** Waits for this many messages about the order and returns them, oldest first. */
const messagesAbout = (mobile: string, orderId: string, count: number) =>
  vi.waitFor(
    async () => {
      const texts = (await partners.messages(mobile)).map(({ body }) => body).filter((body) => body.includes(orderId))
      if (texts.length < count) throw new Error(`Only ${texts.length}: ${texts.join(" | ")}`)
      return texts.toReversed()
    },
    { timeout: 60_000, interval: 100 },
  )

test("the customer gets one message each when the order is placed, accepted, on the way and delivered; the first has a link to the tracker", async () => {
  const { id, orderId, mobile } = await placeOrder()
  const [first] = await messagesAbout(mobile, orderId, 1)
  expect(first).toContain(`/track?orderId=${orderId}`)
  await storeClient.advanceTo(id, "ACCEPTED")
  expect((await messagesAbout(mobile, orderId, 2))[1]).toContain("has accepted")
  await storeClient.advanceTo(id, "ON THE WAY")
  expect((await messagesAbout(mobile, orderId, 3))[2]).toContain("Ravi is on the way")
  await storeClient.advanceTo(id, "HANDED OVER")
  expect((await messagesAbout(mobile, orderId, 4))[3]).toBe(`Your Hearth order ${orderId} was delivered. Enjoy!`)
  // If the event is delivered again, no further message is sent.
  const at = app.clock.now().toISOString()
  const moved = { orderId: id, country: "IN", stage: "HANDED OVER", status: "DELIVERED", at } as const
  await inTransaction(app.database.db, (tx) => app.platform.jobs.publish(tx, orderMoved, moved))
  const otherOrder = await placeOrder()
  await messagesAbout(otherOrder.mobile, otherOrder.orderId, 1)
  expect(await messagesAbout(mobile, orderId, 4)).toHaveLength(4)
})

test("[TRK-3g] the message about a late delivery states the compensation", async () => {
  const { id, orderId, mobile } = await placeOrder()
  await storeClient.advanceTo(id, "ON THE WAY")
  app.clock.advance(31 * 60)
  await storeClient.advanceTo(id, "HANDED OVER")
  const delivered = await vi.waitFor(async () => {
    const messages = await messagesAbout(mobile, orderId, 1)
    const deliveredText = messages.find((text) => text.includes("was delivered"))
    if (deliveredText === undefined) throw new Error(messages.join(" | "))
    return deliveredText
  }, 60_000)
  expect(delivered).toMatch(/It arrived late, so .*₹\d+/)
})

test("the message about a cancelled order says what happens to the money", async () => {
  const { id, orderId, mobile } = await placeOrder()
  await storeClient.cancel(await storeClient.ticketOf(id), "sold out")
  const texts = await vi.waitFor(async () => {
    const messages = await messagesAbout(mobile, orderId, 1)
    if (!messages.some((text) => text.includes("cancelled"))) throw new Error(messages.join(" | "))
    return messages
  }, 60_000)
  expect(texts.find((text) => text.includes("cancelled"))).toBe(
    `Your Hearth order ${orderId} has been cancelled. We’re sorry, an item in your order is sold out. You have not been charged.`,
  )
})

test("[IDN-13c] no message is sent for a deleted account", async () => {
  const { id } = await placeOrder()
  await storeClient.ticketOf(id)
  await vi.waitFor(async () => {
    const { rows } = await sql`select from tracker.message_sent where order_id = ${id}`.execute(app.database.db)
    expect(rows).toHaveLength(1)
  }, 60_000)
  await sql`update orders.order set mobile = '' where id = ${id}`.execute(app.database.db)
  await storeClient.advanceTo(id, "ACCEPTED")
  const otherOrder = await placeOrder()
  await messagesAbout(otherOrder.mobile, otherOrder.orderId, 1)
  const { rows } = await sql<{ stage: string }>`
    select stage from tracker.message_sent where order_id = ${id}`.execute(app.database.db)
  expect(rows).toEqual([{ stage: "PLACED" }])
})
