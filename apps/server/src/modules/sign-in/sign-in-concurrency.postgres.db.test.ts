import { sql } from "kysely"
import { afterAll, beforeAll, expect, test } from "vitest"
import { openPostgres } from "../../platform/database/open-postgres.ts"
import { requestCode, asCustomer } from "../../testing/as-customer.ts"
import { asGuest, type TestBrowser, testBrowser } from "../../testing/as-guest.ts"
import { build, type TestApp } from "../../testing/build-test-app.ts"
import { freshDatabase, type FreshDatabase } from "../../testing/fresh-database.ts"
import { type Partners, startPartners } from "../../testing/start-partners.ts"
import { testSettings } from "../../testing/test-settings.ts"

let nodeA: TestApp
let nodeB: TestApp
let secondPool: FreshDatabase
let partners: Partners
beforeAll(async () => {
  partners = await startPartners()
  const database = await freshDatabase()
  nodeA = await build({ database, settings: partners.settings })
  const { url } = database
  secondPool = { ...openPostgres({ ...testSettings(), databaseUrl: url ?? "" }), url }
  nodeB = await build({ database: secondPool, settings: partners.settings })
})
afterAll(async () => {
  await nodeB.close()
  await secondPool.close()
  await nodeA.close()
  await nodeA.database.close()
  await partners.stop()
})

let customerCount = 0
const newNumber = () => `94${String(10_000_000 + ++customerCount * 10_007)}`
/** Returns copies of the visitor's browser, alternating between the two nodes. */
const tabsOf = (visitor: TestBrowser, count: number) =>
  Array.from({ length: count }, (_, index) => {
    const { bearer, cookie, userId, cartId } = visitor
    return Object.assign(testBrowser(index % 2 ? nodeA : nodeB), { bearer, cookie, userId, cartId })
  })
const errorCodeOf = (response: { json(): { errors?: { code: string }[] } }) => response.json().errors?.[0]?.code
const put = (browser: TestBrowser, productId: string, quantity: number) =>
  browser.post(`/api/agg/cart-service/ve1/cart/${browser.cartId}/items`, {
    storeId: "6585R",
    deliveryType: "DELIVERY",
    lines: [{ id: crypto.randomUUID(), productId, quantity }],
  })

test("[SEC-7b] [IDN-12] submitting one code fourteen times simultaneously on two nodes opens one session and merges the guest once", async () => {
  const mobile = newNumber()
  const phoneBrowser = await asCustomer(nodeA, partners, mobile)
  await put(phoneBrowser, "in-cola", 1)
  nodeA.clock.advance(60)
  nodeB.clock.advance(60)
  const guest = await asGuest(nodeA)
  await put(guest, "in-cola", 2)
  await requestCode(guest, mobile)
  const code = await partners.codeFor(mobile)
  // Fourteen is below the limit of attempts per number and hour.
  const responses = await Promise.all(
    tabsOf(guest, 14).map((tab) => tab.post("/api/loginhandler/validatecode", { mobile, code })),
  )
  // Later requests find the guest session ended and still get the same new session.
  expect(responses.map(({ statusCode }) => statusCode)).toEqual(Array(14).fill(200))
  expect(new Set(responses.map((response) => response.json().credentials.sessionToken)).size).toBe(1)
  const { lines } = (await phoneBrowser.get(`/api/agg/cart-service/ve1/cart/${phoneBrowser.cartId}`)).json().data
  expect(lines.map(({ quantity }: { quantity: number }) => quantity)).toEqual([3])
  const { rows } = await sql<{ sessions: number; joined: number }>`
    select (select count(*)::int from identity.session
        where user_id = ${phoneBrowser.userId} and ended_at is null) as sessions,
      (select count(*)::int from identity.joined where customer_id = ${phoneBrowser.userId}) as joined`.execute(
    nodeA.database.db,
  )
  expect(rows[0]).toEqual({ sessions: 2, joined: 2 })
})

test("[SEC-7e] simultaneous wrong codes on two nodes are all counted, and no more than five are checked", async () => {
  const mobile = newNumber()
  const guest = await asGuest(nodeA)
  await requestCode(guest, mobile)
  const code = await partners.codeFor(mobile)
  const wrongCodes = Array.from({ length: 12 }, (_, index) =>
    String((Number(code) + 1 + index) % 1_000_000).padStart(6, "0"),
  )
  const tabs = tabsOf(guest, 12)
  const responses = await Promise.all(
    wrongCodes.map((each, index) => tabs[index]?.post("/api/loginhandler/validatecode", { mobile, code: each })),
  )
  const codes = responses.map((response) => response && errorCodeOf(response))
  expect(codes.filter((each) => each === "OTP_WRONG")).toHaveLength(4)
  expect(codes.filter((each) => each === "OTP_TRIES_USED")).toHaveLength(8)
  const { rows } = await sql<{ tries: number }>`
    select wrong_tries as tries from identity.challenge join identity.session on session.id = session_id
    where user_id = ${guest.userId}`.execute(nodeA.database.db)
  expect(rows).toEqual([{ tries: 5 }])
})

test("[IDN-16a] of simultaneous requests from many sessions on two nodes, only one sends a code", async () => {
  const mobile = newNumber()
  const guests = await Promise.all(Array.from({ length: 12 }, (_, index) => asGuest(index % 2 ? nodeA : nodeB)))
  const responses = await Promise.all(guests.map((guest) => requestCode(guest, mobile)))
  expect(responses.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  expect(responses.filter((response) => errorCodeOf(response) === "OTP_TOO_SOON")).toHaveLength(11)
  expect(await partners.messages(mobile)).toHaveLength(1)
})

test("[SEC-1d] [SEC-1e] simultaneous requests with one key on two nodes send one code and all succeed", async () => {
  const mobile = newNumber()
  const guest = await asGuest(nodeA)
  const body = { mobile, termsAccepted: true }
  const responses = await Promise.all(
    tabsOf(guest, 10).map((tab) => tab.post("/api/loginhandler/v3/getotp", body, { "idempotency-key": "once" })),
  )
  expect(responses.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(200))
  expect(await partners.messages(mobile)).toHaveLength(1)
})

test("[IDN-1c] two devices that sign in with a new number at the same time get one account", async () => {
  const mobile = newNumber()
  const [phoneBrowser, laptop] = [await asGuest(nodeA), await asGuest(nodeB)]
  await requestCode(phoneBrowser, mobile)
  const first = await partners.codeFor(mobile)
  nodeA.clock.advance(45)
  nodeB.clock.advance(45)
  await requestCode(laptop, mobile)
  const second = await partners.codeFor(mobile)
  const responses = await Promise.all([
    phoneBrowser.post("/api/loginhandler/validatecode", { mobile, code: first }),
    laptop.post("/api/loginhandler/validatecode", { mobile, code: second }),
  ])
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  expect(new Set(responses.map((response) => response.json().userId)).size).toBe(1)
  expect(new Set(responses.map((response) => response.json().cartId)).size).toBe(1)
})

test("when two customers change to the same number at the same time, only one gets it", async () => {
  const newMobile = newNumber()
  const customers = [await asCustomer(nodeA, partners, newNumber()), await asCustomer(nodeB, partners, newNumber())]
  const codes: string[] = []
  for (const customer of customers) {
    await requestCode(customer, newMobile, { purpose: "CHANGE_NUMBER" })
    codes.push(await partners.codeFor(newMobile))
    nodeA.clock.advance(45)
    nodeB.clock.advance(45)
  }
  const responses = await Promise.all(
    customers.map((customer, index) =>
      customer.post("/api/loginhandler/changenumber", { mobile: newMobile, code: codes[index] ?? "" }),
    ),
  )
  expect(responses.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  const { rows } = await sql<{ owners: number }>`
    select count(*)::int as owners from identity.person where phone = ${`+91${newMobile}`}`.execute(nodeA.database.db)
  expect(rows).toEqual([{ owners: 1 }])
})

test("[IDN-13c] [SEC-3g] deleting an account during a sign-in leaves no open session of a deleted account", async () => {
  const mobile = newNumber()
  const phoneBrowser = await asCustomer(nodeA, partners, mobile)
  await requestCode(phoneBrowser, mobile, { purpose: "DELETE_ACCOUNT" })
  const deletionCode = await partners.codeFor(mobile)
  nodeA.clock.advance(45)
  nodeB.clock.advance(45)
  const laptop = await asGuest(nodeB)
  await requestCode(laptop, mobile)
  const loginCode = await partners.codeFor(mobile)
  const [deleted, signedIn] = await Promise.all([
    phoneBrowser.post("/api/loginhandler/deleteaccount", { code: deletionCode }),
    laptop.post("/api/loginhandler/validatecode", { mobile, code: loginCode }),
  ])
  expect([deleted.statusCode, signedIn.statusCode]).toEqual([200, 200])
  const { rows } = await sql<{ open: number }>`
    select count(*)::int as open from identity.session join identity.person on person.id = user_id
    where person.deleted_at is not null and ended_at is null`.execute(nodeA.database.db)
  expect(rows).toEqual([{ open: 0 }])
})
