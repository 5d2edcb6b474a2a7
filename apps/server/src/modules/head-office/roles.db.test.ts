import type { OfficeMember } from "@hearth/contract/calls/console/head-office.shapes.ts"
import { sql } from "kysely"
import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, expect, test } from "vitest"
import { errorFrom } from "../../testing/as-shopper.ts"
import { asStaff, firstManager, hire, type StaffClient } from "../../testing/as-staff.ts"
import { build, type TestApp } from "../../testing/build-test-app.ts"
import { asOfficer, grantRoles } from "./testing/as-officer.ts"

const STORE = "6585R"
const allRoles = ["support", "marketing", "operations", "finance"]

let app: TestApp
let headOffice: StaffClient
beforeAll(async () => {
  app = await build({ settings: { firstManager } })
  headOffice = await asStaff(app)
})
afterAll(() => app.close())

const rolesOf = async (client: StaffClient) => (await client.send("GET", "/head-office/roles")).json().data.roles
const readAudit = (client: StaffClient) => client.send("GET", "/head-office/audit")
const membersFrom = async (client: StaffClient, query = ""): Promise<OfficeMember[]> =>
  (await client.send("GET", `/head-office/members${query}`)).json().data.members

async function entriesAbout(subject: string) {
  const { rows } = await sql<{ action: string; from: object; to: object; reason: string; member: string }>`
    select action, from_values as "from", to_values as "to", reason, member_id as member from head_office.audit_entry
    where subject = ${subject} order by id`.execute(app.database.db)
  return rows
}

test("head office's managers have every role, and staff of a store have none and are refused", async () => {
  const manager = await hire(app, headOffice, STORE, "manager")
  expect([await rolesOf(headOffice), await rolesOf(manager)]).toEqual([allRoles, []])
  expect((await readAudit(headOffice)).statusCode).toBe(200)
  expect(errorFrom(await readAudit(manager)).slice(0, 2)).toEqual([403, "FORBIDDEN"])
})

test("a manager of head office grants and withdraws roles, which take effect at once and are audited", async () => {
  const asha = await hire(app, headOffice, STORE, "staff")
  const { memberId } = asha.member
  const granted = await grantRoles(headOffice, memberId, ["finance", "support", "support"], "covers the night shift")
  expect(granted.json().data.member).toEqual({ ...asha.member, roles: ["support", "finance"] })
  expect([await rolesOf(asha), (await readAudit(asha)).statusCode]).toEqual([["support", "finance"], 200])
  expect(await membersFrom(headOffice)).toContainEqual({ ...asha.member, roles: ["support", "finance"] })
  // The same roles again are no change.
  expect((await grantRoles(headOffice, memberId, ["support", "finance"], "again")).statusCode).toBe(200)
  expect((await grantRoles(headOffice, memberId, [], "moved on")).statusCode).toBe(200)
  expect(errorFrom(await readAudit(asha))[1]).toBe("FORBIDDEN")
  expect((await membersFrom(headOffice)).map(({ login }) => login)).not.toContain(asha.member.login)
  const entry = { action: "roles changed", member: headOffice.member.memberId }
  expect(await entriesAbout(memberId)).toEqual([
    { ...entry, from: { roles: [] }, to: { roles: ["support", "finance"] }, reason: "covers the night shift" },
    { ...entry, from: { roles: ["support", "finance"] }, to: { roles: [] }, reason: "moved on" },
  ])
})

test("the list has head office's managers and members with a role, or one member by login, and nobody who has left", async () => {
  const [officer, other] = [await asOfficer(app, ["marketing"]), await hire(app, headOffice, STORE, "staff")]
  const members = await membersFrom(headOffice)
  expect(members).toContainEqual({ ...headOffice.member, roles: allRoles })
  expect(members).toContainEqual({ ...officer.member, roles: ["marketing"] })
  expect(members.map(({ login }) => login)).not.toContain(other.member.login)
  expect(await membersFrom(headOffice, `?login=${other.member.login}`)).toEqual([{ ...other.member, roles: [] }])
  expect(await membersFrom(headOffice, "?login=no.such.login")).toEqual([])
  await headOffice.send("DELETE", `/stores/${STORE}/staff/${officer.member.memberId}`)
  expect((await membersFrom(headOffice)).map(({ login }) => login)).not.toContain(officer.member.login)
})

test("nobody but head office's managers grants roles, and nobody grants their own", async () => {
  const officer = await asOfficer(app, ["support", "marketing", "operations"])
  const storeManager = await hire(app, headOffice, STORE, "manager")
  for (const caller of [officer, storeManager]) {
    for (const target of [caller, officer, storeManager])
      expect(errorFrom(await grantRoles(caller, target.member.memberId, allRoles))[1]).toBe("FORBIDDEN")
    expect(errorFrom(await caller.send("GET", "/head-office/members"))[1]).toBe("FORBIDDEN")
  }
  expect(errorFrom(await grantRoles(headOffice, headOffice.member.memberId, ["finance"]))).toEqual([
    422,
    "RULE_NOT_MET",
    "Someone else at head office has to change your roles.",
  ])
  const { memberId } = officer.member
  const grantOwn = sql`
    insert into head_office.role_grant (member_id, country, role, granted_by, granted_at)
    values (${memberId}, 'IN', 'finance', ${memberId}, now())`
  await expect(grantOwn.execute(app.database.db)).rejects.toThrow("check")
  expect(await rolesOf(officer)).toEqual(["support", "marketing", "operations"])
})

test("the roles of another manager of head office can't be changed", async () => {
  const id = randomUUID()
  // `everywhere` makes a manager one of head office.
  await sql`
    insert into staff.member (id, login, name, role, everywhere, password_hash, created_at)
    values (${id}, ${`head.${id.slice(0, 8)}`}, 'Second', 'manager', true, 'x', now())`.execute(app.database.db)
  expect(errorFrom(await grantRoles(headOffice, id, []))[1]).toBe("RULE_NOT_MET")
})

test.each([
  ["an unknown member", () => randomUUID(), ["support"], "joined", 404],
  ["an unknown role", () => headOffice.member.memberId, ["owner"], "joined", 400],
  ["a blank reason", () => headOffice.member.memberId, ["support"], " ", 400],
  ["a phone number in the reason", () => headOffice.member.memberId, ["support"], "ask 98765 43210", 400],
  ["an e-mail address in the reason", () => headOffice.member.memberId, ["support"], "ask a@b.in", 400],
  ["too long a reason", () => headOffice.member.memberId, ["support"], "a".repeat(201), 400],
])("setting roles with %s is refused", async (_, memberId, roles, reason, status) => {
  expect((await grantRoles(headOffice, memberId(), roles, reason)).statusCode).toBe(status)
})

test("a role counts only in the country that it was granted in", async () => {
  const officer = await asOfficer(app, ["support"], "lk.localhost")
  expect(await rolesOf(officer)).toEqual(["support"])
  const sessionInIndia = await asStaff(app, { login: officer.member.login, password: officer.password })
  expect(await rolesOf(sessionInIndia)).toEqual([])
  expect(errorFrom(await readAudit(sessionInIndia))[1]).toBe("FORBIDDEN")
  expect((await membersFrom(headOffice)).map(({ login }) => login)).not.toContain(officer.member.login)
})

test("a repeated key sets the roles once", async () => {
  const { memberId } = (await hire(app, headOffice, STORE, "staff")).member
  const body = { roles: ["operations"], reason: "joined" }
  for (let nth = 0; nth < 2; nth++) {
    const answer = await headOffice.send("PUT", `/head-office/members/${memberId}/roles`, body, `roles-${memberId}`)
    expect(answer.statusCode).toBe(200)
  }
  expect(await entriesAbout(memberId)).toHaveLength(1)
})
