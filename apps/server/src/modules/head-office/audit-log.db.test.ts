import type { AuditEntry } from "@hearth/contract/calls/console/head-office.shapes.ts"
import { sql } from "kysely"
import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, expect, test } from "vitest"
import { errorFrom } from "../../testing/as-shopper.ts"
import { asStaff, firstManager, hire, type StaffClient } from "../../testing/as-staff.ts"
import { build, type TestApp } from "../../testing/build-test-app.ts"
import { type NewAuditEntry, insertAuditEntry } from "./audit.store.ts"
import { asOfficer, grantRoles } from "./testing/as-officer.ts"

let app: TestApp
let headOffice: StaffClient
beforeAll(async () => {
  app = await build({ settings: { firstManager } })
  headOffice = await asStaff(app)
})
afterAll(() => app.close())

async function readPage(client: StaffClient, query = ""): Promise<{ entries: AuditEntry[]; nextId: number | null }> {
  const answer = await client.send("GET", `/head-office/audit${query}`)
  if (answer.statusCode !== 200) throw new Error(`No log: ${answer.body}`)
  return answer.json().data
}

const newEntry = (overrides: Partial<NewAuditEntry>): NewAuditEntry => ({
  at: app.clock.now(),
  memberId: headOffice.member.memberId,
  country: "IN",
  action: "customer searched",
  subject: null,
  from: null,
  to: null,
  reason: null,
  ...overrides,
})

test("[SEC-2a] invariant I14: the database refuses to change or delete entries", async () => {
  const { db } = app.database
  await insertAuditEntry(db, newEntry({ reason: "stays" }))
  await expect(sql`update head_office.audit_entry set reason = 'x'`.execute(db)).rejects.toThrow("never changed")
  await expect(sql`delete from head_office.audit_entry where false`.execute(db)).rejects.toThrow("never changed")
  await expect(sql`truncate head_office.audit_entry`.execute(db)).rejects.toThrow("never changed")
})

test("a feature switch is audited in its own country, with who, when, from, to and why", async () => {
  const change = (isOff: boolean, reason: string) =>
    headOffice.send("PUT", "/head-office/switches/BD/wallet", { isOff, reason })
  await change(true, "the provider is down")
  app.clock.advance(60)
  await change(false, "the provider is back")
  const staffInBangladesh = await asStaff(app, firstManager, "bd.localhost")
  const { entries } = await readPage(staffInBangladesh, "?action=switch%20changed&subject=wallet")
  const { memberId, name } = headOffice.member
  const common = { member: { memberId, name }, action: "switch changed", subject: "wallet" }
  const at = app.clock.now().getTime()
  expect(entries).toMatchObject([
    {
      ...common,
      at: new Date(at).toISOString(),
      from: { isOff: true },
      to: { isOff: false },
      reason: "the provider is back",
    },
    { ...common, at: new Date(at - 60_000).toISOString(), from: { isOff: false }, to: { isOff: true } },
  ])
  expect((await readPage(headOffice, "?subject=wallet")).entries).toEqual([])
  const refused = await headOffice.send("PUT", "/head-office/switches/LK/wallet", { isOff: true, reason: "none there" })
  expect(refused.statusCode).toBe(404)
  expect((await readPage(await asStaff(app, firstManager, "lk.localhost"))).entries).toEqual([])
})

test("the pages list each entry once, the newest first, also when filtered by action and subject", async () => {
  const subject = randomUUID()
  for (let nth = 0; nth < 120; nth++)
    await insertAuditEntry(
      app.database.db,
      newEntry({ subject, action: nth % 2 === 0 ? "correction applied" : "points taken back", to: { nth } }),
    )
  await insertAuditEntry(app.database.db, newEntry({ subject, country: "LK" }))
  const readAll = async (query: string) => {
    const pages = [await readPage(headOffice, query)]
    for (let nextId = pages[0]?.nextId; nextId; nextId = pages.at(-1)?.nextId)
      pages.push(await readPage(headOffice, `${query}&beforeId=${nextId}`))
    return pages.map(({ entries }) => entries.map(({ to }) => to?.["nth"]))
  }
  const newestFirst = Array.from({ length: 120 }, (_, nth) => 119 - nth)
  expect(await readAll(`?subject=${subject}`)).toEqual([
    newestFirst.slice(0, 50),
    newestFirst.slice(50, 100),
    newestFirst.slice(100),
  ])
  expect((await readAll(`?subject=${subject}&action=points%20taken%20back`)).flat()).toEqual(
    newestFirst.filter((nth) => nth % 2 === 1),
  )
  expect((await headOffice.send("GET", "/head-office/audit?action=nothing")).statusCode).toBe(400)
})

test("the log can be read if a newer version recorded an action that this one doesn't know", async () => {
  const { memberId } = headOffice.member
  await sql`
    insert into head_office.audit_entry (at, member_id, country, action, subject)
    values (${app.clock.now()}, ${memberId}, 'IN', 'points merged', 'merge-1')`.execute(app.database.db)
  const { entries } = await readPage(headOffice, "?subject=merge-1")
  expect(entries).toMatchObject([{ action: "points merged", member: { memberId } }])
})

test.each(["support", "marketing", "operations", "finance"] as const)(
  "a member with the role %s reads the log",
  async (role) => {
    expect((await readPage(await asOfficer(app, [role]))).entries.length).toBeGreaterThan(0)
  },
)

test("a change that is refused leaves no entry", async () => {
  const target = await hire(app, headOffice, "6585R", "staff")
  const officer = await asOfficer(app, ["support"])
  expect(errorFrom(await grantRoles(officer, target.member.memberId, ["finance"]))[1]).toBe("FORBIDDEN")
  expect((await readPage(headOffice, `?subject=${target.member.memberId}`)).entries).toEqual([])
})

test("an entry names the member also after they have left", async () => {
  const officer = await asOfficer(app, ["support"])
  await officer.send("POST", "/head-office/customers/search", { mobile: "9000000002" })
  await headOffice.send("DELETE", `/stores/6585R/staff/${officer.member.memberId}`)
  const [entry] = (await readPage(headOffice, "?action=customer%20searched")).entries
  expect(entry?.member).toEqual({ memberId: officer.member.memberId, name: officer.member.name })
})
