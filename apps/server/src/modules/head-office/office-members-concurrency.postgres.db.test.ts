import { sql } from "kysely"
import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, expect, test } from "vitest"
import { asStaff, firstManager, type StaffClient } from "../../testing/as-staff.ts"
import { build, type TestApp } from "../../testing/build-test-app.ts"
import { grantRoles } from "./testing/as-officer.ts"
import { hireOfficePerson, newPerson, sendEnd, sendHire } from "./testing/hire-office-person.ts"

let nodeA: TestApp
let nodeB: TestApp
let headOffice: StaffClient
beforeAll(async () => {
  nodeA = await build({ settings: { firstManager } })
  nodeB = await build({ settings: { firstManager }, database: nodeA.database })
  headOffice = await asStaff(nodeA)
})
afterAll(async () => {
  await nodeB.close()
  await nodeA.close()
})

const nodeAt = (nth: number) => (nth % 2 === 0 ? nodeA : nodeB)
const statusesOf = (answers: readonly { statusCode: number }[]) =>
  answers.map(({ statusCode }) => statusCode).toSorted()

/** The session of someone whose account has ended is refused; an account that ends after that check is no manager's. */
const refusals = [401, 403]

async function countActive(ids: readonly string[]): Promise<number> {
  const { rows } = await sql`
    select 1 from staff.member where id = any(${ids}::uuid[]) and ended_at is null`.execute(nodeA.database.db)
  return rows.length
}

const countEndings = async (ids: readonly string[]) => {
  const { rows } = await sql`
    select 1 from head_office.audit_entry where action = 'member ended' and subject = any(${ids}::text[])`.execute(
    nodeA.database.db,
  )
  return rows.length
}

const hireManagers = (count: number) =>
  Promise.all(
    Array.from({ length: count }, async (_, nth) =>
      (await hireOfficePerson(nodeA, headOffice, { isManager: true })).onNode(nodeAt(nth)),
    ),
  )

test("of two managers who end each other's accounts at the same time on two nodes, one stays", async () => {
  for (let round = 0; round < 8; round++) {
    const managers = await hireManagers(2)
    const [first, second] = managers as [StaffClient, StaffClient]
    const answers = await Promise.all([sendEnd(first, second.member.memberId), sendEnd(second, first.member.memberId)])
    const [succeeded, refused] = statusesOf(answers)
    expect(succeeded).toBe(200)
    expect(refusals).toContain(refused)
    const ids = managers.map(({ member }) => member.memberId)
    expect([await countActive(ids), await countEndings(ids)]).toEqual([1, 1])
  }
})

test("of six managers who each end the next one's account on two nodes, at least one stays, and there is no deadlock", async () => {
  for (let round = 0; round < 3; round++) {
    const managers = await hireManagers(6)
    const ids = managers.map(({ member }) => member.memberId)
    const answers = await Promise.all(managers.map((each, nth) => sendEnd(each, ids[(nth + 1) % ids.length] ?? "")))
    const succeeded = answers.filter(({ statusCode }) => statusCode === 200).length
    expect(answers.filter(({ statusCode }) => ![200, 404, ...refusals].includes(statusCode))).toEqual([])
    expect(await countActive(ids)).toBe(6 - succeeded)
    expect(await countActive(ids)).toBeGreaterThan(0)
    expect(await countEndings(ids)).toBe(succeeded)
  }
})

test("of ten simultaneous requests on two nodes to end one person's account, one succeeds", async () => {
  const { memberId } = (await hireOfficePerson(nodeA, headOffice, { roles: ["support"] })).member
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, nth) => sendEnd(headOffice.onNode(nodeAt(nth)), memberId)),
  )
  expect(statusesOf(answers)).toEqual([200, ...Array.from({ length: 9 }, () => 404)])
  expect(await countEndings([memberId])).toBe(1)
})

test("of ten simultaneous requests on two nodes to add the same username, one succeeds", async () => {
  const person = newPerson({ login: `twin-${randomUUID().slice(0, 8)}` })
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, nth) => sendHire(headOffice.onNode(nodeAt(nth)), person)),
  )
  expect(statusesOf(answers)).toEqual([200, ...Array.from({ length: 9 }, () => 409)])
})

test("roles that are granted while the person's account is being ended are withdrawn or refused", async () => {
  for (let round = 0; round < 8; round++) {
    const { memberId } = (await hireOfficePerson(nodeA, headOffice, { roles: ["support"] })).member
    const [granted, ended] = await Promise.all([
      grantRoles(headOffice.onNode(nodeB), memberId, ["finance"]),
      sendEnd(headOffice, memberId),
    ])
    expect([200, 404]).toContain(granted.statusCode)
    expect(ended.statusCode).toBe(200)
    const { rows } = await sql`select 1 from head_office.role_grant where member_id = ${memberId}`.execute(
      nodeA.database.db,
    )
    expect(rows).toEqual([])
  }
})
