import { sql } from "kysely"
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest"
import { asCustomer, requestCode } from "../../testing/as-customer.ts"
import { asBuyer } from "../../testing/as-buyer.ts"
import { asGuest, type TestBrowser } from "../../testing/as-guest.ts"
import { build, type TestApp } from "../../testing/build-test-app.ts"
import { type Partners, startPartners } from "../../testing/start-partners.ts"

let app: TestApp
let otherNode: TestApp
let partners: Partners
beforeAll(async () => {
  partners = await startPartners()
  app = await build({ settings: partners.settings })
  otherNode = await build({ database: app.database, settings: partners.settings })
})
afterAll(async () => {
  await otherNode.close()
  await app.close()
  await partners.stop()
})
beforeEach(() => app.clock.advance(24 * 3600))

let customerCount = 0
const newNumber = () => `97${String(10_000_000 + ++customerCount * 10_007)}`
const errorCodeOf = (response: { json(): { errors?: { code: string }[] } }) => response.json().errors?.[0]?.code
const messageOf = (response: { json(): { errors: { displayMsg: string }[] } }) => response.json().errors[0]?.displayMsg
const fetchUser = async (visitor: TestBrowser) => (await visitor.get("/api/loginhandler/user")).json().data
const update = (visitor: TestBrowser, firstName: string, lastName: string, email = "") =>
  visitor.post("/api/loginhandler/updateuser", { firstName, lastName, email })
const onOtherNode = (visitor: TestBrowser, url = "/api/alerts") =>
  otherNode.http.inject({ url, headers: { ...visitor.headers(), authorization: visitor.bearer } })

test("[IDN-9a] [IDN-9b] a profile is updated, or refused with the messages from the specification", async () => {
  const asha = await asCustomer(app, partners, newNumber())
  const changed = await update(asha, " Asha ", "Rao", "Asha@Example.in")
  expect(changed.json().data.attributes).toMatchObject({ firstName: "Asha", lastName: "Rao", email: "asha@example.in" })
  for (const [first, last, email, message] of [
    ["", "Rao", "", "Please enter first name."],
    ["Asha", " ", "", "Please enter last name."],
    ["Asha", "Rao", "asha@nowhere", "Invalid email."],
    ["Asha", "Rao", "asha@example.in", "Please change first name."],
  ] as const) {
    const refused = await update(asha, first, last, email)
    expect([refused.statusCode, errorCodeOf(refused), messageOf(refused)]).toEqual([422, "PROFILE_WRONG", message])
  }
  expect((await fetchUser(asha)).attributes).toMatchObject({ firstName: "Asha", email: "asha@example.in" })
  expect((await update(asha, "আশা", "রাও")).json().data.attributes).toMatchObject({ firstName: "আশা", email: "" })
})

test("[IDN-9c] requesting an e-mail code is refused with the generic message while the profile has no e-mail address", async () => {
  const asha = await asCustomer(app, partners, newNumber())
  await update(asha, "Asha", "Rao", "")
  const refused = await asha.post("/api/loginhandler/emailcode", {})
  expect([errorCodeOf(refused), messageOf(refused)]).toEqual(["PROFILE_WRONG", "This field cannot be left empty"])
})

test("[IDN-10a] a code verifies an e-mail address for one account only, and a changed address is unverified", async () => {
  const [asha, ravi] = [await asCustomer(app, partners, newNumber()), await asCustomer(app, partners, newNumber())]
  expect(errorCodeOf(await asha.post("/api/loginhandler/emailcode", {}))).toBe("PROFILE_WRONG")
  const verify = async (visitor: TestBrowser, email: string) => {
    await visitor.post("/api/loginhandler/emailcode", {})
    return visitor.post("/api/loginhandler/verifyemail", { code: await partners.codeFor(email) })
  }
  await update(asha, "Asha", "Rao", "asha@example.in")
  expect((await verify(asha, "asha@example.in")).json().data.attributes.emailVerified).toBe(true)
  expect((await partners.messages("asha@example.in"))[0]).toMatchObject({
    channel: "email",
    subject: "Your Hearth code",
  })
  await update(ravi, "Ravi", "Iyer", "asha@example.in")
  app.clock.advance(60)
  const refused = await verify(ravi, "asha@example.in")
  expect([refused.statusCode, errorCodeOf(refused)]).toEqual([409, "EMAIL_TAKEN"])
  expect((await update(asha, "Asha", "Rao", "new@example.in")).json().data.attributes.emailVerified).toBe(false)
})

test("[SEC-3f] entering the code sent to a new number changes the number, ends other sessions on every node and notifies the old number", async () => {
  const [oldNumber, mobile] = [newNumber(), newNumber()]
  const phoneBrowser = await asCustomer(app, partners, oldNumber)
  app.clock.advance(60)
  const laptop = await asCustomer(app, partners, oldNumber)
  expect((await onOtherNode(laptop)).statusCode).toBe(200)
  await requestCode(phoneBrowser, mobile, { purpose: "CHANGE_NUMBER" })
  const code = await partners.codeFor(mobile)
  expect(errorCodeOf(await phoneBrowser.post("/api/loginhandler/validatecode", { mobile, code }))).toBe("OTP_WRONG")
  const changed = await phoneBrowser.post("/api/loginhandler/changenumber", { mobile, code })
  expect(changed.json().data.attributes.mobile).toBe(mobile)
  expect(errorCodeOf(await onOtherNode(laptop))).toBe("SESSION_ENDED")
  expect((await phoneBrowser.get("/api/loginhandler/user")).statusCode).toBe(200)
  expect((await partners.messages(oldNumber))[0]?.body).toBe(
    `Your Hearth account now uses the number +91 ••• ${mobile.slice(-3)}. Not you? Call customer care.`,
  )
  app.clock.advance(60)
  expect((await asCustomer(app, partners, mobile)).userId).toBe(phoneBrowser.userId)
  expect((await asCustomer(app, partners, oldNumber)).userId).not.toBe(phoneBrowser.userId)
})

test("a code for changing the number can be requested only within ten minutes of signing in", async () => {
  const [mobile, newMobile] = [newNumber(), newNumber()]
  const phoneBrowser = await asCustomer(app, partners, mobile)
  app.clock.advance(601)
  for (const call of ["v3/getotp", "resendotp"]) {
    const refused = await phoneBrowser.post(`/api/loginhandler/${call}`, {
      mobile: newMobile,
      purpose: "CHANGE_NUMBER",
    })
    expect([call, refused.statusCode, errorCodeOf(refused)]).toEqual([call, 403, "SIGN_IN_AGAIN"])
  }
  expect(await partners.messages(newMobile)).toEqual([])
  // Refreshing the tokens does not count as signing in.
  await phoneBrowser.post("/api/loginhandler/refreshtoken", { userId: phoneBrowser.userId })
  expect(errorCodeOf(await requestCode(phoneBrowser, newMobile, { purpose: "CHANGE_NUMBER" }))).toBe("SIGN_IN_AGAIN")

  await asCustomer(app, partners, mobile, { browser: phoneBrowser })
  app.clock.advance(590)
  expect((await requestCode(phoneBrowser, newMobile, { purpose: "CHANGE_NUMBER" })).statusCode).toBe(200)
  app.clock.advance(60)
  const input = { mobile: newMobile, code: await partners.codeFor(newMobile) }
  expect((await phoneBrowser.post("/api/loginhandler/changenumber", input)).statusCode).toBe(200)
})

test("changing to the number that the account already has is refused with a specific message, and no code is sent", async () => {
  const mobile = newNumber()
  const asha = await asCustomer(app, partners, mobile)
  app.clock.advance(60)
  const countBefore = (await partners.messages(mobile)).length
  const refused = await requestCode(asha, `+91${mobile}`, { purpose: "CHANGE_NUMBER" })
  expect([errorCodeOf(refused), messageOf(refused)]).toEqual([
    "NUMBER_SAME",
    "This is already your number. Enter a different one.",
  ])
  expect((await partners.messages(mobile)).length).toBe(countBefore)
})

test("the message to the old number is stored with the change and retried until the provider accepts it", async () => {
  const [oldNumber, mobile] = [newNumber(), newNumber()]
  const asha = await asCustomer(app, partners, oldNumber)
  await requestCode(asha, mobile, { purpose: "CHANGE_NUMBER" })
  const code = await partners.codeFor(mobile)
  await partners.setMessageFailures({ mode: "error500", times: 1 })
  expect((await asha.post("/api/loginhandler/changenumber", { mobile, code })).statusCode).toBe(200)
  const { rows } = await sql`
    select state from messages.message where kind = 'number changed' and made_at = ${app.clock.now()}`.execute(
    app.database.db,
  )
  expect(rows).toEqual([{ state: "sending" }])
  app.clock.advance(25)
  const messagesToOldNumber = async () => (await partners.messages(oldNumber)).map(({ body }) => body)
  await vi.waitFor(async () => expect((await messagesToOldNumber()).join()).toMatch(/number/i), 60_000)
})

test("another account’s number is refused, and only the right code reveals that it is taken", async () => {
  const [mine, theirs] = [newNumber(), newNumber()]
  const other = await asCustomer(app, partners, theirs)
  const me = await asCustomer(app, partners, mine)
  app.clock.advance(60)
  expect((await requestCode(me, theirs, { purpose: "CHANGE_NUMBER" })).statusCode).toBe(200)
  const code = await partners.codeFor(theirs)
  const wrongInput = { mobile: theirs, code: code === "000000" ? "000001" : "000000" }
  expect(errorCodeOf(await me.post("/api/loginhandler/changenumber", wrongInput))).toBe("OTP_WRONG")
  const refused = await me.post("/api/loginhandler/changenumber", { mobile: theirs, code })
  expect([refused.statusCode, errorCodeOf(refused)]).toEqual([409, "NUMBER_TAKEN"])
  expect([(await fetchUser(me)).attributes.mobile, (await fetchUser(other)).attributes.mobile]).toEqual([mine, theirs])
})

test("a guest gets no code to change a number or delete an account; a customer gets a deletion code only for their own number", async () => {
  const guest = await asGuest(app)
  const asha = await asCustomer(app, partners, newNumber())
  for (const [visitor, purpose] of [
    [guest, "CHANGE_NUMBER"],
    [guest, "DELETE_ACCOUNT"],
    [asha, "DELETE_ACCOUNT"],
  ] as const) {
    const response = await requestCode(visitor, newNumber(), { purpose })
    expect([response.statusCode, errorCodeOf(response)]).toEqual([403, "FORBIDDEN"])
  }
})

test("[SEC-3e] devices are listed; signing out one device, or all of them, applies immediately on every node", async () => {
  const mobile = newNumber()
  const phoneBrowser = await asCustomer(app, partners, mobile)
  const laptop = await asCustomer(app, partners, mobile)
  const { sessions } = (await phoneBrowser.get("/api/loginhandler/sessions")).json().data
  expect(sessions).toHaveLength(2)
  expect(sessions.filter(({ current }: { current: boolean }) => current)).toHaveLength(1)
  expect(sessions[0]).toMatchObject({ device: "Unknown device", startedAt: expect.stringMatching(/^2026-.*Z$/) })
  const other = sessions.find(({ current }: { current: boolean }) => !current)
  const endSession = (visitor: TestBrowser, id: string) =>
    app.http.inject({ method: "DELETE", url: `/api/loginhandler/sessions/${id}`, headers: visitor.headers() })

  const mallory = await asCustomer(app, partners, newNumber())
  expect((await endSession(mallory, other.sessionId)).statusCode).toBe(404)
  expect((await onOtherNode(laptop)).statusCode).toBe(200)
  expect((await endSession(phoneBrowser, other.sessionId)).json()).toEqual({ status: "success" })
  expect(errorCodeOf(await onOtherNode(laptop))).toBe("SESSION_ENDED")
  expect((await endSession(phoneBrowser, other.sessionId)).statusCode).toBe(404)

  const tablet = await asCustomer(app, partners, mobile)
  await phoneBrowser.post("/api/sso-aggregation/ve1/logouteverywhere")
  expect(phoneBrowser.cookie).toBe("")
  for (const device of [phoneBrowser, tablet]) expect(errorCodeOf(await onOtherNode(device))).toBe("SESSION_ENDED")
  expect((await mallory.get("/api/loginhandler/user")).statusCode).toBe(200)
})

test("[SEC-3g] [IDN-13b] [IDN-13c] deleting an account erases all personal data within the request and frees the number", async () => {
  const mobile = newNumber()
  const visitor = await asGuest(app)
  const guestId = visitor.userId
  await report(visitor)
  const [alert] = (await visitor.get("/api/alerts")).json().data.alerts
  expect((await visitor.post(`/api/alerts/${alert.id}/seen`)).statusCode).toBe(200)
  const asha = await asCustomer(app, partners, mobile, { browser: visitor })
  await report(asha)
  const laptop = await asCustomer(app, partners, mobile)
  const reported = [await tablesWith(guestId), await tablesWith(asha.userId)]
  for (const tables of reported) expect(tables).toEqual(expect.arrayContaining(["analytics.activity", "alerts.seen"]))
  await update(asha, "Verynamed", "Customer", "verynamed@example.in")
  await asha.post("/api/customer-service/ve1/user/favourites/products", { productId: "in-margherita" })
  const addressFields = { latitude: 28.6315, longitude: 77.2167, type: "home", label: "", landmark: "", email: "" }
  const saved = await asha.post(
    `/api/customer-service/ve2/user/${mobile}/addresses`,
    { ...addressFields, houseNo: "12", address: "Verysecret Street", fName: "Verynamed", lName: "" },
    { "idempotency-key": "keep-this" },
  )
  expect(saved.statusCode).toBe(200)
  const line = { id: crypto.randomUUID(), productId: "in-margherita", quantity: 1, size: "regular" }
  const put = { storeId: "6585R", deliveryType: "DELIVERY", lines: [line] }
  expect((await asha.post(`/api/agg/cart-service/ve1/cart/${asha.cartId}/items`, put)).statusCode).toBe(200)

  const spun = await asha.post("/api/agg/cart-service/ve1/cart/offers/gamify", {}, { "idempotency-key": "spin" })
  expect([spun.statusCode, await tablesWith(asha.userId)]).toEqual([200, expect.arrayContaining(["offers.spin"])])

  await requestCode(asha, mobile, { purpose: "DELETE_ACCOUNT" })
  const code = await partners.codeFor(mobile)
  expect(
    errorCodeOf(await asha.post("/api/loginhandler/deleteaccount", { code: code === "000000" ? "000001" : "000000" })),
  ).toBe("OTP_WRONG")
  const { userId, cartId } = asha
  const deleted = await asha.post("/api/loginhandler/deleteaccount", { code })
  expect(deleted.json().data.kept).toMatch(/We keep paid orders only as long as tax law requires, without/)
  for (const device of [asha, laptop]) expect(errorCodeOf(await onOtherNode(device))).toBe("SESSION_ENDED")

  expect(await tablesWith(mobile, "Verynamed", "Verysecret", "verynamed@example.in")).toEqual([])
  expect(await tablesWith(cartId)).toEqual(["identity.session"])
  // The rows in these tables no longer identify the customer.
  const anonymisedTables = /^(identity\.(person|session)|offers\.customer)$/
  expect((await tablesWith(userId)).filter((table) => !anonymisedTables.test(table))).toEqual([])
  for (const table of ["analytics.activity", "alerts.seen"]) expect(await tablesWith(guestId)).not.toContain(table)
  expect((await partners.messages(mobile))[0]?.body).toBe(
    "Your Hearth account has been deleted. Thank you for ordering with us.",
  )
  app.clock.advance(60)
  const secondAccount = await asCustomer(app, partners, mobile)
  expect(secondAccount.userId).not.toBe(userId)
  expect((await fetchUser(secondAccount)).attributes).toMatchObject({ firstName: "", email: "" })
})

test("[IDN-13c] [IDN-13d] deleting an account marks its unpaid order as failed and erases the stored responses of the guest merged into it", async () => {
  const mobile = newNumber()
  const browser = await asGuest(app)
  const asha = await asBuyer(app, undefined, browser)
  const { transactionId, contact } = await asha.mustOrder({ contact: { firstName: "Veryguestly", mobile } })
  expect(contact.firstName).toBe("Veryguestly")
  expect(await tablesWith("Veryguestly")).toContain("platform.idempotency_key")
  await asCustomer(app, partners, mobile, { browser })
  app.clock.advance(60)
  await requestCode(browser, mobile, { purpose: "DELETE_ACCOUNT" })
  const code = await partners.codeFor(mobile)
  expect((await browser.post("/api/loginhandler/deleteaccount", { code })).statusCode).toBe(200)
  const { rows } = await sql`
    select status, message from orders.order where id = ${transactionId}`.execute(app.database.db)
  expect(rows).toEqual([{ status: "FAILED", message: "You deleted your account." }])
  expect(await tablesWith("Veryguestly")).toEqual([])
})

/** Sends an activity report, as the web app does. */
function report(browser: TestBrowser) {
  const texts = { userAgent: "Mozilla/5.0", pageName: "/menu", referrer: "", action: "Click", actionType: "" }
  const data = {
    ...texts,
    platform: "PWA",
    userId: browser.userId,
    timestamp: "2026-03-01T06:29:58.000Z",
    properties: {},
  }
  return browser.post("/api/tracking/activity", { data })
}

/** Returns the tables that contain one of these texts in any row. */
async function tablesWith(...texts: string[]): Promise<string[]> {
  const { db } = app.database
  const { rows: tables } = await sql<{ name: string }>`
    select table_schema || '.' || table_name as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema', 'jobs')`.execute(db)
  const matches: string[] = []
  for (const { name } of tables) {
    for (const text of texts) {
      const { rows } = await sql`
        select from ${sql.table(name)} r where strpos(r::text, ${text}) > 0 limit 1`.execute(db)
      if (rows.length > 0) matches.push(name)
    }
  }
  return [...new Set(matches)].toSorted()
}
