import type { OfficeMember } from "@hearth/contract/calls/console/head-office.shapes.ts"
import { sql } from "kysely"
import { beforeEach, expect, test } from "vitest"
import { errorFrom } from "../../testing/as-shopper.ts"
import { asStaff, firstManager, type StaffClient } from "../../testing/as-staff.ts"
import type { TestApp } from "../../testing/build-test-app.ts"
import { withPartners } from "../../testing/with-partners.ts"
import { asOfficer } from "./testing/as-officer.ts"
import { hireOfficePerson, type OfficePerson } from "./testing/hire-office-person.ts"

const TEMPORARY = "thyme and basil"
const OWN = "a kettle of rain"

let app: TestApp
let manager: StaffClient
let meera: OfficePerson
withPartners((started) => ({ app } = started), { firstManager })
beforeEach(async () => {
  manager = await asStaff(app)
  meera = await hireOfficePerson(app, manager, { roles: ["support"] })
})

const reset = (client: StaffClient, memberId: string, password = TEMPORARY, reason = "forgot it") =>
  client.send("PUT", `/head-office/members/${memberId}/password`, { password, reason })
const signInAs = (login: string, password: string) => asStaff(app, { login, password })
const changeOwn = (client: StaffClient, old: string, password: string) =>
  client.send("PUT", "/password", { old, password })
const codeFrom = (answer: Parameters<typeof errorFrom>[0]) => errorFrom(answer)[1]
const readSelf = async (client: StaffClient) => (await client.send("GET", "/me")).json().data.member

async function resetsOf(memberId: string) {
  const { rows } = await sql<{ by: string; reason: string; row: string }>`
    select member_id as by, reason, audit_entry::text as row from head_office.audit_entry
    where subject = ${memberId} and action = 'password reset'`.execute(app.database.db)
  return rows
}

test("a manager sets a temporary password: the person is signed out, the old password is wrong, and the log has it without the password", async () => {
  const { memberId } = meera.member
  expect((await reset(manager, memberId)).statusCode).toBe(200)
  expect(codeFrom(await meera.send("GET", "/me"))).toBe("SESSION_ENDED")
  await expect(signInAs(meera.login, meera.password)).rejects.toThrow("STAFF_LOGIN_WRONG")
  expect((await signInAs(meera.login, TEMPORARY)).member).toMatchObject({ memberId, mustChangePassword: true })
  const [entry, ...others] = await resetsOf(memberId)
  expect([entry?.by, entry?.reason, others]).toEqual([manager.member.memberId, "forgot it", []])
  expect(entry?.row).not.toContain(TEMPORARY)
})

test("with a temporary password only the own account can be read, the password changed and the session ended", async () => {
  await reset(manager, meera.member.memberId)
  const signedIn = await signInAs(meera.login, TEMPORARY)
  expect(codeFrom(await signedIn.send("GET", "/stores"))).toBe("PASSWORD_CHANGE_NEEDED")
  expect(codeFrom(await signedIn.send("GET", "/head-office/corrections"))).toBe("PASSWORD_CHANGE_NEEDED")
  expect(codeFrom(await changeOwn(signedIn, TEMPORARY, TEMPORARY))).toBe("PASSWORD_WEAK")
  expect(await readSelf(signedIn)).toMatchObject({ mustChangePassword: true })
  expect((await changeOwn(signedIn, TEMPORARY, OWN)).statusCode).toBe(200)
  expect(await readSelf(signedIn)).toMatchObject({ mustChangePassword: false })
  expect((await signedIn.send("GET", "/head-office/corrections")).statusCode).toBe(200)
  expect((await signInAs(meera.login, OWN)).member.mustChangePassword).toBe(false)
  await reset(manager, meera.member.memberId)
  expect((await (await signInAs(meera.login, TEMPORARY)).send("POST", "/sign-out")).statusCode).toBe(200)
})

test("the password of a store's staff and of another manager can be set, too, and the list shows it", async () => {
  const clerk = await asOfficer(app, ["finance"])
  const second = await hireOfficePerson(app, manager, { isManager: true })
  for (const { member } of [clerk, second]) expect((await reset(manager, member.memberId)).statusCode).toBe(200)
  const { members } = (await manager.send("GET", "/head-office/members")).json().data
  const isMarked = ({ member: { memberId } }: StaffClient) =>
    members.find((member: OfficeMember) => member.memberId === memberId)?.mustChangePassword
  expect([clerk, second, manager, meera].map(isMarked)).toEqual([true, true, false, false])
})

test("nobody else sets a password, nobody their own, and a weak password or a missing reason changes nothing", async () => {
  const { memberId } = meera.member
  expect(codeFrom(await reset(await asOfficer(app, ["support", "finance"]), memberId))).toBe("FORBIDDEN")
  expect(codeFrom(await reset(manager, manager.member.memberId))).toBe("RULE_NOT_MET")
  expect(codeFrom(await reset(manager, memberId, "password12345"))).toBe("PASSWORD_WEAK")
  expect((await reset(manager, memberId, TEMPORARY, " ")).statusCode).toBe(400)
  await manager.send("POST", `/head-office/members/${memberId}/end`, { reason: "left" })
  expect(codeFrom(await reset(manager, memberId))).toBe("NOT_FOUND")
  expect(await resetsOf(memberId)).toEqual([])
})
