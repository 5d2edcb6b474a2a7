import { afterAll, beforeAll, expect, test, vi } from "vitest"
import { asBuyer, payInCash } from "../../testing/as-buyer.ts"
import { asCustomer } from "../../testing/as-customer.ts"
import { margherita } from "../../testing/as-shopper.ts"
import { asStaff, firstManager } from "../../testing/as-staff.ts"
import { atStore } from "../../testing/at-store.ts"
import { build, type TestApp } from "../../testing/build-test-app.ts"
import { type Partners, startPartners } from "../../testing/start-partners.ts"
import { type WatchedStatements, watchStatements } from "../../testing/watch-statements.ts"

let app: TestApp
let partners: Partners
let statements: WatchedStatements
beforeAll(async () => {
  statements = watchStatements()
  partners = await startPartners()
  app = await build({ settings: { ...partners.settings, firstManager } })
})
afterAll(async () => {
  vi.restoreAllMocks()
  await app.close()
  await partners.stop()
})

const aboutLoyalty = () => statements.sent.map(({ text }) => text).filter((text) => text.includes("loyalty."))

test("[LOY-3a] creating and placing an order sends no statement about loyalty, and its handover sends one", async () => {
  const browser = await asCustomer(app, partners, "9813310001")
  await browser.post("/api/customer-service/ve1/loyalty/register", { enroll: true, termsAccepted: true })
  const buyer = await asBuyer(app, [margherita(1)], browser)
  const { transactionId: id } = await statements.watch(() => buyer.mustOrder())
  expect(aboutLoyalty()).toEqual([])
  const paid = await statements.watch(() => payInCash(buyer, partners, id))
  expect([paid.statusCode, aboutLoyalty()]).toEqual([200, []])
  const storeClient = atStore(await asStaff(app), "6585R")
  const ticket = await storeClient.advanceTo(id, "ON THE WAY")
  const handover = await statements.watch(() => storeClient.advance(ticket, "HANDED OVER"))
  expect(handover.statusCode).toBe(200)
  expect(statements.names().filter((name) => name.startsWith("loyalty."))).toEqual(["loyalty.earn"])
  expect(aboutLoyalty()).toHaveLength(1)
})

test("[LOY-1c] a membership is read with one statement", async () => {
  const browser = await asCustomer(app, partners, "9813310001")
  await statements.watch(() => browser.get("/api/customer-service/ve1/loyalty/user"))
  expect(statements.sent.filter(({ text }) => /loyalty\.|ledger\./.test(text))).toHaveLength(1)
})
