import type { StoreDetails } from "@hearth/contract/calls/locator.calls.ts"
import type { Transaction } from "@hearth/contract/calls/orders.shapes.ts"
import type { Tracker } from "@hearth/contract/calls/order-tracking.shapes.ts"
import { estimateArrival } from "@hearth/domain/orders/estimate-arrival.ts"
import { MINUTE_MS } from "@hearth/domain/stores/zoned-time.ts"
import { beforeEach, expect, test } from "vitest"
import { asBuyer, type Buyer, payInCash } from "../../testing/as-buyer.ts"
import { asCustomer } from "../../testing/as-customer.ts"
import { asStaff, firstManager } from "../../testing/as-staff.ts"
import { margherita, newLine } from "../../testing/as-shopper.ts"
import { atStore, type StoreClient } from "../../testing/at-store.ts"
import type { TestApp } from "../../testing/build-test-app.ts"
import type { Partners } from "../../testing/start-partners.ts"
import { withPartners } from "../../testing/with-partners.ts"

const STORE = "6585R"
let app: TestApp
let partners: Partners
let storeClient: StoreClient
withPartners((started) => ({ app, partners } = started), { firstManager })
beforeEach(async () => {
  app.clock.advance(24 * 3600)
  storeClient = atStore(await asStaff(app), STORE)
})

const iso = (timestamp: number) => new Date(timestamp).toISOString()
const isoRange = (range: { from: number; to: number } | null) => range && { from: iso(range.from), to: iso(range.to) }
const destination = { latitude: 28.6315, longitude: 77.2167 }
let customerCount = 0

async function newBuyer(): Promise<Buyer> {
  const browser = await asCustomer(app, partners, `98117${10_000 + ++customerCount}`)
  return asBuyer(app, [margherita(2), newLine("in-cola")], browser)
}

/** Calculates the estimate as the cart page does, from the store's data. */
async function estimateOnCart(buyer: Buyer) {
  const answer = await buyer.browser.get(`/api/locator-service/ve3/stores/${STORE}?delivery_type=DELIVERY`)
  const { store, itemsAhead } = answer.json<{ data: StoreDetails }>().data
  const { items } = (await buyer.shopper.read()).bill
  const order = { deliveryType: "DELIVERY", items, destination, slot: null, progress: null, itemsAhead } as const
  return isoRange(estimateArrival(order, store, app.clock.now().getTime()))
}

async function estimateAtCheckout(buyer: Buyer, change: object = {}) {
  const { expectedTotal: _, ...checkout } = await buyer.checkout()
  const body = { ...checkout, ...change }
  const answer = await buyer.browser.post("/api/order-service/ve4/validations", body)
  return answer.json<{ data: { estimate: unknown } }>().data.estimate
}

/** Reads the order's estimate as each page and the kitchen's ticket show it. */
async function readAllEstimates({ browser, read }: Buyer, id: string, orderId: string) {
  const details = await browser.get(`/api/order-service/ve3/orders/${orderId}`)
  const tracker = await browser.get(`/api/tracker-service/ve2/orders/${id}`)
  const responses = {
    ticket: await storeClient.ticketOf(id),
    thankYou: await read(id),
    details: details.json<{ orderDetails: Transaction }>().orderDetails,
    tracker: tracker.json<{ data: { tracker: Tracker } }>().data.tracker,
  }
  return Object.entries(responses).map(([page, { estimate, promisedBy }]) => ({ page, estimate, promisedBy }))
}

test("[TRK-1a] cart, checkout, thank-you page, order details, ticket and tracker show the same estimate", async () => {
  const buyer = await newBuyer()
  const cart = await estimateOnCart(buyer)
  expect(Date.parse(cart?.to ?? "")).toBeGreaterThan(app.clock.now().getTime())
  expect(await estimateAtCheckout(buyer, { place: undefined })).toBeNull()
  expect(await estimateAtCheckout(buyer, { place: undefined, pin: destination })).toEqual(cart)
  expect(await estimateAtCheckout(buyer)).toEqual(cart)
  const { transactionId: id, orderId } = await buyer.mustOrder()
  await payInCash(buyer, partners, id)
  for (const { page, ...estimates } of await readAllEstimates(buyer, id, orderId))
    expect([page, estimates]).toEqual([page, { estimate: cart, promisedBy: cart?.to }])
})

test("[TRK-1a] thank-you page, order details, ticket and tracker show the same estimate at every later stage, and the time shown when the order was placed doesn't change", async () => {
  const buyer = await newBuyer()
  const promisedBy = (await estimateOnCart(buyer))?.to
  const { transactionId: id, orderId } = await buyer.mustOrder()
  await payInCash(buyer, partners, id)
  let delayedTo: string | undefined
  const steps = [
    ["PLACED", 600],
    ["ACCEPTED", 60],
    ["BAKING", 120],
    ["ON THE WAY", 60],
  ] as const
  for (const [stage, seconds] of steps) {
    await storeClient.advanceTo(id, stage)
    app.clock.advance(seconds)
    const [ticket, ...otherPages] = await readAllEstimates(buyer, id, orderId)
    expect([stage, ticket?.promisedBy]).toEqual([stage, promisedBy])
    expect(Date.parse(ticket?.estimate?.to ?? "")).toBeGreaterThan(app.clock.now().getTime())
    for (const { page, ...estimates } of otherPages)
      expect([stage, page, estimates]).toEqual([stage, page, { estimate: ticket?.estimate, promisedBy }])
    // Ten minutes without acceptance delay the estimate.
    if (stage === "PLACED") delayedTo = ticket?.estimate?.to
  }
  expect(Date.parse(delayedTo ?? "")).toBeGreaterThan(Date.parse(promisedBy ?? ""))
  await storeClient.advanceTo(id, "HANDED OVER")
  for (const { page, ...estimates } of await readAllEstimates(buyer, id, orderId))
    expect([page, estimates]).toEqual([page, { estimate: null, promisedBy }])
})

test("[TRK-1a] the estimate of an advance order is its slot, and the time shown when it was placed is the end of the slot", async () => {
  const buyer = await newBuyer()
  const slots = await buyer.browser.get(`/api/locator-service/ve3/stores/${STORE}/timeslots?delivery_type=DELIVERY`)
  const slot = slots.json<{ data: { timeSlots: string[] } }>().data.timeSlots[8] ?? ""
  const { transactionId: id, orderId } = await buyer.mustOrder({ slot })
  await payInCash(buyer, partners, id)
  const promisedBy = iso(Date.parse(slot) + 15 * MINUTE_MS)
  for (const { page, ...estimates } of await readAllEstimates(buyer, id, orderId))
    expect([page, estimates]).toEqual([page, { estimate: { from: slot, to: promisedBy }, promisedBy }])
})
