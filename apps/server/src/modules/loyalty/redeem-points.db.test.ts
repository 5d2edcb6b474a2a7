import type { Cart } from "@hearth/contract/calls/cart.calls.ts"
import type { Membership, RewardsPage } from "@hearth/contract/calls/loyalty.calls.ts"
import { beforeEach, expect, test, vi } from "vitest"
import { asBuyer, payInCash } from "../../testing/as-buyer.ts"
import { asCustomer } from "../../testing/as-customer.ts"
import { asGuest, type TestBrowser } from "../../testing/as-guest.ts"
import { cartFrom, errorFrom, newLine, shopperAt } from "../../testing/as-shopper.ts"
import { asStaff, firstManager } from "../../testing/as-staff.ts"
import { atStore, type StoreClient } from "../../testing/at-store.ts"
import type { TestApp } from "../../testing/build-test-app.ts"
import type { Partners } from "../../testing/start-partners.ts"
import { withPartners } from "../../testing/with-partners.ts"
import { inTransaction } from "../../platform/database/in-transaction.ts"
import { takeBackPoints } from "./take-back-points.ts"
import { givePoints } from "./testing/give-points.ts"

const LOYALTY = "/api/customer-service/ve1/loyalty"
const STORE = "6585R"
const DAY = 24 * 3600
const freePizza = (overrides: object = {}) => newLine("in-margherita", { size: "medium", ...overrides })
const garlicBread = () => newLine("in-garlic-bread", { quantity: 4 })

let app: TestApp
let partners: Partners
let storeClient: StoreClient
let customerCount = 0
withPartners((started) => ({ app, partners } = started), { firstManager })
beforeEach(async () => {
  app.clock.advance(DAY)
  storeClient = atStore(await asStaff(app), STORE)
})

const newMobile = () => `98132${10_000 + ++customerCount}`

async function newMember({ points, mobile = newMobile() }: { points: number; mobile?: string }): Promise<TestBrowser> {
  const browser = await asCustomer(app, partners, mobile)
  await browser.post(`${LOYALTY}/register`, { enroll: true, termsAccepted: true })
  await givePoints(app, browser, points)
  return browser
}

const pointsOf = async (browser: TestBrowser) =>
  (await browser.get(`${LOYALTY}/user`)).json<{ data: Membership }>().data.balance?.overall.points

const balanceOf = async (browser: TestBrowser) =>
  (await browser.get(`${LOYALTY}/user`)).json<{ data: Membership }>().data.balance

async function historyOf(browser: TestBrowser): Promise<[title: string, points: number][]> {
  const { data } = (await browser.get(`${LOYALTY}/user/history`)).json<{ data: RewardsPage }>()
  return data.entries.map(({ title, points }) => [title, points])
}

const codesOf = ({ bill }: Cart) => bill.discounts.map(({ code }) => code)

test("[LOY-2d] a free pizza with extras and a coupon: points pay for the pizza, the coupon reduces the sides, and the ticket marks the pizza", async () => {
  const browser = await newMember({ points: 600 })
  const pizza = { crust: "hand-tossed", cheese: "mozzarella", extras: [{ topping: "corn", count: 1 }], without: [] }
  const buyer = await asBuyer(app, [freePizza({ pizza }), garlicBread()], browser)
  expect((await buyer.shopper.promo("FREEPIZZA")).body).toMatch(
    /"Your free pizza is in your cart".*"You save ₹\d+ with 600 points"/,
  )
  await buyer.shopper.promo("SIDES25")
  const cart = await buyer.shopper.read()
  expect(codesOf(cart).sort()).toEqual(["FREEPIZZA", "SIDES25"])
  const [pizzaLine, sideLine] = cart.bill.validItems
  const [plainPizza] = (await asBuyer(app, [freePizza()]).then(({ shopper }) => shopper.read())).bill.validItems
  expect([pizzaLine?.discount, pizzaLine?.net]).toEqual([
    plainPizza?.gross,
    (pizzaLine?.gross ?? 0) - (plainPizza?.gross ?? 0),
  ])
  expect(pizzaLine?.net).toBeGreaterThan(0)
  // A quarter of the sides' price, up to ₹75.
  expect(sideLine?.discount).toBe(Math.min(75_00, Math.round((sideLine?.gross ?? 0) / 4)))
  const { transactionId: id } = await buyer.mustOrder()
  expect((await payInCash(buyer, partners, id)).statusCode).toBe(200)
  expect(await pointsOf(browser)).toBe(0)
  const { lines } = await storeClient.ticketOf(id)
  expect(lines.map(({ name, freeWithPoints }) => [name, freeWithPoints])).toEqual([
    [pizzaLine?.name, 1],
    [sideLine?.name, 0],
  ])
})

test("[LOY-2d] an order that points paid for alone gets an invoice", async () => {
  const browser = await newMember({ points: 600 })
  const buyer = await asBuyer(app, [freePizza()], browser)
  await buyer.shopper.setOptions({ deliveryType: "DINEIN" })
  await buyer.shopper.promo("FREEPIZZA")
  const { transactionId: id, orderId } = await buyer.mustOrder({ place: { table: 7 } })
  await buyer.pay(id, { mode: "FREE" })
  await storeClient.advanceTo(id, "HANDED OVER")
  const invoice = await browser.get(`/api/order-service/ve3/orders/${orderId}/invoice?type=pdf`)
  expect([invoice.statusCode, invoice.headers["content-type"]]).toEqual([200, "application/pdf"])
})

test("[LOY-2d] [ORD-12a] the tracker and the history name the points of an order, and the message about its cancellation says that they are back", async () => {
  const mobile = newMobile()
  const browser = await newMember({ points: 600, mobile })
  const buyer = await asBuyer(app, [freePizza()], browser)
  await buyer.shopper.setOptions({ deliveryType: "DINEIN" })
  await buyer.shopper.promo("FREEPIZZA")
  const { transactionId: id, orderId } = await buyer.mustOrder({
    place: { table: 7 },
    contact: { firstName: "Asha", mobile },
  })
  await buyer.pay(id, { mode: "FREE" })
  const tracked = await browser.get(`/api/tracker-service/ve2/orders/${id}`)
  expect(tracked.body).toContain('"spentPoints":600')
  const { orders } = (await browser.get("/api/order-service/ve3/orders?pageNo=1&filter=all")).json<{
    orders: { orderId: string; spentPoints: number }[]
  }>()
  expect(orders).toMatchObject([{ orderId, spentPoints: 600 }])
  expect((await buyer.cancel(orderId)).statusCode).toBe(200)
  expect(await pointsOf(browser)).toBe(600)
  const texts = async () => (await partners.messages(`+91${mobile}`)).map(({ body }) => body)
  await vi.waitFor(
    async () => expect((await texts())[0]).toMatch(/has been cancelled\..* Your 600 points are back\.$/),
    {
      timeout: 20_000,
    },
  )
  expect((await texts())[0]).not.toMatch(/refund|charged/)
})

test("[LOY-1b] [LOY-2d] someone who leaves before the order is cancelled is told that the points didn't come back", async () => {
  const mobile = newMobile()
  const browser = await newMember({ points: 600, mobile })
  const buyer = await asBuyer(app, [freePizza()], browser)
  await buyer.shopper.setOptions({ deliveryType: "DINEIN" })
  await buyer.shopper.promo("FREEPIZZA")
  const contact = { firstName: "Asha", mobile }
  const { transactionId: id, orderId, forfeitsPoints } = await buyer.mustOrder({ place: { table: 7 }, contact })
  await buyer.pay(id, { mode: "FREE" })
  const readTracker = async () => (await browser.get(`/api/tracker-service/ve2/orders/${id}`)).body
  expect([forfeitsPoints, await readTracker()]).toEqual([false, expect.stringContaining('"forfeitsPoints":false')])
  await browser.post(`${LOYALTY}/user/opt-out`)
  expect(await readTracker()).toContain('"forfeitsPoints":true')
  const cancelled = await buyer.cancel(orderId)
  expect([cancelled.statusCode, cancelled.body]).toEqual([200, expect.stringContaining('"forfeitsPoints":true')])
  // Joining again doesn't bring them back.
  await browser.post(`${LOYALTY}/register`, { enroll: true, termsAccepted: true })
  expect(await readTracker()).toContain('"forfeitsPoints":true')
  const latestText = async () => (await partners.messages(`+91${mobile}`)).map(({ body }) => body)[0]
  await vi.waitFor(
    async () => expect(await latestText()).toMatch(/ Your 600 points did not come back, because you had left/),
    { timeout: 20_000 },
  )
})

test("[LOY-1e] [LOY-2d] [LOY-4a] points of an unpaid order are reserved: they buy another free pizza, and then one is redeemed", async () => {
  const browser = await newMember({ points: 650 })
  const pizza = freePizza()
  const buyer = await asBuyer(app, [pizza, garlicBread()], browser)
  await buyer.shopper.promo("FREEPIZZA")
  const unpaid = await buyer.mustOrder()
  const reserved = {
    burnable: { freeItems: 1 },
    overall: { points: 50, slices: 0, missingPoints: 550 },
    reserved: { points: 600 },
  }
  expect(await balanceOf(browser)).toEqual(reserved)
  expect(await historyOf(browser)).toEqual([
    ["Reserved for an order that isn’t paid yet", -600],
    ["Added by customer care", 650],
  ])
  // The customer takes the pizza out of the cart and chooses another one.
  await buyer.shopper.change([{ line: pizza.id, remove: true }])
  await buyer.shopper.put([newLine("in-corn-cheese", { size: "medium" })])
  expect((await buyer.shopper.promo("FREEPIZZA")).statusCode).toBe(200)
  const { transactionId: id } = await buyer.mustOrder()
  expect([id === unpaid.transactionId, await balanceOf(browser)]).toEqual([false, reserved])
  expect((await payInCash(buyer, partners, id)).statusCode).toBe(200)
  expect(await balanceOf(browser)).toEqual({
    burnable: { freeItems: 0 },
    overall: { points: 50, slices: 0, missingPoints: 550 },
    reserved: { points: 0 },
  })
  expect(await historyOf(browser)).toEqual([
    ["Free pizza redeemed", -600],
    ["Points back: the order wasn’t completed", 600],
    ["Free pizza redeemed", -600],
    ["Added by customer care", 650],
  ])
})

test.each([["paid"], ["unpaid"]])(
  "[LOY-1b] [LOY-2d] joining again doesn't keep the points of an earlier %s order: they are forfeited when it ends, and no others",
  async (state) => {
    const browser = await newMember({ points: 600 })
    const buyer = await asBuyer(app, [freePizza(), garlicBread()], browser)
    await buyer.shopper.promo("FREEPIZZA")
    const { transactionId: id, orderId } = await buyer.mustOrder()
    if (state === "paid") await payInCash(buyer, partners, id)
    await browser.post(`${LOYALTY}/user/opt-out`)
    app.clock.advance(1)
    await browser.post(`${LOYALTY}/register`, { enroll: true, termsAccepted: true })
    await givePoints(app, browser, 70)
    expect(await balanceOf(browser)).toMatchObject({ burnable: { freeItems: 0 }, reserved: { points: 0 } })
    expect((await buyer.read(id)).forfeitsPoints).toBe(true)
    if (state === "paid") await buyer.cancel(orderId)
    else await buyer.mustOrder()
    expect(await pointsOf(browser)).toBe(70)
    expect((await buyer.shopper.read()).bill.discounts).toEqual([])
  },
)

test("[LOY-1b] [LOY-2d] an order of a customer who left and joined again before it returns its points", async () => {
  const browser = await newMember({ points: 1 })
  await browser.post(`${LOYALTY}/user/opt-out`)
  await browser.post(`${LOYALTY}/register`, { enroll: true, termsAccepted: true })
  await givePoints(app, browser, 600)
  const buyer = await asBuyer(app, [freePizza(), garlicBread()], browser)
  await buyer.shopper.promo("FREEPIZZA")
  const { transactionId: id, orderId, forfeitsPoints } = await buyer.mustOrder()
  await payInCash(buyer, partners, id)
  await buyer.cancel(orderId)
  expect([forfeitsPoints, await pointsOf(browser)]).toEqual([false, 600])
})

test("[LOY-2d] a pizza that sells out after it was redeemed in the cart costs no points, and the order is refused", async () => {
  const browser = await newMember({ points: 600 })
  const buyer = await asBuyer(app, [freePizza(), garlicBread()], browser)
  await buyer.shopper.promo("FREEPIZZA")
  const request = await buyer.checkout()
  const until = new Date(app.clock.now().getTime() + 3_600_000).toISOString()
  const stockUrl = `/stores/${STORE}/stock/in-margherita`
  expect((await storeClient.staffClient.send("PUT", stockUrl, { until })).statusCode).toBe(200)
  await vi.waitFor(async () => expect((await buyer.shopper.read()).bill.invalidItems).toHaveLength(1), {
    timeout: 20_000,
  })
  expect(codesOf(await buyer.shopper.read())).toEqual([])
  expect(errorFrom(await buyer.order(request))[0]).toBe(422)
  expect(await pointsOf(browser)).toBe(600)
  await storeClient.staffClient.send("DELETE", stockUrl)
  await vi.waitFor(async () => expect(codesOf(await buyer.shopper.read())).toEqual(["FREEPIZZA"]), { timeout: 20_000 })
})

test.each([
  ["removed", { remove: true } as const],
  ["reduced to none", { add: -1 }],
  ["changed to a size that isn't free", { to: { productId: "in-margherita", size: "large" } }],
])(
  "[LOY-2d] when the free pizza is %s, its code leaves the cart, and the next pizza costs no points",
  async (_, change) => {
    const browser = await newMember({ points: 600 })
    const pizza = freePizza()
    const { shopper } = await asBuyer(app, [pizza, garlicBread()], browser)
    await shopper.promo("FREEPIZZA")
    await shopper.promo("SIDES25")
    expect(cartFrom(await shopper.put([newLine("in-cola")])).promos).toContain("FREEPIZZA")
    const changed = (await shopper.change([{ line: pizza.id, ...change }])).json<{ data: { cart: Cart } }>().data.cart
    expect(changed.promos).toEqual(["SIDES25"])
    const cart = cartFrom(await shopper.put([freePizza()]))
    expect([cart.promos, codesOf(cart)]).toEqual([["SIDES25"], ["SIDES25"]])
  },
)

test("[LOY-2d] a pizza that was added while a free pizza was being ordered isn't free", async () => {
  const browser = await newMember({ points: 1200 })
  const pizza = freePizza()
  const buyer = await asBuyer(app, [pizza, garlicBread()], browser)
  await buyer.shopper.promo("FREEPIZZA")
  const { transactionId: id } = await buyer.mustOrder()
  await buyer.shopper.change([{ line: pizza.id, add: 1 }])
  await payInCash(buyer, partners, id)
  const cart = await buyer.shopper.read()
  expect([cart.lines, cart.promos]).toMatchObject([[{ productId: "in-margherita", quantity: 1 }], []])
  expect(await pointsOf(browser)).toBe(600)
})

test("[LOY-2d] a redeemed pizza stays free at another store", async () => {
  const browser = await newMember({ points: 600 })
  const buyer = await asBuyer(app, [freePizza(), garlicBread()], browser)
  await buyer.shopper.promo("FREEPIZZA")
  const stores = (await browser.get("/api/locator-service/ve3/stores")).json<{ data: { stores: { id: string }[] } }>()
  const otherStore = stores.data.stores.find(({ id }) => id !== STORE)
  await buyer.shopper.setOptions({ storeId: otherStore?.id ?? "", deliveryType: "PICKUP" })
  const cart = await buyer.shopper.read()
  expect([cart.storeId, codesOf(cart)]).toEqual([otherStore?.id, ["FREEPIZZA"]])
  expect(await pointsOf(browser)).toBe(600)
})

test("[LOY-2d] [SES-10a] a guest can't redeem; after signing in as a member the guest's cart can", async () => {
  const mobile = newMobile()
  await newMember({ points: 600, mobile })
  const guest = await asGuest(app)
  const shopper = shopperAt(app, guest)
  await shopper.put([freePizza(), garlicBread()])
  expect(errorFrom(await shopper.promo("FREEPIZZA"))[0]).toBe(422)
  const member = await asCustomer(app, partners, mobile, { browser: guest })
  const memberShopper = shopperAt(app, member)
  expect((await memberShopper.promo("FREEPIZZA")).statusCode).toBe(200)
  expect(codesOf(await memberShopper.read())).toEqual(["FREEPIZZA"])
})

test("[LOY-1b] points that were forfeited by leaving aren't taken back a second time, also after joining again", async () => {
  const mobile = newMobile()
  const browser = await newMember({ points: 1, mobile })
  const buyer = await asBuyer(app, [garlicBread()], browser)
  const { transactionId: id } = await buyer.mustOrder()
  await payInCash(buyer, partners, id)
  await storeClient.advanceTo(id, "HANDED OVER")
  app.clock.advance(2 * DAY)
  await app.platform.jobs.runNow("loyalty.credit-points")
  const later = await asCustomer(app, partners, mobile)
  expect(await pointsOf(later)).toBe(101)
  await later.post(`${LOYALTY}/user/opt-out`)
  await later.post(`${LOYALTY}/register`, { enroll: true, termsAccepted: true })
  const takenBack = await inTransaction(app.database.db, (tx) => takeBackPoints(tx, id, app.clock.now()))
  expect([takenBack, await pointsOf(later)]).toEqual([0, 0])
})
