import type { CustomerSession } from "@hearth/contract/calls/auth.calls.ts"
import { sql } from "kysely"
import { beforeEach, expect, test } from "vitest"
import { asCustomer } from "../../../testing/as-customer.ts"
import { type TestBrowser, testBrowser } from "../../../testing/as-guest.ts"
import type { TestApp } from "../../../testing/build-test-app.ts"
import type { Partners } from "../../../testing/start-partners.ts"
import { withPartners } from "../../../testing/with-partners.ts"
import { errorFrom, margherita } from "../../../testing/as-shopper.ts"
import { asBuyer } from "../../../testing/as-buyer.ts"

/* The code was accepted and the order was placed, but the response was lost. */

let app: TestApp
let partners: Partners
withPartners((started) => ({ app, partners } = started))
beforeEach(() => app.clock.advance(24 * 3600))

interface Verified {
  transaction: { transactionId: string; orderStatus: string }
  session: CustomerSession | null
}

/** A browser with the credentials from before the request. */
const withOldCredentials = ({ bearer, cookie }: TestBrowser) => Object.assign(testBrowser(app), { bearer, cookie })
const submitCode = (visitor: TestBrowser, id: string, code: string) =>
  visitor.post(`/api/payment-service/ve1/orders/${id}/otp/verify`, { code })

async function loseResponse(browser?: TestBrowser) {
  const buyer = await asBuyer(app, [margherita(1)], browser)
  const { transactionId: id } = await buyer.mustOrder()
  const oldBrowser = withOldCredentials(buyer.browser)
  await buyer.sendCode(id)
  const code = await partners.codeFor(buyer.mobile)
  const first = await buyer.submitCode(id, code)
  expect(first.statusCode).toBe(200)
  return { buyer, id, code, oldBrowser, first: first.json<{ data: Verified }>().data }
}

const countPlacements = async (id: string) =>
  (
    await sql`select 1 from orders.status_change where order_id = ${id} and status = 'ORDER PLACED'`.execute(
      app.database.db,
    )
  ).rows.length

test("[IDN-5] a guest who sends the code again gets the same session and the order, which was placed once", async () => {
  const { id, code, oldBrowser, first } = await loseResponse()
  for (const seconds of [0, 5, 90]) {
    app.clock.advance(seconds)
    const repeated = await submitCode(withOldCredentials(oldBrowser), id, code)
    expect(repeated.statusCode).toBe(200)
    const { transaction, session } = repeated.json<{ data: Verified }>().data
    expect(transaction).toMatchObject({ transactionId: id, orderStatus: "ORDER PLACED" })
    expect(session?.credentials.sessionToken).toBe(first.session?.credentials.sessionToken)
    const signedInBrowser = Object.assign(testBrowser(app), { bearer: session?.credentials.accessToken })
    expect((await signedInBrowser.get(`/api/order-service/ve4/transaction/${id}`)).statusCode).toBe(200)
  }
  expect(await countPlacements(id)).toBe(1)
})

test("[PAY-3] a customer who sends the code again learns that the order is placed", async () => {
  const browser = await asCustomer(app, partners, "9811088888")
  app.clock.advance(60)
  const { id, code, buyer } = await loseResponse(browser)
  const repeated = await submitCode(buyer.browser, id, code)
  expect(repeated.json().data).toMatchObject({ session: null, transaction: { orderStatus: "ORDER PLACED" } })
  expect(errorFrom(await submitCode(buyer.browser, id, code === "000000" ? "000001" : "000000"))[1]).toBe("OTP_WRONG")
  expect(await countPlacements(id)).toBe(1)
})

const refusalCodeOf = async (visitor: TestBrowser, order: string, enteredCode: string) =>
  errorFrom(await submitCode(visitor, order, enteredCode))[1]

test("[SEC-5a] [SEC-7c] the old credentials work only with the code, for that order, and for two minutes", async () => {
  const { id, code, oldBrowser } = await loseResponse()
  const other = await loseResponse()
  expect(await refusalCodeOf(oldBrowser, id, code === "000000" ? "000001" : "000000")).toBe("SESSION_ENDED")
  expect(await refusalCodeOf(oldBrowser, other.id, other.code)).toBe("SESSION_ENDED")
  expect(await refusalCodeOf(oldBrowser, crypto.randomUUID(), code)).toBe("SESSION_ENDED")
  expect(errorFrom(await oldBrowser.get(`/api/order-service/ve4/transaction/${id}`))[1]).toBe("SESSION_ENDED")
  const stranger = await asBuyer(app)
  expect(await refusalCodeOf(stranger.browser, id, code)).toBe("NOT_FOUND")
  app.clock.advance(121)
  expect(await refusalCodeOf(oldBrowser, id, code)).toBe("SESSION_ENDED")
})
