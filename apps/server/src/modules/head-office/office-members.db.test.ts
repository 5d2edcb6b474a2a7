import { sql } from "kysely"
import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, expect, test } from "vitest"
import { errorFrom } from "../../testing/as-shopper.ts"
import { asStaff, firstManager, hire, type StaffClient } from "../../testing/as-staff.ts"
import { build, type TestApp } from "../../testing/build-test-app.ts"
import { asOfficer, grantRoles } from "./testing/as-officer.ts"
import { hireOfficePerson, newPerson, sendEnd, sendHire } from "./testing/hire-office-person.ts"

const STORE = "6585R"
const allRoles = ["support", "marketing", "operations", "finance"]

let app: TestApp
let headOffice: StaffClient
beforeAll(async () => {
  app = await build({ settings: { firstManager } })
  headOffice = await asStaff(app)
})
afterAll(() => app.close())

const readSelf = (client: StaffClient) => client.send("GET", "/me")
const rolesOf = async (client: StaffClient) => (await client.send("GET", "/head-office/roles")).json().data.roles
const readAudit = (client: StaffClient) => client.send("GET", "/head-office/audit")
const loginsFrom = async (client: StaffClient): Promise<string[]> =>
  (await client.send("GET", "/head-office/members")).json().data.members.map(({ login }: { login: string }) => login)

async function entriesAbout(subject: string) {
  const { rows } = await sql`
    select country, action, from_values as "from", to_values as "to", reason, member_id as member
    from head_office.audit_entry where subject = ${subject} order by id`.execute(app.database.db)
  return rows
}

/** Counts everything that hiring and ending change. */
async function readState() {
  const { rows } = await sql`
    select (select count(*)::int from staff.member) as members,
      (select count(*)::int from staff.member where ended_at is not null) as ended,
      (select count(*)::int from head_office.role_grant) as grants,
      (select count(*)::int from head_office.audit_entry) as entries`.execute(app.database.db)
  return rows[0]
}

test("a manager of head office adds a person with roles, who signs in, works at no store and is in the list", async () => {
  const person = newPerson({ roles: ["finance", "support", "support"] })
  const answer = await sendHire(headOffice, person)
  const { member } = answer.json().data
  expect(member).toEqual({
    memberId: expect.any(String),
    login: person.login,
    name: "Meera",
    role: "staff",
    everywhere: false,
    isOfficeOnly: true,
    mustChangePassword: false,
    roles: ["support", "finance"],
  })
  const meera = await asStaff(app, person)
  const { roles, ...signedIn } = member
  expect([meera.member, (await readSelf(meera)).json().data.member]).toEqual([signedIn, signedIn])
  expect([await rolesOf(meera), (await readAudit(meera)).statusCode]).toEqual([roles, 200])
  expect((await meera.send("GET", "/stores")).json().data.stores).toEqual([])
  expect((await meera.send("GET", "/unaccepted")).json().data.orders).toEqual([])
  expect(errorFrom(await meera.send("GET", `/stores/${STORE}/orders`))[1]).toBe("FORBIDDEN")
  expect(errorFrom(await meera.send("GET", "/head-office/members"))[1]).toBe("FORBIDDEN")
  expect(await loginsFrom(headOffice)).toContain(person.login)
})

test("a person without stores changes their password, and stays when all roles are withdrawn and granted again", async () => {
  const meera = await hireOfficePerson(app, headOffice, { roles: ["support"] })
  const { memberId } = meera.member
  const changed = await meera.send("PUT", "/password", { old: meera.password, password: "a brand new one" })
  expect(changed.statusCode).toBe(200)
  const again = await asStaff(app, { login: meera.login, password: "a brand new one" })
  expect((await grantRoles(headOffice, memberId, [], "on leave")).statusCode).toBe(200)
  expect([await rolesOf(again), (await readSelf(again)).statusCode]).toEqual([[], 200])
  expect((await grantRoles(headOffice, memberId, ["finance"], "back from leave")).statusCode).toBe(200)
  expect(await rolesOf(again)).toEqual(["finance"])
})

test("a manager who was added has every role in every country, adds people and ends their accounts", async () => {
  const second = await hireOfficePerson(app, headOffice, { isManager: true })
  expect(second.hired).toEqual({ ...second.member, roles: allRoles })
  expect(second.member).toMatchObject({ role: "manager", everywhere: true, isOfficeOnly: false })
  const sessionInSriLanka = await asStaff(app, second, "lk.localhost")
  expect(await rolesOf(sessionInSriLanka)).toEqual(allRoles)
  const officer = await hireOfficePerson(app, sessionInSriLanka, { roles: ["marketing"] }, "lk.localhost")
  expect(await rolesOf(officer)).toEqual(["marketing"])
  expect(await rolesOf(await asStaff(app, officer))).toEqual([])
  expect((await sendEnd(sessionInSriLanka, officer.member.memberId)).statusCode).toBe(200)
})

test("hiring is audited with the rank and the roles, and without login, name and password", async () => {
  const person = newPerson({ name: "Zarina Unmistakable", roles: ["operations"], reason: "runs the switches" })
  const { memberId } = (await sendHire(headOffice, person)).json().data.member
  const manager = await hireOfficePerson(app, headOffice, { isManager: true })
  const entry = { country: "IN", action: "member hired", from: null, member: headOffice.member.memberId }
  expect(await entriesAbout(memberId)).toEqual([
    { ...entry, to: { isManager: false, roles: ["operations"] }, reason: "runs the switches" },
  ])
  expect(await entriesAbout(manager.member.memberId)).toMatchObject([{ ...entry, to: { isManager: true, roles: [] } }])
  const { rows } = await sql`select * from head_office.audit_entry`.execute(app.database.db)
  for (const personal of [person.login, person.name, person.password, manager.login])
    expect(JSON.stringify(rows)).not.toContain(personal)
})

const chooseRole = "Choose at least one role."
const hasEveryRole = "Managers at head office already have every role."
const nameTakenMessage = "This username is taken. Choose another."

test.each([
  ["no role", { roles: [] }, [422, "RULE_NOT_MET", chooseRole]],
  ["a manager with roles", { isManager: true }, [422, "RULE_NOT_MET", hasEveryRole]],
  ["a common password", { password: "qwertyuiop" }, [422, "PASSWORD_WEAK", expect.stringMatching(/easy to guess/)]],
  ["a taken username", { login: "head.office" }, [409, "STAFF_NAME_TAKEN", nameTakenMessage]],
  ["an unknown role", { roles: ["owner"] }, [400, "BAD_REQUEST", expect.any(String)]],
  ["a short password", { password: "too short" }, [400, "BAD_REQUEST", expect.any(String)]],
  ["a username with capitals", { login: "Meera" }, [400, "BAD_REQUEST", expect.any(String)]],
  ["a blank name", { name: " " }, [400, "BAD_REQUEST", expect.any(String)]],
  ["a blank reason", { reason: " " }, [400, "BAD_REQUEST", expect.any(String)]],
  ["a phone number in the reason", { reason: "ask 98765 43210" }, [400, "BAD_REQUEST", expect.any(String)]],
  ["an e-mail address in the reason", { reason: "ask a@b.in" }, [400, "BAD_REQUEST", expect.any(String)]],
])("hiring with %s is refused and changes nothing", async (_, overrides, error) => {
  const before = await readState()
  expect(errorFrom(await sendHire(headOffice, newPerson(overrides)))).toEqual(error)
  expect(await readState()).toEqual(before)
})

test("only head office's managers add people or end their accounts", async () => {
  const target = await hireOfficePerson(app, headOffice, { roles: ["marketing"] })
  const callers = [
    await hireOfficePerson(app, headOffice, { roles: ["support", "operations", "finance"] }),
    await asOfficer(app, ["support"]),
    await hire(app, headOffice, STORE, "manager"),
  ]
  const before = await readState()
  for (const caller of callers) {
    expect(errorFrom(await sendHire(caller, newPerson()))[1]).toBe("FORBIDDEN")
    expect(errorFrom(await sendEnd(caller, target.member.memberId))[1]).toBe("FORBIDDEN")
  }
  expect(await readState()).toEqual(before)
})

test("ending a person's account signs them out at once, withdraws their roles in all countries and is audited in each", async () => {
  const meera = await hireOfficePerson(app, headOffice, { roles: ["support", "finance"] })
  const { memberId } = meera.member
  const managerInLanka = await asStaff(app, firstManager, "lk.localhost")
  await grantRoles(managerInLanka, memberId, ["marketing"], "helps out")
  const sessionInSriLanka = await asStaff(app, meera, "lk.localhost")
  expect((await sendEnd(headOffice, memberId, "left the company")).json()).toMatchObject({ data: {} })
  for (const client of [meera, sessionInSriLanka])
    expect(errorFrom(await readSelf(client)).slice(0, 2)).toEqual([401, "SESSION_ENDED"])
  await expect(asStaff(app, meera)).rejects.toThrow("STAFF_LOGIN_WRONG")
  expect(await loginsFrom(headOffice)).not.toContain(meera.login)
  const grants = await sql`select 1 from head_office.role_grant where member_id = ${memberId}`.execute(app.database.db)
  expect(grants.rows).toEqual([])
  const entry = { action: "member ended", to: null, reason: "left the company", member: headOffice.member.memberId }
  expect((await entriesAbout(memberId)).slice(-2)).toEqual([
    { ...entry, country: "IN", from: { isManager: false, roles: ["support", "finance"] } },
    { ...entry, country: "LK", from: { isManager: false, roles: ["marketing"] } },
  ])
  // The account stays ended, and the username stays taken.
  expect(errorFrom(await sendEnd(headOffice, memberId))[1]).toBe("NOT_FOUND")
  expect(errorFrom(await sendHire(headOffice, newPerson({ login: meera.login })))[1]).toBe("STAFF_NAME_TAKEN")
})

test("a manager ends another manager's account, who then has no access", async () => {
  const second = await hireOfficePerson(app, headOffice, { isManager: true })
  expect((await sendEnd(headOffice, second.member.memberId)).statusCode).toBe(200)
  expect((await entriesAbout(second.member.memberId)).at(-1)).toMatchObject({
    action: "member ended",
    from: { isManager: true, roles: [] },
  })
  expect(errorFrom(await sendHire(second, newPerson()))[1]).toBe("SESSION_ENDED")
  expect(await loginsFrom(headOffice)).not.toContain(second.login)
})

test("nobody ends their own account, and the account of a person who works at a store can't be ended here", async () => {
  const officer = await asOfficer(app, ["support"])
  const clerk = await hire(app, headOffice, STORE, "staff")
  const before = await readState()
  expect(errorFrom(await sendEnd(headOffice, headOffice.member.memberId))).toEqual([
    422,
    "RULE_NOT_MET",
    "Someone else at head office has to end your access.",
  ])
  for (const { member } of [officer, clerk])
    expect(errorFrom(await sendEnd(headOffice, member.memberId))).toEqual([
      422,
      "RULE_NOT_MET",
      "This person works at a store. Withdraw their roles here; the store’s manager ends their work there.",
    ])
  expect(await readState()).toEqual(before)
  expect([(await readSelf(officer)).statusCode, await rolesOf(officer)]).toEqual([200, ["support"]])
})

test.each([
  ["an unknown person", randomUUID(), "left", 404],
  ["a blank reason", randomUUID(), " ", 400],
  ["a phone number in the reason", randomUUID(), "call 98765 43210", 400],
])("ending an account with %s is refused", async (_, memberId, reason, status) => {
  expect((await sendEnd(headOffice, memberId, reason)).statusCode).toBe(status)
})

test("requests with one key end an account once and get the same response", async () => {
  const { memberId } = (await hireOfficePerson(app, headOffice, { roles: ["support"] })).member
  const key = randomUUID()
  const answers = [await sendEnd(headOffice, memberId, "left", key), await sendEnd(headOffice, memberId, "left", key)]
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  expect(await entriesAbout(memberId)).toHaveLength(2)
})

test("a store can't end the account of a person who works only for head office", async () => {
  const meera = await hireOfficePerson(app, headOffice, { roles: ["support"] })
  const storeManager = await hire(app, headOffice, STORE, "manager")
  const answer = await storeManager.send("DELETE", `/stores/${STORE}/staff/${meera.member.memberId}`)
  expect(errorFrom(answer)[1]).toBe("NOT_FOUND")
  expect((await readSelf(meera)).statusCode).toBe(200)
})

test("when their last store removes a member with roles, the account ends, the roles are withdrawn, and each country's log records it", async () => {
  const officer = await asOfficer(app, ["support"])
  const { memberId } = officer.member
  await grantRoles(await asStaff(app, firstManager, "bd.localhost"), memberId, ["finance"], "helps out")
  const storeManager = await hire(app, headOffice, STORE, "manager")
  const removal = await storeManager.send("DELETE", `/stores/${STORE}/staff/${memberId}`)
  expect(removal.statusCode).toBe(200)
  expect(errorFrom(await readSelf(officer))[1]).toBe("SESSION_ENDED")
  const entry = { action: "member ended", to: null, reason: null, member: storeManager.member.memberId }
  const ended = (await entriesAbout(memberId)).slice(-2)
  expect(ended).toHaveLength(2)
  expect(ended).toContainEqual({ ...entry, country: "IN", from: { isManager: false, roles: ["support"] } })
  expect(ended).toContainEqual({ ...entry, country: "BD", from: { isManager: false, roles: ["finance"] } })
  const grants = await sql`select 1 from head_office.role_grant where member_id = ${memberId}`.execute(app.database.db)
  expect(grants.rows).toEqual([])
})

test("a member who still works at another store keeps the account and the roles; removing a member without roles is not audited", async () => {
  const officer = await asOfficer(app, ["support"])
  const clerk = await hire(app, headOffice, STORE, "staff")
  await sql`insert into staff.works_at (member_id, store_id) values (${officer.member.memberId}, 'OTHER')`.execute(
    app.database.db,
  )
  for (const { member } of [officer, clerk])
    expect((await headOffice.send("DELETE", `/stores/${STORE}/staff/${member.memberId}`)).statusCode).toBe(200)
  expect(errorFrom(await readSelf(officer))[1]).toBe("SESSION_ENDED")
  const again = await asStaff(app, { login: officer.member.login, password: officer.password })
  expect([again.member.isOfficeOnly, await rolesOf(again)]).toEqual([false, ["support"]])
  expect(await entriesAbout(clerk.member.memberId)).toEqual([])
})

test("the first manager, whose account was ended, is not created again when a server starts", async () => {
  const second = await hireOfficePerson(app, headOffice, { isManager: true })
  expect((await sendEnd(second, headOffice.member.memberId, "handed over")).statusCode).toBe(200)
  const restarted = await build({ settings: { firstManager }, database: app.database })
  await expect(asStaff(restarted)).rejects.toThrow("STAFF_LOGIN_WRONG")
  await restarted.close()
})
