import type { Cart } from "@hearth/contract/calls/cart.calls.ts"
import type { Membership, OrderEarning, RewardsPage } from "@hearth/contract/calls/loyalty.calls.ts"
import { sql } from "kysely"
import { beforeEach, expect, test } from "vitest"
import { asBuyer, type Buyer, payInCash, transactionFrom } from "../../testing/as-buyer.ts"
import { asCustomer } from "../../testing/as-customer.ts"
import { asGuest, type TestBrowser } from "../../testing/as-guest.ts"
import { errorFrom, margherita } from "../../testing/as-shopper.ts"
import { asStaff, firstManager } from "../../testing/as-staff.ts"
import { atStore, type StoreClient } from "../../testing/at-store.ts"
import type { TestApp } from "../../testing/build-test-app.ts"
import type { Partners } from "../../testing/start-partners.ts"
import { withPartners } from "../../testing/with-partners.ts"
import { inTransaction } from "../../platform/database/in-transaction.ts"
import { eraseMembership } from "./erase-membership.ts"
import { givePoints } from "./testing/give-points.ts"
import { takeBackPoints } from "./take-back-points.ts"

const LOYALTY = "/api/customer-service/ve1/loyalty"
const STORE = "6585R"
const HOUR = 3600
const DAY = 24 * HOUR
const mediumMargherita = (quantity = 1) => ({ ...margherita(quantity), size: "medium" })

let app: TestApp
let partners: Partners
let storeClient: StoreClient
let customerCount = 0
let testCount = 0
withPartners((started) => ({ app, partners } = started), { firstManager })
beforeEach(async () => {
  // 13:00 in India, so that the orders of a test and their deliveries are on the same day.
  app.clock.set(new Date(Date.parse("2027-01-10T07:30:00Z") + ++testCount * 10 * DAY * 1000))
  storeClient = atStore(await asStaff(app), STORE)
})

const mobiles = new Map<TestBrowser, string>()

async function newCustomer(): Promise<TestBrowser> {
  const mobile = `98131${10_000 + ++customerCount}`
  const browser = await asCustomer(app, partners, mobile)
  mobiles.set(browser, mobile)
  return browser
}

/** Lets time pass. Sessions expire meanwhile, so everybody signs in again. */
async function waitFor(seconds: number, ...browsers: TestBrowser[]): Promise<void> {
  app.clock.advance(seconds)
  storeClient = atStore(await asStaff(app), STORE)
  for (const browser of browsers) {
    const { bearer, cookie } = await asCustomer(app, partners, mobiles.get(browser) ?? "")
    Object.assign(browser, { bearer, cookie })
  }
}

const join = async (browser: TestBrowser) => browser.post(`${LOYALTY}/register`, { enroll: true, termsAccepted: true })
const membershipOf = async (browser: TestBrowser): Promise<Membership> =>
  (await browser.get(`${LOYALTY}/user`)).json().data
const pointsOf = async (browser: TestBrowser) => (await membershipOf(browser)).balance?.overall.points
const historyOf = async (browser: TestBrowser): Promise<RewardsPage> =>
  (await browser.get(`${LOYALTY}/user/history`)).json().data
const creditPoints = () => app.platform.jobs.runNow("loyalty.credit-points")

async function newMember(): Promise<TestBrowser> {
  const browser = await newCustomer()
  expect((await join(browser)).statusCode).toBe(200)
  return browser
}

async function placeOrder(browser: TestBrowser, lines = [margherita(1)]): Promise<{ buyer: Buyer; id: string }> {
  const buyer = await asBuyer(app, lines, browser)
  const { transactionId: id } = await buyer.mustOrder()
  const paid = await payInCash(buyer, partners, id)
  if (paid.statusCode !== 200) throw new Error(`Not placed: ${paid.body}`)
  return { buyer, id }
}

async function deliverOrder(browser: TestBrowser): Promise<string> {
  const { id } = await placeOrder(browser)
  await storeClient.advanceTo(id, "HANDED OVER")
  return id
}

test("[LOY-1a] [LOY-1c] [LOY-1d] a customer who accepts the terms joins and gets a card; the rules are shown before", async () => {
  const browser = await newCustomer()
  const rules = {
    name: "cheese reward",
    earnPointsPerOrder: 100,
    pointsPerSlice: 100,
    slicesPerPizza: 6,
    pointsPerPizza: 600,
  }
  expect(await membershipOf(browser)).toEqual({
    enrollmentStatus: "NOT_ENROLLED",
    loyaltyCardCode: null,
    balance: null,
    pending: null,
    programConfig: rules,
  })
  expect(errorFrom(await browser.post(`${LOYALTY}/register`, { enroll: true })).slice(0, 2)).toEqual([
    422,
    "TERMS_NEEDED",
  ])
  await join(browser)
  const member = await membershipOf(browser)
  expect(member).toEqual({
    enrollmentStatus: "ENROLLED",
    loyaltyCardCode: expect.stringMatching(/^IN\d{12}$/),
    balance: {
      burnable: { freeItems: 0 },
      overall: { points: 0, slices: 0, missingPoints: 600 },
      reserved: { points: 0 },
    },
    pending: null,
    programConfig: rules,
  })
  await join(browser)
  expect(await membershipOf(browser)).toEqual(member)
})

test("[LOY-1a] [SES-10a] a guest can't join or read a membership", async () => {
  const guest = await asGuest(app)
  expect((await join(guest)).statusCode).toBe(401)
  expect((await guest.get(`${LOYALTY}/user`)).statusCode).toBe(401)
})

test("[LOY-3a] an order's points are pending at first and are credited once, 24 hours after the delivery", async () => {
  const browser = await newMember()
  await deliverOrder(browser)
  const handedOverAt = app.clock.now().getTime()
  const pending = { points: 100, creditedBy: new Date(handedOverAt + 48 * HOUR * 1000).toISOString() }
  expect((await membershipOf(browser)).pending).toEqual(pending)
  await waitFor(DAY - 60, browser)
  await creditPoints()
  expect(await membershipOf(browser)).toMatchObject({ pending, balance: { overall: { points: 0 } } })
  await waitFor(60, browser)
  for (let nth = 0; nth < 3; nth++) await creditPoints()
  expect(await membershipOf(browser)).toMatchObject({ pending: null, balance: { overall: { points: 100, slices: 1 } } })
})

test("[LOY-3b] only the first order of the store's day earns points, and the next day's order earns again", async () => {
  const browser = await newMember()
  const first = await deliverOrder(browser)
  await deliverOrder(browser)
  // 18:30 UTC is midnight in India.
  await waitFor(11 * HOUR, browser)
  const nextDay = await deliverOrder(browser)
  const { rows } = await sql<{ id: string }>`
    select order_id as id from loyalty.earning where user_id = ${browser.userId} order by day`.execute(app.database.db)
  expect(rows.map(({ id }) => id)).toEqual([first, nextDay])
  await waitFor(3 * DAY, browser)
  await creditPoints()
  expect(await pointsOf(browser)).toBe(200)
})

const nextOrderOf = async (browser: TestBrowser): Promise<OrderEarning> =>
  (await browser.get(`${LOYALTY}/next-order`)).json().data
async function earningOf(browser: TestBrowser, { id }: { id: string }): Promise<OrderEarning> {
  const { orderId } = transactionFrom(await browser.get(`/api/order-service/ve4/transaction/${id}`))
  return (await browser.get(`${LOYALTY}/orders/${orderId}`)).json().data
}

test("[LOY-3a] [LOY-3b] each order shows what it earns; of two open orders, the one that is delivered first earns points", async () => {
  const browser = await newMember()
  expect(await nextOrderOf(browser)).toMatchObject({ state: "EXPECTED", points: 100, creditedBy: null })
  const first = await placeOrder(browser)
  expect(await earningOf(browser, first)).toMatchObject({ state: "EXPECTED", points: 100 })
  expect(await nextOrderOf(browser)).toMatchObject({ state: "FIRST_DELIVERED", points: 100 })
  const second = await placeOrder(browser)
  for (const order of [first, second])
    expect(await earningOf(browser, order)).toMatchObject({ state: "FIRST_DELIVERED", points: 100 })
  const deliveredAt = app.clock.now().getTime()
  await storeClient.advanceTo(second.id, "HANDED OVER")
  const creditedBy = new Date(deliveredAt + 2 * DAY * 1000).toISOString()
  expect(await earningOf(browser, second)).toMatchObject({ state: "PENDING", points: 100, creditedBy })
  for (const earning of [await earningOf(browser, first), await nextOrderOf(browser)])
    expect(earning).toMatchObject({ state: "ANOTHER_ORDER", points: 0 })
  await storeClient.advanceTo(first.id, "HANDED OVER")
  expect(await earningOf(browser, first)).toMatchObject({ state: "ANOTHER_ORDER", points: 0 })
  await waitFor(DAY + HOUR, browser)
  await creditPoints()
  expect(await earningOf(browser, second)).toMatchObject({ state: "CREDITED", points: 100, creditedBy: null })
  expect(await nextOrderOf(browser)).toMatchObject({ state: "EXPECTED" })
})

test("[LOY-1b] an open order of a customer who left the programme earns nothing; an order after joining again could", async () => {
  const browser = await newMember()
  const order = await placeOrder(browser)
  await browser.post(`${LOYALTY}/user/opt-out`)
  expect(await earningOf(browser, order)).toMatchObject({ state: "NONE", points: 0 })
  expect(await nextOrderOf(browser)).toMatchObject({ state: "NOT_A_MEMBER", points: 100 })
})

test("[LOY-3b] the next order of a day earns if the earlier one was cancelled or placed before joining", async () => {
  const browser = await newCustomer()
  expect(await nextOrderOf(browser)).toMatchObject({ state: "NOT_A_MEMBER", points: 100 })
  const beforeJoining = await placeOrder(browser)
  expect(await earningOf(browser, beforeJoining)).toMatchObject({ state: "NOT_A_MEMBER", points: 100 })
  app.clock.advance(1)
  await join(browser)
  expect(await earningOf(browser, beforeJoining)).toMatchObject({ state: "NONE", points: 0 })
  const cancelled = await placeOrder(browser)
  await storeClient.cancel(await storeClient.ticketOf(cancelled.id))
  expect(await earningOf(browser, cancelled)).toMatchObject({ state: "NONE", points: 0 })
  app.clock.advance(1)
  expect(await nextOrderOf(browser)).toMatchObject({ state: "EXPECTED", points: 100 })
})

test("[SES-10c] what an order earns is shown only to its customer", async () => {
  const { buyer, id } = await placeOrder(await newMember())
  const { orderId } = await buyer.read(id)
  const [status, code] = errorFrom(await (await newMember()).get(`${LOYALTY}/orders/${orderId}`))
  expect([status, code]).toEqual([404, "NOT_FOUND"])
})

test("[LOY-3a] an order that is cancelled, or placed before joining, earns nothing", async () => {
  const browser = await newCustomer()
  const { id } = await placeOrder(browser)
  app.clock.advance(1)
  await join(browser)
  await storeClient.advanceTo(id, "HANDED OVER")
  const cancelled = await placeOrder(browser)
  await storeClient.cancel(await storeClient.ticketOf(cancelled.id))
  await waitFor(3 * DAY, browser)
  await creditPoints()
  expect(await pointsOf(browser)).toBe(0)
})

test("[LOY-1b] leaving forfeits all points, also pending ones, and joining again gains nothing", async () => {
  const browser = await newMember()
  await givePoints(app, browser, 250)
  await deliverOrder(browser)
  const response = await browser.post(`${LOYALTY}/register`, { enroll: false })
  expect([response.statusCode, response.json().data.enrollmentStatus]).toEqual([200, "NOT_ENROLLED"])
  await join(browser)
  await waitFor(3 * DAY, browser)
  await creditPoints()
  expect(await membershipOf(browser)).toMatchObject({ pending: null, balance: { overall: { points: 0 } } })
  const optOut = await browser.post(`${LOYALTY}/user/opt-out`)
  expect([optOut.statusCode, optOut.json().data.enrollmentStatus]).toEqual([200, "NOT_ENROLLED"])
})

test("[LOY-2c] [LOY-4a] if head office removes points and then takes back an order's, the balance is negative, and leaving doesn't clear it", async () => {
  const browser = await newMember()
  const id = await deliverOrder(browser)
  await waitFor(2 * DAY, browser)
  await creditPoints()
  await givePoints(app, browser, -50)
  for (let nth = 0; nth < 2; nth++)
    await inTransaction(app.database.db, (tx) => takeBackPoints(tx, id, app.clock.now()))
  expect(await membershipOf(browser)).toMatchObject({
    balance: { burnable: { freeItems: 0 }, overall: { points: -50, slices: 0, missingPoints: 650 } },
  })
  await browser.post(`${LOYALTY}/user/opt-out`)
  await join(browser)
  expect(await pointsOf(browser)).toBe(-50)
  const { entries } = await historyOf(browser)
  expect(entries.map(({ title, points, pointsAfter }) => [title, points, pointsAfter])).toEqual([
    ["Points of an order taken back", -100, -50],
    ["Removed by customer care", -50, 50],
    ["Points earned", 100, 100],
  ])
})

test("[LOY-2d] [LOY-4a] six slices buy one medium pizza of the rewards menu, and other pizzas are charged", async () => {
  const browser = await newMember()
  await givePoints(app, browser, 650)
  const buyer = await asBuyer(app, [mediumMargherita(1), margherita(1)], browser)
  const before = (await buyer.shopper.read()).bill
  const promoResponse = await buyer.shopper.promo("FREEPIZZA")
  const cart = promoResponse.json<{ data: { cart: Cart } }>().data.cart
  const free = cart.bill.validItems.find(({ size }) => size === "medium")
  expect(cart.bill.discounts).toMatchObject([{ code: "FREEPIZZA", amount: free?.gross, points: 600 }])
  expect(before.discount).toBe(0)
  const { transactionId: id } = await buyer.mustOrder()
  expect(await membershipOf(browser)).toMatchObject({
    balance: { burnable: { freeItems: 1 }, overall: { points: 50 }, reserved: { points: 600 } },
  })
  expect((await payInCash(buyer, partners, id)).statusCode).toBe(200)
  expect(await membershipOf(browser)).toMatchObject({
    balance: { burnable: { freeItems: 0 }, overall: { points: 50 }, reserved: { points: 0 } },
  })
  const { entries } = await historyOf(browser)
  expect(entries[0]).toMatchObject({ title: "Free pizza redeemed", points: -600, pointsAfter: 50 })
})

test("[LOY-2d] a redeemed pizza of an order that is cancelled or not paid is returned once", async () => {
  const browser = await newMember()
  await givePoints(app, browser, 600)
  const buyer = await asBuyer(app, [mediumMargherita(1), margherita(1)], browser)
  await buyer.shopper.promo("FREEPIZZA")
  const unpaid = await buyer.mustOrder()
  expect(await pointsOf(browser)).toBe(0)
  // Ordering the cart again replaces the unpaid order.
  const { transactionId: id, orderId } = await buyer.mustOrder()
  expect([unpaid.transactionId === id, await pointsOf(browser)]).toEqual([false, 0])
  await payInCash(buyer, partners, id)
  await buyer.cancel(orderId)
  await buyer.cancel(orderId)
  expect(await pointsOf(browser)).toBe(600)
})

test("[LOY-2d] a pizza that is returned after its customer left is forfeited", async () => {
  const browser = await newMember()
  await givePoints(app, browser, 600)
  const buyer = await asBuyer(app, [mediumMargherita(1), margherita(1)], browser)
  await buyer.shopper.promo("FREEPIZZA")
  const { transactionId: id, orderId } = await buyer.mustOrder()
  await payInCash(buyer, partners, id)
  await browser.post(`${LOYALTY}/user/opt-out`)
  await buyer.cancel(orderId)
  await join(browser)
  expect(await pointsOf(browser)).toBe(0)
})

test("[LOY-2d] an order of a free pizza alone is placed without a payment, and earns nothing", async () => {
  const browser = await newMember()
  await givePoints(app, browser, 600)
  const buyer = await asBuyer(app, [mediumMargherita(1)], browser)
  // There are no charges for delivery or packaging at a table.
  await buyer.shopper.setOptions({ deliveryType: "DINEIN" })
  await buyer.shopper.promo("FREEPIZZA")
  const { bill } = await buyer.shopper.read()
  expect([bill.payable, bill.orderable, bill.tax]).toEqual([0, true, 0])
  const { transactionId: id } = await buyer.mustOrder({ place: { table: 7 } })
  const options = (await browser.get(`/api/payment-service/ve2/options/default?transactionId=${id}`)).json().data
  expect(options.options.map(({ mode, isOpen }: { mode: string; isOpen: boolean }) => [mode, isOpen])).toEqual([
    ["FREE", true],
  ])
  expect(errorFrom(await buyer.pay(id, { mode: "CARD" }))[1]).toBe("PAYMENT_MODE_OFF")
  const paid = await buyer.pay(id, { mode: "FREE" })
  expect(paid.json().data.transaction).toMatchObject({ orderStatus: "ORDER PLACED", paymentMode: "FREE" })
  await storeClient.advanceTo(id, "HANDED OVER")
  await waitFor(3 * DAY, browser)
  await creditPoints()
  expect(await pointsOf(browser)).toBe(0)
})

test("[LOY-2d] a delivered free pizza earns nothing, although its charges are paid", async () => {
  const browser = await newMember()
  await givePoints(app, browser, 600)
  const buyer = await asBuyer(app, [mediumMargherita(1)], browser)
  await buyer.shopper.promo("FREEPIZZA")
  const { transactionId: id, orderId, bill } = await buyer.mustOrder()
  expect([bill.displayNetPrice, bill.payable > 0]).toEqual([0, true])
  await payInCash(buyer, partners, id)
  expect((await browser.get(`${LOYALTY}/next-order`)).json().data.state).toBe("EXPECTED")
  await storeClient.advanceTo(id, "HANDED OVER")
  expect((await browser.get(`${LOYALTY}/orders/${orderId}`)).json().data.state).toBe("NONE")
  await waitFor(3 * DAY, browser)
  await creditPoints()
  expect(await pointsOf(browser)).toBe(0)
})

test("[LOY-2d] an order with an amount to pay can't be placed as free", async () => {
  const browser = await newMember()
  const buyer = await asBuyer(app, [mediumMargherita(1)], browser)
  const { transactionId: id } = await buyer.mustOrder()
  expect(errorFrom(await buyer.pay(id, { mode: "FREE" }))[1]).toBe("PAYMENT_MODE_OFF")
})

test("[LOY-2d] a customer without a full pie, or who isn't a member, can't redeem", async () => {
  const outsider = await asBuyer(app, [mediumMargherita(1)], await newCustomer())
  expect(errorFrom(await outsider.shopper.promo("FREEPIZZA"))[2]).toBe("Join our rewards to collect a free pizza.")
  const browser = await newMember()
  await givePoints(app, browser, 599)
  const buyer = await asBuyer(app, [mediumMargherita(1)], browser)
  expect(errorFrom(await buyer.shopper.promo("FREEPIZZA"))[2]).toBe("Collect 1 more point for this.")
})

test("[IDN-13c] the points and the card of a deleted account are gone, and its earnings are not credited", async () => {
  const browser = await newMember()
  await givePoints(app, browser, 250)
  await deliverOrder(browser)
  const { userId } = browser
  await inTransaction(app.database.db, (tx) => eraseMembership(tx, { userId, at: app.clock.now() }))
  app.clock.advance(3 * DAY)
  await creditPoints()
  const { rows } = await sql<{ members: number; points: number; credited: number }>`
    select (select count(*)::int from loyalty.member where user_id = ${userId}) as members,
      (select amount from ledger.balance where account = ${`points:${userId}:IN`}) as points,
      (select count(credited_at)::int from loyalty.earning where user_id = ${userId}) as credited`.execute(
    app.database.db,
  )
  expect(rows).toEqual([{ members: 0, points: 0, credited: 0 }])
})

test("[CAT-1g] [LOY-2d] the loyalty menu has the pizzas and sizes that points can buy at a store", async () => {
  const guest = await asGuest(app)
  const { data } = (await guest.get(`/api/catalog-service/ve1/potp/stores/${STORE}/menu`)).json()
  expect(data.products.map(({ id }: { id: string }) => id)).toContain("in-margherita")
  expect(data.products.map(({ id }: { id: string }) => id)).not.toContain("in-paneer-burst")
  for (const { sizes } of data.products) expect(sizes.map(({ id }: { id: string }) => id)).toEqual(["medium"])
  expect(errorFrom(await guest.get("/api/catalog-service/ve1/potp/stores/nowhere/menu"))[1]).toBe("STORE_NOT_FOUND")
})
