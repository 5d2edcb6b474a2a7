import type { OfferGroup } from "@hearth/contract/calls/offers.calls.ts"
import { randomUUID } from "node:crypto"
import { beforeEach, expect, test } from "vitest"
import { buyerOf, asBuyer, payInCash } from "../../../testing/as-buyer.ts"
import { asCustomer } from "../../../testing/as-customer.ts"
import { asShopper, errorFrom, margherita } from "../../../testing/as-shopper.ts"
import type { TestApp } from "../../../testing/build-test-app.ts"
import type { Partners } from "../../../testing/start-partners.ts"
import { withPartners } from "../../../testing/with-partners.ts"
import { inTransaction } from "../../../platform/database/in-transaction.ts"
import { countOrder } from "../../offers/public.ts"

let app: TestApp
let partners: Partners
withPartners((started) => ({ app, partners } = started))
// Each test starts on a new day, when offer limits are free again.
beforeEach(() => app.clock.advance(24 * 3600))

const FIRST = "HELLO20"
const OTHER = "SAVE50"

interface OfferLists {
  coupons?: { list: { code: string | null }[] }[]
  rules?: { offers: { code: string | null }[] }
  combinedOffers?: { offers: { code: string | null }[]; others: { code: string | null }[] }
}

/** Returns the promo codes in each list of offers. */
async function codesShownTo(browser: Awaited<ReturnType<typeof asCustomer>>): Promise<Record<string, string[]>> {
  const cart = `/api/agg/cart-service/ve1/cart/${browser.cartId}`
  const urls = [
    `${cart}/offers`,
    "/api/cart/offers",
    `${cart}/offers/combined`,
    "/api/agg/ve1/leftnav/store/6585R/offers",
  ]
  const lists = await Promise.all(
    urls.map(async (url) => {
      const { coupons = [], rules, combinedOffers } = (await browser.get(url)).json<OfferLists>()
      const combined = combinedOffers ? [...combinedOffers.offers, ...combinedOffers.others] : []
      const offers = [...coupons.flatMap(({ list }) => list), ...(rules?.offers ?? []), ...combined]
      return [url.replace(browser.cartId, "own"), offers.flatMap(({ code }) => code ?? [])] as const
    }),
  )
  return Object.fromEntries(lists)
}

test("[OFR-7g] [OFR-7h] a customer who has ordered sees first-order offers in no list and can't apply them", async () => {
  const browser = await asCustomer(app, partners, "9811077701")
  const buyer = await asBuyer(app, [margherita(2)], browser)
  const codesBefore = await codesShownTo(browser)
  expect(Object.values(codesBefore)).toHaveLength(4)
  for (const codes of Object.values(codesBefore)) expect(codes).toEqual(expect.arrayContaining([FIRST, OTHER]))

  const { transactionId } = await buyer.mustOrder()
  expect((await payInCash(buyer, partners, transactionId)).statusCode).toBe(200)
  await buyer.shopper.put([margherita(2)])
  for (const codes of Object.values(await codesShownTo(browser))) {
    expect(codes).toContain(OTHER)
    expect(codes).not.toContain(FIRST)
  }
  expect(errorFrom(await buyer.shopper.promo(FIRST))).toEqual([422, "PROMO_REFUSED", "Only for your first order."])
})

test("[OFR-7g] a promo code in the cart stays visible after another order, with the reason why it no longer applies", async () => {
  const { browser, shopper } = await asBuyer(app, [margherita(2)])
  expect((await shopper.promo(FIRST)).statusCode).toBe(200)
  await inTransaction(app.platform.db, (tx) => countOrder(tx, randomUUID(), browser.userId, app.clock.now()))
  const { coupons } = (await shopper.send("GET", "/offers")).json<{ coupons: OfferGroup[] }>()
  const entry = coupons.flatMap(({ list }) => list).find(({ code }) => code === FIRST)
  expect(entry).toMatchObject({
    status: "REJECTED",
    onBill: false,
    messages: [{ message: "Only for your first order." }],
  })
})

test("[OFR-7c] [OFR-7g] a guest whose number has ordered before is refused the first-order offer once the number is verified", async () => {
  const firstBuyer = await asBuyer(app, [margherita(1)])
  expect((await payInCash(firstBuyer, partners, (await firstBuyer.mustOrder()).transactionId)).statusCode).toBe(200)
  app.clock.advance(3600)

  const guest = buyerOf(app, await asShopper(app))
  await guest.shopper.put([margherita(2)])
  expect((await guest.shopper.promo(FIRST)).statusCode).toBe(200)
  const contact = { firstName: "Asha", mobile: firstBuyer.mobile }
  const { transactionId } = await guest.mustOrder({ contact })
  await guest.sendCode(transactionId)
  const refused = await guest.submitCode(transactionId, await partners.codeFor(firstBuyer.mobile))
  expect(errorFrom(refused)).toEqual([
    422,
    "PROMO_REFUSED",
    expect.stringContaining(`${FIRST} is for first orders only`),
  ])
  expect((await guest.read(transactionId)).orderStatus).toBe("PENDING")

  await guest.shopper.send("DELETE", `/promo/${FIRST}`)
  app.clock.advance(60)
  const orderWithoutCode = await guest.mustOrder({ contact })
  await guest.sendCode(orderWithoutCode.transactionId)
  const placed = await guest.submitCode(orderWithoutCode.transactionId, await partners.codeFor(firstBuyer.mobile))
  expect(placed.json().data.transaction).toMatchObject({ orderStatus: "ORDER PLACED", bill: { discount: 0 } })
})

test("[OFR-7c] a new guest's first order gets the first-order offer", async () => {
  const guest = await asBuyer(app, [margherita(2)])
  await guest.shopper.promo(FIRST)
  const { transactionId } = await guest.mustOrder()
  const placed = await payInCash(guest, partners, transactionId)
  expect(placed.json().data.transaction).toMatchObject({ orderStatus: "ORDER PLACED", bill: { discount: 120_00 } })
})
