import { Socket } from "node:net"
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest"
import { asBuyer, transactionFrom } from "../../../testing/as-buyer.ts"
import { asCustomer } from "../../../testing/as-customer.ts"
import { margherita } from "../../../testing/as-shopper.ts"
import { build, type TestApp } from "../../../testing/build-test-app.ts"
import { type Partners, startPartners } from "../../../testing/start-partners.ts"
import { type WatchedStatements, watchStatements } from "../../../testing/watch-statements.ts"

/*
 * The counts are a budget: if you add a statement or a round trip to PostgreSQL, remove another. The lines of a list
 * group its statements by purpose, not by round trip.
 */

let app: TestApp
let partners: Partners
let roundTrips = 0
let statements: WatchedStatements
beforeAll(async () => {
  statements = watchStatements()
  partners = await startPartners()
  app = await build({ settings: partners.settings })
  const { port } = new URL(app.database.url ?? "")
  const uncork = Socket.prototype.uncork
  // Each uncork sends the buffered statements as one round trip.
  vi.spyOn(Socket.prototype, "uncork").mockImplementation(function (this: Socket) {
    if (this.remotePort === Number(port) && this.writableCorked === 1 && statements.inCall()) roundTrips++
    uncork.call(this)
  })
})
beforeEach(() => app.clock.advance(24 * 3600))
afterAll(async () => {
  vi.restoreAllMocks()
  await app.close()
  await partners.stop()
})

/** Returns the statements that a call sent, and in how many round trips. */
async function measure(call: () => Promise<{ statusCode: number; body: string }>) {
  roundTrips = 0
  const { statusCode, body } = await statements.watch(call)
  // The body is compared with itself, so that a failure prints it.
  expect([statusCode, body]).toEqual([200, body])
  return { statements: statements.names(), roundTrips }
}

test("creating a cash order takes ten statements in six round trips, sending its code eleven in eight, and placing it fourteen in six", async () => {
  const buyer = await asBuyer(app, [margherita(1)], await asCustomer(app, partners, "9811100001"))
  const checkout = await buyer.checkout()
  let id = ""
  const ordered = await measure(async () => {
    const url = "/api/order-service/ve4/transaction"
    const answer = await buyer.browser.post(url, checkout, { "idempotency-key": "k1" })
    id = transactionFrom(answer).transactionId
    return answer
  })
  expect(ordered).toEqual({
    statements: [
      ["identity.session"],
      ["platform.once-begin"],
      ["cart.lock-with", "orders.lock-pending"],
      ["locator.reserved-orders", "locator.candidates"],
      ["orders.insert", "locator.reserve-slot"],
      ["platform.once-end", "commit"],
    ].flat(),
    roundTrips: 6,
  })
  const otp = `/api/payment-service/ve1/orders/${id}/otp`
  const coded = await measure(() => buyer.browser.post(otp, {}, { "idempotency-key": "k2" }))
  expect(coded).toEqual({
    statements: [
      ["identity.session", "orders.find-own-with-history", "platform.once-begin"],
      ["identity.consume-pace", "platform.find-full"],
      ["identity.put-challenge", "messages.insert"],
      ["platform.once-end", "commit"],
      ["platform.consume-limits", "messages.write-result"],
    ].flat(),
    roundTrips: 8,
  })
  const code = await partners.codeFor(buyer.mobile)
  const placed = await measure(() => buyer.submitCode(id, code))
  expect(placed).toEqual({
    statements: [
      ["identity.session", "orders.find-own", "identity.count-try", "identity.try-challenge"],
      ["cart.lock-with", "orders.lock", "orders.cash-history", "payments.lock-of-order"],
      ["orders.write-status", "offers.count-order", "cart.update", "ledger.post", "payments.write-success"],
      ["commit"],
    ].flat(),
    roundTrips: 6,
  })
})
