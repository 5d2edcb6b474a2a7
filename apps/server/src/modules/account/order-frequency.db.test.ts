import type { CustomerSession } from "@hearth/contract/calls/auth.calls.ts"
import { sql } from "kysely"
import { expect, test } from "vitest"
import { asBuyer, payInCash } from "../../testing/as-buyer.ts"
import { requestCode, submitLoginCode } from "../../testing/as-customer.ts"
import { asGuest, type TestBrowser } from "../../testing/as-guest.ts"
import { margherita } from "../../testing/as-shopper.ts"
import type { TestApp } from "../../testing/build-test-app.ts"
import type { Partners } from "../../testing/start-partners.ts"
import { withPartners } from "../../testing/with-partners.ts"

let app: TestApp
let partners: Partners
withPartners((started) => ({ app, partners } = started))

interface Attributes {
  frequency: number
  isVip: boolean
}
const frequencyFrom = ({ frequency, isVip }: Attributes) => [frequency, isVip]
const fetchFrequency = async (browser: TestBrowser) =>
  frequencyFrom(
    (await browser.get("/api/loginhandler/user")).json<{ data: { attributes: Attributes } }>().data.attributes,
  )

async function signIn(mobile: string) {
  app.clock.advance(60)
  const browser = await asGuest(app)
  expect((await requestCode(browser, mobile)).statusCode).toBe(200)
  return (await submitLoginCode(browser, mobile, await partners.codeFor(mobile))).json<CustomerSession>().attributes
}

test("[IDN-10a] signing in returns the customer’s number of orders, and VIP status from ten orders on", async () => {
  const asha = await asBuyer(app, [margherita(1)])
  const first = await asha.mustOrder()
  const placed = await payInCash(asha, partners, first.transactionId)
  // IDN-5: the order's code signs the customer in, and the order is already counted.
  const { session, transaction } = placed.json<{
    data: { session: CustomerSession; transaction: { orderId: string } }
  }>().data
  expect(frequencyFrom(session.attributes)).toEqual([1, false])
  expect(frequencyFrom(await signIn(asha.mobile))).toEqual([1, false])

  await sql`update offers.customer set orders = 9 where user_id = ${session.userId}`.execute(app.database.db)
  expect(frequencyFrom(await signIn(asha.mobile))).toEqual([9, false])
  await sql`update offers.customer set orders = 10 where user_id = ${session.userId}`.execute(app.database.db)
  expect(frequencyFrom(await signIn(asha.mobile))).toEqual([10, true])
  expect(transaction.orderId).toBe(first.orderId)
})

test("[IDN-10a] a cancelled order no longer counts, nor does another customer's order", async () => {
  const ravi = await asBuyer(app, [margherita(1)])
  const { transactionId, orderId } = await ravi.mustOrder()
  const placed = await payInCash(ravi, partners, transactionId)
  const { session } = placed.json<{ data: { session: CustomerSession } }>().data
  const { browser } = ravi
  Object.assign(browser, { userId: session.userId, bearer: session.credentials.accessToken })
  expect(await fetchFrequency(browser)).toEqual([1, false])
  expect((await ravi.cancel(orderId)).statusCode).toBe(200)
  expect(await fetchFrequency(browser)).toEqual([0, false])
  expect(frequencyFrom(await signIn("9811177777"))).toEqual([0, false])
})
