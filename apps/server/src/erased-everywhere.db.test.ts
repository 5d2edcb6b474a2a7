import { sql } from "kysely"
import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, expect, test } from "vitest"
import { type Buyer, asBuyer } from "./testing/as-buyer.ts"
import { asCustomer, requestCode } from "./testing/as-customer.ts"
import { asGuest, type TestBrowser } from "./testing/as-guest.ts"
import { margherita } from "./testing/as-shopper.ts"
import { asStaff, firstManager } from "./testing/as-staff.ts"
import { atStore, ticketFrom } from "./testing/at-store.ts"
import { findInDatabase } from "./testing/find-in-database.ts"
import { type PaymentHarness, startPaymentHarness } from "./testing/start-payment-harness.ts"

let harness: PaymentHarness
beforeAll(async () => {
  harness = await startPaymentHarness({ settings: { firstManager } })
})
afterAll(() => harness.close())

const STORE = "6585R"
const mobile = "9811298761"
/** Written to every field that accepts a customer's text. */
const markers = [mobile, "Verynamed", "Verylast", "verynamed@example.in", "Verysecret", "Verycooking", "Verycancelled"]
const contact = { firstName: "Verynamed", lastName: "Verylast", mobile, email: "verynamed@example.in" }
const address = { houseNo: "12 Verysecret", address: "Verysecret Street", latitude: 28.6315, longitude: 77.2167 }

/**
 * Personal data that the law requires us to store after a deletion, each entry with its law. Empty: invoices name no
 * customer.
 */
const requiredByLaw: ReadonlySet<string> = new Set()

async function placePaidOrder(browser: TestBrowser): Promise<{ buyer: Buyer; id: string; orderId: string }> {
  const buyer = await asBuyer(harness.app, [margherita(1)], browser)
  await buyer.shopper.setOptions({ cooking: "Verycooking", delivery: "Verycooking" })
  const { transactionId: id, orderId } = await buyer.mustOrder({ contact, place: { address } })
  const payResponse = await buyer.pay(id, { mode: "UPI" })
  expect(payResponse.statusCode).toBe(200)
  await harness.partners.payments.settle(payResponse.json().data.transaction.payment.paymentId, "paid")
  await harness.waitForStatus({ buyer, id, transaction: await buyer.read(id) }, "ORDER PLACED")
  return { buyer, id, orderId }
}

/** Creates a customer who uses every feature that leaves a trace and then deletes the account. */
async function createDeletedAccount(): Promise<TestBrowser> {
  const { app, partners } = harness
  const storeClient = atStore(await asStaff(app), STORE)
  // A guest's order with the mobile number that another browser verifies later.
  const guest = await placePaidOrder(await asGuest(app, "in.localhost"))
  const readyTicket = await storeClient.advanceTo(guest.id, "READY")
  const key = randomUUID()
  await storeClient.advance(
    ticketFrom(await storeClient.assign(readyTicket, await storeClient.addRider())),
    "ON THE WAY",
    key,
  )
  ticketFrom(await storeClient.advance(await storeClient.ticketOf(guest.id), "HANDED OVER", randomUUID()))

  const asha = await asCustomer(app, partners, mobile, { browser: await asGuest(app, "in.localhost") })
  const { firstName, lastName, email } = contact
  const updated = await asha.post("/api/loginhandler/updateuser", { firstName, lastName, email })
  expect(updated.statusCode).toBe(200)
  const joined = await asha.post("/api/customer-service/ve1/loyalty/register", { enroll: true, termsAccepted: true })
  markers.push(joined.json().data.loyaltyCardCode)
  const headOffice = storeClient.staffClient
  const searchResponse = await headOffice.send("POST", "/head-office/customers/search", { mobile })
  expect(searchResponse.json().data.customer).toMatchObject({ userId: asha.userId, name: "Verynamed Verylast" })
  for (const points of [100, 5000]) {
    const path = `/head-office/customers/${asha.userId}/corrections`
    const corrected = await headOffice.send("POST", path, { points, reason: "a late order" }, randomUUID())
    expect(corrected.statusCode).toBe(200)
  }
  const newAddress = { ...address, type: "home", label: "", landmark: "", email: "", fName: "Verynamed", lName: "" }
  await asha.post(`/api/customer-service/ve2/user/${mobile}/addresses`, newAddress, { "idempotency-key": randomUUID() })
  const cancelledByStore = await placePaidOrder(asha)
  const ticket = ticketFrom(
    await storeClient.advance(await storeClient.ticketOf(cancelledByStore.id), "ACCEPTED", randomUUID()),
  )
  const path = `/stores/${STORE}/orders/${ticket.transactionId}/cancel`
  const cancellation = await storeClient.staffClient.send(
    "POST",
    path,
    { reason: "customer asked", version: ticket.version },
    randomUUID(),
  )
  expect(cancellation.statusCode).toBe(200)
  const cancelledByCustomer = await placePaidOrder(asha)
  const reason = { reason: "Verycancelled, says Verynamed", refundTo: "wallet" }
  expect((await cancelledByCustomer.buyer.cancel(cancelledByCustomer.orderId, reason)).statusCode).toBe(200)
  expect(await findInDatabase(app.database.db, markers)).not.toEqual([])

  app.clock.advance(120)
  await requestCode(asha, mobile, { purpose: "DELETE_ACCOUNT" })
  const code = await partners.codeFor(mobile)
  const deletion = await asha.post("/api/loginhandler/deleteaccount", { code })
  expect([deletion.statusCode, deletion.json().errors]).toEqual([200, undefined])
  return asha
}

/** The test reads every column of every table, which is slow on the embedded database while other tests run. */
const SCAN_MS = 240_000

test(
  "[IDN-13c] [IDN-13d] no column of any table contains personal data of a deleted account, even after a backup brought it back",
  { timeout: SCAN_MS },
  async () => {
    const { db } = harness.app.database
    const { userId } = await createDeletedAccount()
    expect((await findInDatabase(db, markers)).filter((column) => !requiredByLaw.has(column))).toEqual([])

    // Restores the data as an older backup would.
    await sql`
    update identity.person set deleted_at = null, phone = ${`+91${mobile}`}, first_name = 'Verynamed'
    where id = ${userId}`.execute(db)
    await sql`
    update orders.order set mobile = ${`+91${mobile}`}, contact = ${JSON.stringify(contact)}::jsonb, message = 'Verycancelled'
    where user_id = ${userId}`.execute(db)
    expect(await harness.app.accounts.reapplyDeletions()).toBe(1)
    expect(await findInDatabase(db, markers)).toEqual([])
    expect(await harness.app.accounts.reapplyDeletions()).toBe(0)
  },
)

test("[IDN-13d] a guest's order in a restored backup loses its personal data if the guest's later account was deleted", async () => {
  const { app, partners } = harness
  const { db } = app.database
  const guest = await asGuest(app)
  const guestId = guest.userId
  const asha = await asCustomer(app, partners, "9811277711", { browser: guest })
  app.clock.advance(120)
  await requestCode(asha, "9811277711", { purpose: "DELETE_ACCOUNT" })
  await asha.post("/api/loginhandler/deleteaccount", { code: await partners.codeFor("9811277711") })

  // Restores the guest and an order of theirs as a backup from before the sign-in would, without the account.
  await sql`delete from identity.person where id = ${asha.userId}`.execute(db)
  await sql`update identity.person set deleted_at = null where id = ${guestId}`.execute(db)
  const { id } = await placePaidOrder(await asCustomer(app, partners, "9811277712"))
  await sql`
    update orders.order set user_id = ${guestId}, mobile = '+919811277711', contact = ${JSON.stringify(contact)}::jsonb
    where id = ${id}`.execute(db)
  expect(await app.accounts.reapplyDeletions()).toBe(1)
  const { rows } = await sql`select mobile, contact ->> 'firstName' as name from orders.order where id = ${id}`.execute(
    db,
  )
  expect(rows).toEqual([{ mobile: "", name: "" }])
})
