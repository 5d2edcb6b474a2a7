import type { Cart } from "@hearth/contract/calls/cart.calls.ts"
import type { OfferEntry } from "@hearth/contract/calls/offers.calls.ts"
import { toOfferEngineRules } from "@hearth/contract/offer-engine-rules.ts"
import { offersOnBill } from "@hearth/domain/offers/offers-on-bill.ts"
import { sql } from "kysely"
import { afterAll, beforeAll, expect, test } from "vitest"
import { build, type TestApp } from "../../../testing/build-test-app.ts"
import { asShopper, cartFrom, errorFrom, margherita, newLine } from "../../../testing/as-shopper.ts"
import { type Coupons, fetchCoupons, entriesOf, findCouponByCode } from "../testing/fetch-coupons.ts"

let app: TestApp
beforeAll(async () => {
  app = await build()
})
afterAll(() => app.close())

const titlesOf = ({ coupons }: Pick<Coupons, "coupons">) => coupons.map(({ title }) => title)

test("[OFR-2a] [OFR-2b] coupons are grouped: ready to use, almost there, and the others", async () => {
  const asha = await asShopper(app)
  await asha.put([margherita(2)])
  const answer = await fetchCoupons(asha)
  expect(titlesOf(answer)).toEqual(["Ready to use", "Almost there", "More coupons"])
  const [ready, almost, others] = answer.coupons.map(({ list }) => list)
  const savings = ready?.map(({ saving }) => saving) ?? []
  expect(savings).toEqual(savings.toSorted((one, other) => other - one))
  expect(Math.min(...savings)).toBeGreaterThan(0)
  expect(new Set(ready?.map(({ status }) => status))).toEqual(new Set(["APPLIED"]))
  for (const entry of [...(almost ?? []), ...(others ?? [])]) {
    expect([entry.offerId, entry.status, entry.saving]).toEqual([entry.offerId, "REJECTED", 0])
    expect(entry.messages[0]).toMatchObject({ messageType: "error", message: expect.stringMatching(/\w/) })
  }
  for (const { missing } of almost ?? []) expect(["amount", "items"]).toContain(missing?.kind)
  const allEntries = entriesOf(answer)
  expect(new Set(allEntries.map(({ offerId }) => offerId)).size).toBe(allEntries.length)
  expect(new Set(allEntries.map(({ timestamp }) => timestamp))).toEqual(new Set([app.clock.now().toISOString()]))
})

test("[OFR-2a] a coupon has its error, nudge, milestone steps, expiry and category", async () => {
  const asha = await asShopper(app)
  await asha.put([margherita(2)])
  const answer = await fetchCoupons(asha)
  expect(findCouponByCode(answer, "UPI40")).toMatchObject({
    status: "APPLIED",
    paymentId: "UPI",
    saving: 40_00,
    messages: [{ messageType: "nudge", message: "Pay with UPI to keep this." }],
  })
  expect(findCouponByCode(answer, "BANYAN100")).toMatchObject({
    status: "REJECTED",
    paymentId: "Banyan Bank",
    messages: [{ messageType: "error", message: "Add ₹101 more to use this." }],
    missing: { kind: "amount", amount: 101_00 },
    expiryTimer: { endTime: new Date("2027-02-01T00:00+05:30").toISOString() },
  })
  expect(findCouponByCode(answer, "CLIMB")).toMatchObject({
    status: "APPLIED",
    labelType: "general_milestone",
    saving: 90_00,
    offerOptions: [
      { reached: true, inForce: false, missing: null },
      { reached: true, inForce: true, missing: null },
      { reached: false, inForce: false, missing: { kind: "amount", amount: 301_00 } },
      { reached: false },
    ],
  })
  expect(findCouponByCode(answer, "PIZZA30")).toMatchObject({
    category: "PIZZA",
    labelType: "general",
    offerOptions: [],
  })
  // The customer can't fix what stops this offer, so nothing is listed as missing.
  expect(findCouponByCode(answer, "MISSEDYOU")).toMatchObject({ status: "REJECTED", missing: null })
})

test("expired offers, future offers and prizes that were not won are not listed", async () => {
  const asha = await asShopper(app)
  const offersNow = async () => entriesOf(await fetchCoupons(asha)).map(({ offerId }) => offerId)
  const now = app.clock.now()
  try {
    app.clock.set("2027-01-01T18:29:59Z")
    const shopper = await asShopper(app)
    const couponsBefore = await fetchCoupons(shopper)
    expect([
      findCouponByCode(couponsBefore, "HELLO2027")?.code,
      findCouponByCode(couponsBefore, "JAN26")?.code,
    ]).toEqual(["HELLO2027", undefined])
    app.clock.set("2027-01-01T18:30:00Z")
    expect(findCouponByCode(await fetchCoupons(shopper), "HELLO2027")).toBeUndefined()
    app.clock.set("2027-01-19T18:30:00Z")
    expect(findCouponByCode(await fetchCoupons(await asShopper(app)), "JAN26")).toBeDefined()
  } finally {
    app.clock.set(now)
  }
  expect((await offersNow()).filter((id) => id.includes("wheel"))).toEqual([])
})

test("offers on the bill are marked, and the returned rules produce the same discounts in a browser", async () => {
  const asha = await asShopper(app)
  await asha.put([margherita(2), newLine("in-garlic-dip")])
  await asha.promo("DIPIT")
  const { cart } = (await asha.promo("UPI40")).json().data
  const answer = await fetchCoupons(asha)
  const entriesOnBill = entriesOf(answer).filter(({ onBill }) => onBill)
  expect(entriesOnBill.map(({ code }) => code).toSorted()).toEqual(["DIPIT", "UPI40"])
  const { offers, customer, uses, city } = toOfferEngineRules(answer.rules)
  expect([city, customer]).toEqual(["New Delhi", { orders: 0, segments: [], won: [], points: null }])
  const { validItems, discounts }: Cart["bill"] = cart.bill
  const lines = validItems.map(({ id, productId, productType, size, quantity, product: { price } }) => {
    return { id, productId, productType, size, quantity, price, categories: [] }
  })
  const context = {
    country: "IN" as const,
    at: Date.parse(cart.pricedAt),
    deliveryType: cart.deliveryType,
    storeId: cart.storeId,
    city,
    lines,
    customer,
    uses,
    payment: null,
    wanted: cart.promos,
  }
  expect(offersOnBill(offers, context).map(({ offerId, saving }) => [offerId, saving])).toEqual(
    discounts.map(({ offerId, amount }) => [offerId, amount]),
  )
})

test("coupons of the session's own cart need no cart id, and another visitor's cart is refused", async () => {
  const asha = await asShopper(app)
  await asha.put([margherita(2)])
  const ownCoupons = (await asha.browser.get("/api/cart/offers")).json()
  expect(ownCoupons).toEqual(await fetchCoupons(asha))
  const ravi = await asShopper(app)
  const otherCartUrls = [
    `/api/agg/cart-service/ve1/cart/${asha.browser.cartId}/offers`,
    `/api/agg/cart-service/ve1/cart/${asha.browser.cartId}/offers/combined`,
    `/api/agg/cart-service/ve1/cart/${asha.browser.cartId}/promo/SAVE50/validate`,
    `/api/cart-service/ve2/cart/${asha.browser.cartId}/upsell_items`,
    `/api/cart-service/ve2/cart/${asha.browser.cartId}/bin/404117`,
  ]
  for (const url of otherCartUrls) {
    expect([url, ...errorFrom(await ravi.browser.get(url)).slice(0, 2)]).toEqual([url, 403, "FORBIDDEN"])
    const withoutSession = await app.http.inject({ url, headers: { host: "in.localhost" } })
    expect([url, withoutSession.statusCode]).toEqual([url, 401])
  }
})

test("for an empty cart a coupon shows what it requires, and reading coupons writes nothing", async () => {
  const asha = await asShopper(app)
  const rowsBefore = await countRows()
  const answer = await fetchCoupons(asha)
  expect(titlesOf(answer)).toEqual(["Almost there", "More coupons"])
  expect(findCouponByCode(answer, "SAVE50")?.messages[0]?.message).toBe("Add ₹299 more to use this.")
  await asha.send("GET", "/offers/combined")
  await asha.send("GET", "/promo/SAVE50/validate")
  expect(await countRows()).toEqual(rowsBefore)
})

async function countRows(): Promise<unknown> {
  const { rows: counted } = await sql`
    select (select count(*) from cart.cart) as carts, (select count(*) from offers.customer) as customers,
      (select count(*) from offers.use) as uses, (select count(*) from offers.spin) as spins`.execute(app.database.db)
  return counted
}

test("[OFR-5d] without a cart, coupons are grouped by category, and only those that are valid at the store are listed", async () => {
  const asha = await asShopper(app)
  const answer = (await asha.browser.get("/api/agg/ve1/leftnav/store/6585R/offers")).json<Coupons>()
  expect(titlesOf(answer)).toEqual(["On the whole order", "Pizzas", "Pizza Mania", "Sides", "Sides and combos"])
  const categories = answer.coupons.map(({ list }) => [...new Set(list.map(({ category }) => category))])
  expect(categories).toEqual([[null], ["PIZZA"], ["PIZZA-MANIA"], ["SIDES"], ["SIDECOMBOS"]])
  expect(findCouponByCode(answer, "CP75")).toBeDefined()
  expect(findCouponByCode(answer, "MUMBAI100")).toBeUndefined()
  const mall = (await asha.browser.get("/api/agg/ve1/leftnav/store/DEL09/offers")).json<Coupons>()
  expect(findCouponByCode(mall, "CP75")).toBeUndefined()
  expect(errorFrom(await asha.browser.get("/api/agg/ve1/leftnav/store/67830/offers"))[1]).toBe("STORE_NOT_FOUND")
})

test("[OFR-5a] [OFR-5c] [OFR-8a] [OFR-8b] the best combination has a reason, and every other offer has a message", async () => {
  const asha = await asShopper(app)
  await asha.put([margherita(2), newLine("in-garlic-dip"), newLine("in-lava-cake")])
  const { combinedOffers } = (await asha.send("GET", "/offers/combined?sortOn=SAVINGS")).json()
  expect(combinedOffers.state).toBe("SUCCESS")
  const codes = combinedOffers.offers.map(({ code }: OfferEntry) => code)
  const savings = combinedOffers.offers.map(({ saving }: OfferEntry) => saving)
  expect(savings).toEqual(savings.toSorted((one: number, other: number) => other - one))
  // Applied to the cart, the combination saves the same amount on the bill.
  for (const code of codes) await asha.promo(code)
  const { bill } = await asha.read()
  expect([bill.discount, combinedOffers.reason]).toEqual([
    combinedOffers.saving,
    expect.stringContaining("the most for this cart."),
  ])
  const listed = entriesOf(await fetchCoupons(asha)).length
  expect(combinedOffers.others).toHaveLength(listed - codes.length)
  for (const { message } of combinedOffers.others) expect(message).toMatch(/\w.*\.$/)
  // The codes that the customer chose don't change the best combination.
  for (const code of codes) await asha.send("DELETE", `/promo/${code}`)
  expect((await asha.promo("SAVE50")).json().data.cart.bill.discount).toBeLessThan(combinedOffers.saving)
  const unchanged = (await asha.send("GET", "/offers/combined?sortOn=SAVINGS")).json().combinedOffers
  expect([unchanged.saving, unchanged.reason]).toEqual([combinedOffers.saving, combinedOffers.reason])
  const leftNavOffers = (await asha.send("GET", "/offers/combined?sortOn=SAVINGS&forLeftNav=true")).json()
    .combinedOffers
  expect([leftNavOffers.others, leftNavOffers.saving]).toEqual([[], combinedOffers.saving])
})

test("[OFR-5a] the state is WAIT when adding items would make an offer apply", async () => {
  const asha = await asShopper(app)
  const empty = (await asha.send("GET", "/offers/combined")).json().combinedOffers
  expect([empty.state, empty.offers, empty.saving, empty.reason]).toEqual(["WAIT", [], 0, null])
  expect((await asha.send("GET", "/offers/combined?sortOn=PRICE")).statusCode).toBe(400)
})

test("[OFR-4b] validating a code returns what applying it would, and doesn't change the cart", async () => {
  const asha = await asShopper(app)
  await asha.put([margherita(2)])
  const cartBefore = await asha.read()
  const { promoCode, confettiMessage, confettiSubMessage, cart: _ } = (await asha.promo("hello20")).json().data
  await asha.send("DELETE", "/promo/HELLO20")
  const validated = (await asha.send("GET", "/promo/%20hello20/validate")).json()
  const explicitPromo = { promoCode, confettiMessage, confettiSubMessage }
  expect(validated).toEqual({ status: "success", explicitPromo, errors: [] })
  const cartAfter = await asha.read()
  expect([cartAfter.promos, cartAfter.bill]).toEqual([cartBefore.promos, cartBefore.bill])
})

test.each([
  ["NOSUCHCODE", "PROMO_UNKNOWN", "This code isn’t valid. Check it and try again."],
  ["' or 1=1 --", "PROMO_UNKNOWN", "This code isn’t valid. Check it and try again."],
  ["🍕🍕🍕", "PROMO_UNKNOWN", "This code isn’t valid. Check it and try again."],
  ["in-wheel-ten", "PROMO_UNKNOWN", "This code isn’t valid. Check it and try again."],
  ["PARTY400", "PROMO_REFUSED", "Add ₹2,050 more to use this."],
  ["PICKUP20", "PROMO_REFUSED", "Only for pickup or curbside pickup."],
  ["JAN26", "PROMO_REFUSED", "This offer hasn’t started yet."],
])("[OFR-4d] [OFR-7g] validating %s returns %s with status 200", async (code, expected, message) => {
  const asha = await asShopper(app)
  await asha.put([margherita()])
  const answer = await asha.send("GET", `/promo/${encodeURIComponent(code)}/validate`)
  expect([answer.statusCode, answer.json()]).toEqual([
    200,
    {
      status: "failed",
      explicitPromo: null,
      errors: [{ code: expected, displayMsg: message, header: "Oops", btnMsg: "OK" }],
    },
  ])
})

test("[OFR-1c] an offer's terms are found by its code in any spelling or by its id, and an unknown one is refused", async () => {
  const asha = await asShopper(app)
  const terms = async (name: string) =>
    (await asha.browser.get(`/api/promo-service/ve1/promo/${encodeURIComponent(name)}/tnc`)).json()
  const termsByCode = await terms("quick90")
  expect(termsByCode).toMatchObject({ status: "success" })
  expect(termsByCode.tncList.length).toBeGreaterThan(1)
  expect(termsByCode.tncList).toContain("For the first 5,000 orders that use it.")
  expect(await terms("in-first-five-thousand")).toEqual(termsByCode)
  expect((await terms("in-wheel-ten")).tncList.length).toBeGreaterThan(1)
  expect((await terms("lk-hello")).errors[0].code).toBe("PROMO_UNKNOWN")
  expect((await terms("constructor")).errors[0].code).toBe("PROMO_UNKNOWN")
})

test("[OFR-6a] a milestone's status shows the progress by cart amount or by orders", async () => {
  const asha = await asShopper(app)
  await asha.put([margherita(2)])
  const status = async (code: string) =>
    (await asha.browser.get(`/api/promo-service/ve1/promo/milestone/${code}/status`)).json()
  expect((await status("climb")).data).toMatchObject({
    of: "cart",
    reached: 898_00,
    steps: [499_00, 799_00, 1199_00, 1999_00],
    offer: { code: "CLIMB", status: "APPLIED", labelType: "general_milestone" },
  })
  expect((await status("REGULAR")).data).toMatchObject({
    of: "orders",
    reached: 0,
    steps: [3, 5, 10],
    offer: { status: "REJECTED", messages: [{ messageType: "error", message: "3 more orders to unlock this." }] },
  })
  for (const code of ["SAVE50", "NOSUCHCODE"]) expect((await status(code)).errors[0].code).toBe("PROMO_UNKNOWN")
})

test("[OFR-6a] a gift doesn't count towards its own milestone step", async () => {
  const asha = await asShopper(app)
  await asha.put([margherita(3), newLine("in-stuffed-garlic-bread")])
  const { bill } = await asha.read()
  const gift = bill.validItems.find(({ productId }) => productId === "in-stuffed-garlic-bread")?.gross ?? 0
  const { data } = (await asha.browser.get("/api/promo-service/ve1/promo/milestone/FEASTSTEPS/status")).json()
  expect([gift > 0, data.reached]).toEqual([true, bill.gross - gift])
})

test("[CAR-6] the first digits of a card find its bank's offers, evaluated as if the card paid", async () => {
  const asha = await asShopper(app)
  const bin = (digits: string) => asha.browser.get(`/api/cart-service/ve2/cart/${asha.browser.cartId}/bin/${digits}`)
  await asha.put([margherita(2)])
  expect((await bin("40411799")).json().data).toMatchObject({
    bank: "Lotus Bank",
    message: "Your Lotus Bank card saves ₹134.70 with LOTUS15.",
    offers: [{ code: "LOTUS15", status: "APPLIED", saving: 134_70, paymentId: "Lotus Bank" }],
  })
  expect((await bin("436303")).json().data).toMatchObject({
    bank: "Banyan Bank",
    message: "₹100 off with Banyan Bank cards: Add ₹101 more to use this.",
    offers: [{ status: "REJECTED", saving: 0 }],
  })
  expect((await bin("522011")).json().data).toEqual({
    currency: "INR",
    bank: null,
    offers: [],
    message: "Enter the first eight digits of your card, so we can find its bank.",
  })
  expect((await bin("999999")).json().data).toMatchObject({
    currency: "INR",
    bank: null,
    offers: [],
    message: expect.stringMatching(/^No offers for this card/),
  })
})

test.each(["12345", "123456789", "4111111111111111", "40411a", "%20404117", "-404117", "٤٠٤١١٧"])(
  "[SEC-9c] [CAR-6] %s is not a valid card prefix and is refused",
  async (digits) => {
    const asha = await asShopper(app)
    const answer = await asha.browser.get(
      `/api/cart-service/ve2/cart/${asha.browser.cartId}/bin/${encodeURIComponent(digits)}`,
    )
    expect(errorFrom(answer).slice(0, 2)).toEqual([400, "BAD_REQUEST"])
  },
)

test("[CAR-5a] upsell items can be added, are not in the cart yet, and are the same in a repeated request", async () => {
  const asha = await asShopper(app)
  const upsell = async () =>
    (await asha.browser.get(`/api/cart-service/ve2/cart/${asha.browser.cartId}/upsell_items`)).json().data.items as {
      productId: string
      reason: string
    }[]
  expect(await upsell()).toEqual([])
  await asha.put([margherita()])
  const items = await upsell()
  expect(items).toHaveLength(8)
  expect(await upsell()).toEqual(items)
  const reasons = items.map(({ reason }) => reason)
  expect(reasons).toEqual(expect.arrayContaining(["Add a drink", "Add something sweet"]))
  const cart = cartFrom(await asha.put(items.map(({ productId }) => newLine(productId))))
  expect(cart.bill.validItems).toHaveLength(9)
  const nextIds = (await upsell()).map(({ productId }) => productId)
  expect(nextIds.filter((id) => items.some(({ productId }) => productId === id))).toEqual([])
})

test("[CAR-5a] a saving that needs no further purchase is not a reason for an upsell item", async () => {
  const asha = await asShopper(app)
  await asha.put([margherita()])
  const { combinedOffers } = (await asha.send("GET", "/offers/combined")).json()
  expect(combinedOffers.saving).toBeGreaterThan(0)
  const answer = await asha.browser.get(`/api/cart-service/ve2/cart/${asha.browser.cartId}/upsell_items`)
  const reasons: string[] = answer.json().data.items.map(({ reason }: { reason: string }) => reason)
  // No suggested item raises the saving: the items that a larger saving needs cost more than they save.
  expect([reasons.length, reasons.filter((reason) => /apply|save|free/i.test(reason))]).toEqual([8, []])
})
