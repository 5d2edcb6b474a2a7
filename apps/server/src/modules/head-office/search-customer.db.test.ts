import { sql } from "kysely"
import { randomUUID } from "node:crypto"
import { beforeEach, expect, test } from "vitest"
import { asBuyer, payInCash } from "../../testing/as-buyer.ts"
import { asCustomer } from "../../testing/as-customer.ts"
import { errorFrom, margherita } from "../../testing/as-shopper.ts"
import { asStaff, firstManager, type StaffClient } from "../../testing/as-staff.ts"
import type { TestApp } from "../../testing/build-test-app.ts"
import type { Partners } from "../../testing/start-partners.ts"
import { withPartners } from "../../testing/with-partners.ts"
import { searchLimits } from "./search-customer.ts"
import { asOfficer } from "./testing/as-officer.ts"
import { newMember } from "./testing/new-member.ts"

let app: TestApp
let partners: Partners
let support: Awaited<ReturnType<typeof asOfficer>>
withPartners((started) => ({ app, partners } = started), { firstManager })
beforeEach(async () => {
  support = await asOfficer(app, ["support"])
})

const search = (mobile: string, client: StaffClient = support) =>
  client.send("POST", "/head-office/customers/search", { mobile })

const readRemaining = async (mobile: string): Promise<number> =>
  (await search(mobile)).json().data.customer.withoutApproval

async function searchesOf({ member }: StaffClient): Promise<{ subject: string | null; row: string }[]> {
  const { rows } = await sql<{ subject: string | null; row: string }>`
    select subject, audit_entry::text as row from head_office.audit_entry
    where member_id = ${member.memberId} and action = 'customer searched' order by id`.execute(app.database.db)
  return rows
}

test("support finds a customer by the number in any notation, with a masked e-mail address", async () => {
  const asha = await newMember(app, partners, "9813310001")
  const profile = { firstName: "Asha", lastName: "Rao", email: "asha@example.in" }
  expect((await asha.post("/api/loginhandler/updateuser", profile)).statusCode).toBe(200)
  const buyer = await asBuyer(app, [margherita(1)], asha)
  await payInCash(buyer, partners, (await buyer.mustOrder()).transactionId)
  // An order that isn't paid doesn't count.
  await (await asBuyer(app, [margherita(1)], asha)).mustOrder()
  for (const notation of ["9813310001", "098133 10001", "+91 98133-10001", "0091 (98133) 10001", " 9813310001 "]) {
    const response = await search(notation)
    expect([notation, response.statusCode]).toEqual([notation, 200])
    expect(response.json().data.customer).toEqual({
      userId: asha.userId,
      name: "Asha Rao",
      email: "a•••@example.in",
      orders: 1,
      membership: expect.objectContaining({ enrollmentStatus: "ENROLLED" }),
      withoutApproval: 600,
      waitingCorrections: [],
    })
  }
})

test("the result has the points that can still be corrected without approval, until 24 hours have passed", async () => {
  const { userId } = await newMember(app, partners, "9813310005")
  const correct = (points: number) =>
    support.send("POST", `/head-office/customers/${userId}/corrections`, { points, reason: "late" }, randomUUID())
  await correct(400)
  await correct(-150)
  await correct(1000)
  expect(await readRemaining("9813310005")).toBe(50)
  app.clock.advance(24 * 3600)
  support = await asOfficer(app, ["support"])
  expect(await readRemaining("9813310005")).toBe(600)
})

test("a customer without a name, an e-mail address or a membership is found, too", async () => {
  await asCustomer(app, partners, "9813310002")
  expect((await search("9813310002")).json().data.customer).toMatchObject({
    name: "",
    email: "",
    orders: 0,
    membership: { enrollmentStatus: "NOT_ENROLLED", balance: null },
  })
})

test("an unknown number, no number, and a number of another country are not found", async () => {
  await asCustomer(app, partners, "9813310003")
  const officerInSriLanka = await asOfficer(app, ["support"], "lk.localhost")
  expect(errorFrom(await search("9813310003", officerInSriLanka))[1]).toBe("NOT_FOUND")
  for (const mobile of ["9813319999", "hello", "+94 77 123 4567"])
    expect([mobile, ...errorFrom(await search(mobile)).slice(0, 2)]).toEqual([mobile, 404, "NOT_FOUND"])
})

test("each search is audited with the user id and without the number, including searches that find nobody", async () => {
  const asha = await asCustomer(app, partners, "9813310004")
  await search("9813310004")
  await search("+91 98133 19998")
  const searches = await searchesOf(support)
  expect(searches.map(({ subject }) => subject)).toEqual([asha.userId, null])
  expect(searches.filter(({ row }) => /98133/.test(row))).toEqual([])
})

test("only support searches, in its own country", async () => {
  const officerWithOtherRoles = await asOfficer(app, ["marketing", "operations", "finance"])
  expect(errorFrom(await search("9813310004", officerWithOtherRoles))[1]).toBe("FORBIDDEN")
  const elsewhere = await asOfficer(app, ["support"], "bd.localhost")
  const sessionInIndia = await asStaff(app, { login: elsewhere.member.login, password: elsewhere.password })
  expect(errorFrom(await search("9813310004", sessionInIndia))[1]).toBe("FORBIDDEN")
  expect([await searchesOf(officerWithOtherRoles), await searchesOf(elsewhere)]).toEqual([[], []])
})

test("a member can search 20 times a minute, whether a customer is found or not, and other members aren't affected", async () => {
  expect(searchLimits.perMinute).toBe(20)
  for (let nth = 0; nth < searchLimits.perMinute; nth++)
    expect((await search(`98133${20_000 + nth}`)).statusCode).toBe(404)
  const refused = await search("9813320000")
  expect([errorFrom(refused)[1], refused.headers["retry-after"]]).toEqual(["TOO_MANY_REQUESTS", "60"])
  expect(await searchesOf(support)).toHaveLength(searchLimits.perMinute)
  expect((await search("9813320000", await asOfficer(app, ["support"]))).statusCode).toBe(404)
  app.clock.advance(60)
  expect((await search("9813320000")).statusCode).toBe(404)
})

test("a member can search 300 times in 24 hours, and refused searches don't count", async () => {
  expect(searchLimits.perDay).toBe(300)
  const start = app.clock.now().getTime()
  for (let nth = 0; nth < searchLimits.perDay; nth++) {
    if (nth % searchLimits.perMinute === 0) app.clock.advance(60)
    expect((await search("9813330000")).statusCode).toBe(404)
  }
  app.clock.advance(60)
  const secondsSinceFirst = (app.clock.now().getTime() - start) / 1000 - 60
  const refused = await search("9813330000")
  const wait = 24 * 3600 - secondsSinceFirst
  expect([errorFrom(refused)[1], refused.headers["retry-after"]]).toEqual(["TOO_MANY_REQUESTS", String(wait)])
  expect(await searchesOf(support)).toHaveLength(searchLimits.perDay)
  app.clock.advance(wait)
  const { login } = support.member
  expect((await search("9813330000", await asStaff(app, { login, password: support.password }))).statusCode).toBe(404)
})
