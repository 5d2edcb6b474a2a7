import type { OwnStore } from "@hearth/contract/calls/console/store-ops.shapes.ts"
import { sql } from "kysely"
import { beforeEach, expect, test, vi } from "vitest"
import { asBuyer, payInCash } from "../../testing/as-buyer.ts"
import { asCustomer } from "../../testing/as-customer.ts"
import { asStaff, firstManager } from "../../testing/as-staff.ts"
import { errorFrom, margherita } from "../../testing/as-shopper.ts"
import { atStore, type StoreClient, ticketFrom } from "../../testing/at-store.ts"
import type { TestApp } from "../../testing/build-test-app.ts"
import type { Partners } from "../../testing/start-partners.ts"
import { withPartners } from "../../testing/with-partners.ts"
import { readCashHistory } from "../orders/orders.store.ts"

const STORE = "6585R"
let app: TestApp
let partners: Partners
let storeClient: StoreClient
withPartners((started) => ({ app, partners } = started), { firstManager })
beforeEach(async () => {
  app.clock.advance(24 * 3600)
  storeClient = atStore(await asStaff(app), STORE)
})

const runQuery = async <Row>(query: ReturnType<typeof sql<Row>>) => (await query.execute(app.database.db)).rows
let customerCount = 0

async function placeOrder(options: object = {}, checkout: object = {}) {
  const browser = await asCustomer(app, partners, `98114${10_000 + ++customerCount}`)
  const buyer = await asBuyer(app, [margherita(1)], browser)
  if (Object.keys(options).length > 0) await buyer.shopper.setOptions(options)
  const { transactionId, orderId } = await buyer.mustOrder(checkout)
  const paid = await payInCash(buyer, partners, transactionId)
  if (paid.statusCode !== 200) throw new Error(`Not placed: ${paid.body}`)
  return { buyer, id: transactionId, orderId }
}

const statusOf = async (id: string) =>
  (await runQuery(sql<{ status: string }>`select status from orders.order where id = ${id}`))[0]?.status

test("[TRK-4a] a delivery goes from stage to stage until the handover, and its order status follows", async () => {
  const { id } = await placeOrder()
  let ticket = await storeClient.ticketOf(id)
  expect(ticket).toMatchObject({ stage: "PLACED", next: "ACCEPTED", version: 1, deliveryType: "DELIVERY" })
  const outcomes: unknown[] = []
  for (const stage of ["ACCEPTED", "MAKING", "BAKING", "READY"]) {
    ticket = ticketFrom(await storeClient.advance(ticket, stage))
    outcomes.push([ticket.stage, await statusOf(id)])
  }
  expect(outcomes).toEqual(["ACCEPTED", "MAKING", "BAKING", "READY"].map((stage) => [stage, "INPROCESS"]))
  expect(errorFrom(await storeClient.advance(ticket, "ON THE WAY")).slice(0, 2)).toEqual([422, "RIDER_NEEDED"])
  ticket = ticketFrom(await storeClient.assign(ticket, await storeClient.addRider("Ravi")))
  expect(ticket).toMatchObject({ stage: "READY", rider: { name: "Ravi" } })
  ticket = ticketFrom(await storeClient.advance(ticket, "ON THE WAY"))
  expect([
    await statusOf(id),
    (await storeClient.board()).riders.find(({ out }) => out.includes(ticket.orderId)),
  ]).toMatchObject(["PICKED", { name: "Ravi", out: [ticket.orderId] }])
  ticket = ticketFrom(await storeClient.advance(ticket, "HANDED OVER"))
  expect(ticket).toMatchObject({
    stage: "HANDED OVER",
    next: null,
    endedAt: app.clock.now().toISOString(),
    compensation: null,
  })
  expect(await statusOf(id)).toBe("DELIVERED")
  const stepAuthors = await runQuery(
    sql<{ by: string }>`select by from kitchen.step where order_id = ${id} order by position`,
  )
  expect(stepAuthors.map((step) => step.by)).toEqual([
    "take-up",
    ...Array<string>(6).fill(storeClient.staffClient.member.memberId),
  ])
})

test("[TRK-4a] a pickup order is never on the way: it is ready, then handed over", async () => {
  const { id } = await placeOrder({ deliveryType: "PICKUP" }, { place: {} })
  const ticket = await storeClient.advanceTo(id, "READY")
  expect(ticket.next).toBe("HANDED OVER")
  expect(errorFrom(await storeClient.advance(ticket, "ON THE WAY"))[1]).toBe("STEP_REFUSED")
  expect(errorFrom(await storeClient.assign(ticket, await storeClient.addRider()))[1]).toBe("STEP_REFUSED")
  await storeClient.advance(ticket, "HANDED OVER")
  expect(await statusOf(id)).toBe("PICKED UP")
})

test("[TRK-4a] a change based on an old version is refused; the same idempotency key gets the same response", async () => {
  const { id } = await placeOrder()
  const seenTicket = await storeClient.ticketOf(id)
  const first = await storeClient.advance(seenTicket, "ACCEPTED", "key-1")
  const again = await storeClient.advance(seenTicket, "ACCEPTED", "key-1")
  expect([again.statusCode, again.body]).toEqual([200, first.body])
  const staleChange = await storeClient.advance(seenTicket, "ACCEPTED")
  expect(errorFrom(staleChange)).toEqual([
    409,
    "ORDER_MOVED",
    "Someone else updated this order. Here’s its current status.",
  ])
  expect(errorFrom(await storeClient.assign(seenTicket, null))[1]).toBe("ORDER_MOVED")
  expect(errorFrom(await storeClient.cancel(seenTicket))[1]).toBe("ORDER_MOVED")
  expect((await storeClient.ticketOf(id)).version).toBe(2)
})

test("[TRK-4a] the database refuses to change or delete kitchen steps", async () => {
  const { id } = await placeOrder()
  await storeClient.ticketOf(id)
  const { db } = app.database
  await expect(sql`update kitchen.step set stage = 'READY' where order_id = ${id}`.execute(db)).rejects.toThrow(
    "never changed",
  )
  await expect(sql`delete from kitchen.step where order_id = ${id}`.execute(db)).rejects.toThrow("never changed")
})

test("an advance order is on the board without a next stage until its start time", async () => {
  const browser = await asCustomer(app, partners, `98114${10_000 + ++customerCount}`)
  const buyer = await asBuyer(app, [margherita(1)], browser)
  const slots = (await browser.get(`/api/locator-service/ve3/stores/${STORE}/timeslots?delivery_type=DELIVERY`)).json()
  const slot: string = slots.data.timeSlots[12]
  const { transactionId: id } = await buyer.mustOrder({ slot })
  await payInCash(buyer, partners, id)
  const advanceOrder = await storeClient.ticketOf(id)
  expect(advanceOrder).toMatchObject({
    stage: "PLACED",
    next: null,
    slot,
    dueAt: new Date(Date.parse(slot) + 15 * 60_000).toISOString(),
  })
  expect(errorFrom(await storeClient.advance(advanceOrder, "ACCEPTED"))[1]).toBe("STEP_REFUSED")
  const countWaiting = async () => {
    const { stores } = (await storeClient.staffClient.send("GET", "/stores?live=true")).json<{
      data: { stores: OwnStore[] }
    }>().data
    return stores.find(({ id: storeId }) => storeId === STORE)?.waiting ?? 0
  }
  const waitingBefore = await countWaiting()
  app.clock.set(new Date(Date.parse(advanceOrder.startsAt) + 1000))
  storeClient = atStore(await asStaff(app), STORE)
  await app.platform.jobs.runNow("orders.start-advance")
  const started = await storeClient.ticketOf(id)
  expect(started).toMatchObject({ version: 2, next: "ACCEPTED" })
  expect(await countWaiting()).toBe(waitingBefore + 1)
})

test("[ORD-1h] a ticket shows that the customer has arrived at the store", async () => {
  const { id, buyer, orderId } = await placeOrder({ deliveryType: "PICKUP" }, { place: {} })
  const ticketBefore = await storeClient.ticketOf(id)
  const key = { "idempotency-key": crypto.randomUUID() }
  expect((await buyer.browser.post("/api/order-service/ve4/orders", { orderId }, key)).statusCode).toBe(200)
  expect(await storeClient.ticketOf(id)).toMatchObject({
    arrivedAt: app.clock.now().toISOString(),
    version: ticketBefore.version + 1,
  })
  // Reporting the arrival again doesn't change the version, so the store's next step still succeeds.
  const seenTicket = await storeClient.ticketOf(id)
  app.clock.advance(60)
  for (let nth = 0; nth < 3; nth++) {
    const newKeyHeaders = { "idempotency-key": crypto.randomUUID() }
    const repeated = await buyer.browser.post("/api/order-service/ve4/orders", { orderId }, newKeyHeaders)
    expect([repeated.statusCode, repeated.json().data.arrivedAt]).toEqual([200, seenTicket.arrivedAt])
  }
  expect(ticketFrom(await storeClient.advance(seenTicket, "ACCEPTED")).version).toBe(seenTicket.version + 1)
})

test("[TRK-4b] a store cancels an order for a reason, and the customer sees the reason", async () => {
  const { id, buyer } = await placeOrder()
  const ticket = await storeClient.advanceTo(id, "BAKING")
  const cancelled = ticketFrom(await storeClient.cancel(ticket, "sold out"))
  expect(cancelled).toMatchObject({ stage: "CANCELLED", next: null, endedAt: app.clock.now().toISOString() })
  const { orderStatus, message } = await buyer.read(id)
  expect([orderStatus, message]).toEqual(["CANCELLED", "We’re sorry, an item in your order is sold out."])
  expect(errorFrom(await storeClient.cancel(cancelled))[1]).toBe("STEP_REFUSED")
  expect(errorFrom(await storeClient.advance(cancelled, "READY"))[1]).toBe("STEP_REFUSED")
  const [step] = await runQuery(sql<{ by: string }>`
    select by from kitchen.step where order_id = ${id} and stage = 'CANCELLED'`)
  expect(step?.by).toBe(storeClient.staffClient.member.memberId)
})

test("[TRK-4b] a reason that can't apply at the stage is refused, such as 'not taken' before the order has left", async () => {
  const { id } = await placeOrder()
  const readyTicket = await storeClient.advanceTo(id, "READY")
  expect(errorFrom(await storeClient.cancel(readyTicket, "not taken")).slice(0, 2)).toEqual([422, "STEP_REFUSED"])
  const onTheWay = await storeClient.advanceTo(id, "ON THE WAY")
  expect(errorFrom(await storeClient.cancel(onTheWay, "sold out"))[1]).toBe("STEP_REFUSED")
  expect(ticketFrom(await storeClient.cancel(onTheWay, "not taken")).stage).toBe("CANCELLED")
})

test("[PAY-3] an order that the store cancels as 'not taken' counts as refused in the customer's cash history", async () => {
  const { id, buyer } = await placeOrder()
  const onTheWay = await storeClient.advanceTo(id, "ON THE WAY")
  await storeClient.cancel(onTheWay, "not taken")
  const dayAgo = new Date(app.clock.now().getTime() - 86_400_000)
  expect(await readCashHistory(app.database.db, buyer.browser.userId, "", dayAgo)).toMatchObject({ refused: 1 })
})

test("[TRK-4a] each stage change is published once", async () => {
  const { id } = await placeOrder()
  const ticket = await storeClient.advanceTo(id, "ACCEPTED")
  await storeClient.cancel(ticket)
  await vi.waitFor(async () => {
    const published = await runQuery(sql<{ stage: string; status: string }>`
      select data ->> 'stage' as stage, data ->> 'status' as status from jobs.job
      where name like 'kitchen.order-moved.%' and data ->> 'orderId' = ${id} order by created_on`)
    expect(published).toEqual([
      { stage: "PLACED", status: "ORDER PLACED" },
      { stage: "ACCEPTED", status: "INPROCESS" },
      { stage: "CANCELLED", status: "CANCELLED" },
    ])
  })
})
