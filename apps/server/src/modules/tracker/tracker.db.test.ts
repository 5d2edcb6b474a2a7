import type { Tracker } from "@hearth/contract/calls/order-tracking.shapes.ts"
import { TRACKING_KEY_HEADER } from "@hearth/contract/tracking-key-header.ts"
import { MINUTE_MS } from "@hearth/domain/stores/zoned-time.ts"
import { randomUUID } from "node:crypto"
import { beforeEach, expect, test, vi } from "vitest"
import { asBuyer, payInCash } from "../../testing/as-buyer.ts"
import { asCustomer } from "../../testing/as-customer.ts"
import { asGuest, type TestBrowser } from "../../testing/as-guest.ts"
import { asStaff, firstManager } from "../../testing/as-staff.ts"
import { errorFrom, margherita, newLine } from "../../testing/as-shopper.ts"
import { atStore, type StoreClient, ticketFrom } from "../../testing/at-store.ts"
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

const base = "/api/tracker-service/ve2/orders"
const withKey = (browser: TestBrowser, url: string, key: string) =>
  app.http.inject({ url, headers: { ...browser.headers(), [TRACKING_KEY_HEADER]: key } })
const fetchTracker = async (browser: TestBrowser, id: string) =>
  (await browser.get(`${base}/${id}`)).json<{ data: { tracker: Tracker } }>().data.tracker
const findOrder = (browser: TestBrowser, orderId: string, mobile: string) =>
  browser.post(`${base}/find`, { orderId, mobile })
const listOrders = async (browser: TestBrowser) =>
  (await browser.get(base)).json<{ data: { orders: Tracker[] } }>().data.orders
const listByNumber = async (visitor: TestBrowser, number: string) =>
  (await visitor.get(`${base}?orderId=${number}`)).json<{ data: { orders: Tracker[] } }>().data.orders

const rangeOf = ({ estimate }: Pick<Tracker, "estimate">) => ({
  from: Date.parse(estimate?.from ?? ""),
  to: Date.parse(estimate?.to ?? ""),
})

let customerCount = 0

async function placeOrder(options: object = {}, checkout: object = {}) {
  const browser = await asCustomer(app, partners, `98115${10_000 + ++customerCount}`)
  const buyer = await asBuyer(app, [margherita(2), newLine("in-cola")], browser)
  if (Object.keys(options).length > 0) await buyer.shopper.setOptions(options)
  const { transactionId, orderId } = await buyer.mustOrder(checkout)
  const payResponse = await payInCash(buyer, partners, transactionId)
  if (payResponse.statusCode !== 200) throw new Error(`Not placed: ${payResponse.body}`)
  const { transaction } = payResponse.json().data
  return { buyer, browser, id: transactionId, orderId, payable: transaction.payable as number }
}

test("[TRK-1a] an order can be tracked as soon as it is placed, and its steps have their times", async () => {
  const { browser, id, orderId, payable } = await placeOrder()
  const nowMs = app.clock.now().getTime()
  const first = await fetchTracker(browser, id)
  expect(first).toMatchObject({
    orderHistoryId: id,
    orderId,
    version: 1,
    stage: "PLACED",
    orderStatus: "ORDER PLACED",
    promise: {
      kind: "promised",
      liability: 300_00,
      dueAt: new Date(Date.parse(first.placedAt) + 30 * MINUTE_MS).toISOString(),
    },
    toCollect: payable,
    rider: null,
    compensation: null,
    items: 3,
  })
  expect(first.steps.map(({ stage, at: when }) => [stage, when !== null])).toEqual([
    ["PLACED", true],
    ["ACCEPTED", false],
    ["MAKING", false],
    ["BAKING", false],
    ["READY", false],
    ["ON THE WAY", false],
    ["HANDED OVER", false],
  ])
  const estimate = rangeOf(first)
  expect(estimate.from).toBeGreaterThan(nowMs)
  expect(estimate.to).toBeGreaterThan(estimate.from)
  const ticket = await storeClient.advanceTo(id, "BAKING")
  app.clock.advance(60)
  const baking = await fetchTracker(browser, id)
  expect(baking).toMatchObject({ version: ticket.version, stage: "BAKING", orderStatus: "INPROCESS" })
  expect(baking.steps.filter((step) => step.at !== null).map(({ stage }) => stage)).toEqual([
    "PLACED",
    "ACCEPTED",
    "MAKING",
    "BAKING",
  ])
  expect(rangeOf(baking).to).toBeLessThan(estimate.to)
  expect((await listOrders(browser)).map(({ orderHistoryId }) => orderHistoryId)).toEqual([id])
  await storeClient.advanceTo(id, "HANDED OVER")
  expect(await fetchTracker(browser, id)).toMatchObject({ stage: "HANDED OVER", estimate: null, toCollect: null })
  expect(await listOrders(browser)).toEqual([])
})

test("[TRK-1a] a pickup order that is ready has no estimate any more", async () => {
  const { browser, id } = await placeOrder({ deliveryType: "PICKUP" }, { place: {} })
  await storeClient.advanceTo(id, "BAKING")
  expect((await fetchTracker(browser, id)).estimate).not.toBeNull()
  await storeClient.advanceTo(id, "READY")
  expect(await fetchTracker(browser, id)).toMatchObject({ stage: "READY", estimate: null })
})

test("[TRK-1a] thank-you page, order details and tracker show the same estimate, even after the kitchen has started", async () => {
  const { browser, id, orderId } = await placeOrder()
  const readOnThankYouPage = async () =>
    (await browser.get(`/api/order-service/ve4/transaction/${id}`)).json().data.transaction.estimate
  const readInDetails = async () =>
    (await browser.get(`/api/order-service/ve3/orders/${orderId}`)).json().orderDetails.estimate
  const readEstimates = async () => [
    await readOnThankYouPage(),
    await readInDetails(),
    (await fetchTracker(browser, id)).estimate,
  ]
  const expectSameEstimates = async () => {
    const [one, ...others] = await readEstimates()
    expect(one).toMatchObject({ from: expect.any(String), to: expect.any(String) })
    expect(others).toEqual([one, one])
  }
  // The ticket may be created between two of these requests.
  await vi.waitFor(expectSameEstimates)
  await storeClient.ticketOf(id)
  app.clock.advance(90)
  await vi.waitFor(expectSameEstimates)
  await storeClient.advanceTo(id, "ACCEPTED")
  await vi.waitFor(expectSameEstimates)
})

test("[TRK-1c] the rider and their position are shown while they are on the way", async () => {
  const { browser, id, orderId } = await placeOrder()
  let ticket = await storeClient.advanceTo(id, "READY")
  const riderId = await storeClient.addRider("Meera")
  ticket = ticketFrom(await storeClient.assign(ticket, riderId))
  expect((await fetchTracker(browser, id)).rider).toBeNull()
  ticket = ticketFrom(await storeClient.advance(ticket, "ON THE WAY"))
  const position = { latitude: 28.633, longitude: 77.2185 }
  await storeClient.staffClient.send("POST", `/stores/${STORE}/riders/${riderId}/position`, position)
  const { rider, destination, store } = await fetchTracker(browser, id)
  expect(rider).toMatchObject({ name: "Meera", position })
  const map = (await browser.get(`/api/order-service/ve3/orders/${orderId}/map`)).json().data
  expect(map).toMatchObject({ store, destination, rider })
  await storeClient.advance(ticket, "HANDED OVER")
  expect((await fetchTracker(browser, id)).rider).toBeNull()
})

test("[TRK-1c] a rider's position from an earlier order or from long ago is not shown", async () => {
  const [first, next] = [await placeOrder(), await placeOrder()]
  const riderId = await storeClient.addRider("Meera")
  const sendRiderOut = async (id: string) =>
    ticketFrom(
      await storeClient.advance(
        ticketFrom(await storeClient.assign(await storeClient.advanceTo(id, "READY"), riderId)),
        "ON THE WAY",
      ),
    )
  const position = { latitude: 28.633, longitude: 77.2185 }
  const sendPosition = () =>
    storeClient.staffClient.send("POST", `/stores/${STORE}/riders/${riderId}/position`, position)
  const ticketOnTheWay = await sendRiderOut(first.id)
  await sendPosition()
  expect((await fetchTracker(first.browser, first.id)).rider?.position).toMatchObject(position)
  await storeClient.advance(ticketOnTheWay, "HANDED OVER")
  app.clock.advance(60)
  await sendRiderOut(next.id)
  expect((await fetchTracker(next.browser, next.id)).rider).toMatchObject({ name: "Meera", position: null })
  await sendPosition()
  expect((await fetchTracker(next.browser, next.id)).rider?.position).toMatchObject(position)
  app.clock.advance(4 * 60)
  expect((await fetchTracker(next.browser, next.id)).rider).toMatchObject({ name: "Meera", position: null })
})

test("[TRK-1d] tracking a pending order is refused with the specified message", async () => {
  const buyer = await asBuyer(app)
  const { transactionId } = await buyer.mustOrder()
  expect(errorFrom(await buyer.browser.get(`${base}/${transactionId}`))).toEqual([
    409,
    "TRACKING_NOT_YET",
    "Tracking Information is not available for this order yet...",
  ])
  expect(await listOrders(buyer.browser)).toEqual([])
})

test("[TRK-1a] a cancelled order ends with the CANCELLED step", async () => {
  const { buyer, browser, id, orderId } = await placeOrder()
  await buyer.cancel(orderId)
  const { steps, stage, estimate, toCollect } = await fetchTracker(browser, id)
  expect([stage, steps.at(-1)?.stage, estimate, toCollect]).toEqual(["CANCELLED", "CANCELLED", null, null])
})

test("[TRK-2] a guest finds an order by its number and mobile in any spelling, and tracks it", async () => {
  const { id, orderId, buyer } = await placeOrder()
  const guest = await asGuest(app)
  expect((await guest.get(`${base}/${id}`)).statusCode).toBe(404)
  const findResponse = await findOrder(guest, orderId, `+91 ${buyer.mobile.slice(0, 5)} ${buyer.mobile.slice(5)}`)
  const { orderHistoryId, trackingKey, expiresAt } = findResponse.json().data
  expect([orderHistoryId, expiresAt]).toEqual([id, new Date(app.clock.now().getTime() + 24 * 3600_000).toISOString()])
  const trackerResponse = await withKey(guest, `${base}/${id}`, trackingKey)
  expect(trackerResponse.json().data.tracker).toMatchObject({ orderId, stage: "PLACED" })
  // The tracker contains no name, address or phone number.
  for (const personal of ["Asha", "Inner Circle", buyer.mobile])
    expect(trackerResponse.body.includes(personal)).toBe(false)
  expect((await withKey(guest, `/api/order-service/ve3/orders/${orderId}/map`, trackingKey)).statusCode).toBe(200)
})

test("[ORD-2e] an order's trackOrderMobile is the number that it is found with, and no other visitor gets it", async () => {
  const { id, orderId, buyer } = await placeOrder()
  const { trackOrderMobile } = await buyer.read(id)
  expect(trackOrderMobile).toBe(buyer.mobile)
  const guest = await asGuest(app)
  const found = await findOrder(guest, orderId, trackOrderMobile)
  expect(found.json().data.orderHistoryId).toBe(id)
  const { trackingKey } = found.json().data
  for (const url of [`${base}/${id}`, `${base}?orderId=${orderId}`, `/api/order-service/ve3/orders/${orderId}/map`])
    expect((await withKey(guest, url, trackingKey)).body).not.toContain(trackOrderMobile)
  expect((await guest.get(`/api/order-service/ve4/transaction/${id}`)).statusCode).toBe(404)
})

test("[TRK-2] a tracking key opens only its own order, in its country, for a day", async () => {
  const [one, other] = [await placeOrder(), await placeOrder()]
  const guest = await asGuest(app)
  const abroad = await asGuest(app, "lk.localhost")
  const { trackingKey } = (await findOrder(guest, one.orderId, one.buyer.mobile)).json().data
  const readStatuses = async () =>
    Promise.all([
      withKey(guest, `${base}/${one.id}`, trackingKey),
      withKey(guest, `${base}/${other.id}`, trackingKey),
      withKey(abroad, `${base}/${one.id}`, trackingKey),
      withKey(guest, `${base}/${one.id}`, `${trackingKey.slice(0, -1)}${trackingKey.endsWith("A") ? "B" : "A"}`),
      withKey(guest, `${base}/${one.id}`, `zzzzzzzzz.${trackingKey.split(".")[1]}`),
    ]).then((all) => all.map(({ statusCode }) => statusCode))
  expect(await readStatuses()).toEqual([200, 404, 404, 404, 404])
  app.clock.advance(24 * 3600 + 1)
  expect((await withKey(await asGuest(app), `${base}/${one.id}`, trackingKey)).statusCode).toBe(404)
})

test("[TRK-2] an unknown order number and a wrong mobile get the same error, and attempts are limited", async () => {
  const { orderId } = await placeOrder()
  const guest = await asGuest(app)
  const wrongMobile = await findOrder(guest, orderId, "9876543210")
  const unknownNumber = await findOrder(guest, "IN00000000", "9876543210")
  expect([wrongMobile.statusCode, wrongMobile.json().errors[0].displayMsg]).toEqual([
    unknownNumber.statusCode,
    unknownNumber.json().errors[0].displayMsg,
  ])
  expect(errorFrom(wrongMobile).slice(0, 2)).toEqual([404, "NOT_FOUND"])
  const statuses = []
  for (let nth = 0; nth < 10; nth++) statuses.push((await findOrder(guest, orderId, "9876543210")).statusCode)
  expect(statuses.at(-1)).toBe(429)
})

test("[TRK-3c] [TRK-3g] a customer with a wallet is compensated in the wallet, and the tracker shows the full cash amount", async () => {
  const { id, orderId, buyer, payable } = await placeOrder()
  await storeClient.advanceTo(id, "READY")
  app.clock.advance(31 * 60)
  const guest = await asGuest(app)
  const { trackingKey } = (await findOrder(guest, orderId, buyer.mobile)).json().data
  const readTracker = async () => (await withKey(guest, `${base}/${id}`, trackingKey)).json().data.tracker as Tracker
  const lateTracker = await readTracker()
  const owed = { amount: Math.min(payable, 300_00), how: "wallet" }
  expect([lateTracker.toCollect, lateTracker.owed, lateTracker.compensation]).toEqual([payable, owed, null])
  await storeClient.advanceTo(id, "HANDED OVER")
  const { compensation, owed: owedAfter } = await readTracker()
  expect([compensation, owedAfter]).toEqual([owed, null])
})

test("[TRK-2] the tracker shows whether the order is the visitor's own, even if it was found by number and mobile", async () => {
  const { id, orderId, buyer, browser } = await placeOrder()
  const guest = await asGuest(app)
  const { trackingKey } = (await findOrder(guest, orderId, buyer.mobile)).json().data
  const isOwn = async (visitor: TestBrowser) =>
    (await withKey(visitor, `${base}/${id}`, trackingKey)).json().data.tracker.isOwn as boolean
  expect([await isOwn(browser), await isOwn(guest)]).toEqual([true, false])
  expect((await listOrders(browser)).map((each) => each.isOwn)).toEqual([true])
})

test("[TRK-1a] [SEC-5a] a customer's own order is found by its number even after it has ended; another customer's is not", async () => {
  const { id, orderId, browser } = await placeOrder()
  await storeClient.advanceTo(id, "HANDED OVER")
  expect(await listByNumber(browser, orderId)).toMatchObject([
    { orderHistoryId: id, stage: "HANDED OVER", isOwn: true },
  ])
  expect(await listByNumber(await asGuest(app), orderId)).toEqual([])
  expect(await listByNumber(browser, "IN00000000")).toEqual([])
  const pendingBuyer = await asBuyer(app)
  expect(await listByNumber(pendingBuyer.browser, (await pendingBuyer.mustOrder()).orderId)).toEqual([])
})

test("[TRK-3c] before the payment the checkout shows the estimate, including the queue, and the guarantee", async () => {
  const buyer = await asBuyer(app)
  const validate = async (other: object = {}) => {
    const { expectedTotal: _, ...checkout } = await buyer.checkout(other)
    return (await buyer.browser.post("/api/order-service/ve4/validations", checkout)).json().data
  }
  const withoutQueue = await validate()
  expect(withoutQueue.promise).toEqual({ kind: "promised", liability: 300_00, dueAt: null })
  const range = rangeOf(withoutQueue)
  expect(range.to).toBeGreaterThan(range.from)
  expect(range.from).toBeGreaterThan(app.clock.now().getTime())
  expect((await validate({ place: undefined })).estimate).toBeNull()
  for (let nth = 0; nth < 4; nth++) await storeClient.ticketOf((await placeOrder()).id)
  await vi.waitFor(async () => expect(rangeOf(await validate()).to).toBeGreaterThan(range.to), {
    timeout: 60_000,
  })
})

test("[SEC-5a] another customer's tracker is not found", async () => {
  const { id, orderId } = await placeOrder()
  const stranger = await asGuest(app)
  for (const url of [`${base}/${id}`, `${base}/${id}/stream`, `/api/order-service/ve3/orders/${orderId}/map`])
    expect([url, (await stranger.get(url)).statusCode]).toEqual([url, 404])
  expect((await stranger.get(`${base}/${randomUUID()}`)).statusCode).toBe(404)
})
