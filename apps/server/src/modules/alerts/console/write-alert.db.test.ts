import type { ListedAlert } from "@hearth/contract/calls/console/alerts-console.calls.ts"
import { alertLimits } from "@hearth/domain/alerts/alert-rules.ts"
import { countries } from "@hearth/domain/countries/countries.ts"
import { sql } from "kysely"
import { randomUUID } from "node:crypto"
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest"
import { seedStores } from "../../../seed/stores/seed-stores.ts"
import { asGuest } from "../../../testing/as-guest.ts"
import { asStaff, firstManager, hire, type StaffClient } from "../../../testing/as-staff.ts"
import { build, type TestApp } from "../../../testing/build-test-app.ts"
import { asOfficer } from "../../head-office/testing/as-officer.ts"
import { purgeSeenAlerts } from "../purge-seen-alerts.ts"

const STORE = countries.IN.defaultStore.id
const [OTHER_STORE = "", THIRD_STORE = ""] =
  seedStores.find(({ country }) => country === "IN")?.stores.flatMap(({ id }) => (id === STORE ? [] : [id])) ?? []
const HOUR = 3600_000

let app: TestApp
beforeAll(async () => {
  app = await build({ settings: { firstManager } })
})
afterEach(() => sql`delete from alerts.alert where written_by is not null`.execute(app.database.db))
afterAll(() => app.close())

const hoursFromNow = (hours: number) => new Date(app.clock.now().getTime() + hours * HOUR).toISOString()

const rain = (change: object = {}) => ({
  tone: "warning",
  title: "Heavy rain",
  message: "Deliveries take longer than usual.",
  startsAt: null,
  endsAt: hoursFromNow(4),
  ...change,
})

const writeForOffice = (officer: StaffClient, change: object = {}, key: string = randomUUID()) =>
  officer.send("POST", "/head-office/alerts", { ...rain(), storeIds: [], ...change }, key)

const writeForStore = (manager: StaffClient, change: object = {}, storeId = STORE) =>
  manager.send("POST", `/stores/${storeId}/alerts`, rain(change), randomUUID())

const writtenAlert = (response: { json(): { data: { alert: ListedAlert } } }): ListedAlert => response.json().data.alert

const codeOf = async (ending: ReturnType<StaffClient["send"]>) => (await ending).json().errors?.[0].code

async function titlesFor(storeId?: string, host?: string): Promise<string[]> {
  const response = await (
    await asGuest(app, host)
  ).get(`/api/alerts${storeId === undefined ? "" : `?storeId=${storeId}`}`)
  return response.json<{ data: { alerts: { title: string }[] } }>().data.alerts.map(({ title }) => title)
}

test("[FBK-5a] [FBK-5c] head office writes alerts for the country and for chosen stores", async () => {
  const officer = await asOfficer(app, ["marketing"])
  expect((await writeForOffice(officer, { title: "Everywhere" })).statusCode).toBe(200)
  const atStores = await writeForOffice(officer, { title: "At two stores", storeIds: [STORE, OTHER_STORE, STORE] })
  expect(writtenAlert(atStores)).toMatchObject({
    state: "current",
    source: "head-office",
    stores: [{ id: STORE }, { id: OTHER_STORE }],
    writtenBy: { memberId: officer.member.memberId },
    canEnd: true,
  })
  expect(await titlesFor(STORE)).toEqual(expect.arrayContaining(["Everywhere", "At two stores"]))
  expect(await titlesFor(OTHER_STORE)).toEqual(expect.arrayContaining(["Everywhere", "At two stores"]))
  for (const titles of [await titlesFor(THIRD_STORE), await titlesFor()]) {
    expect(titles).toContain("Everywhere")
    expect(titles).not.toContain("At two stores")
  }
  expect(await titlesFor(undefined, "lk.localhost")).not.toContain("Everywhere")
})

test("[FBK-5c] operations writes alerts as well; other roles and stores’ managers don’t write for head office", async () => {
  expect((await writeForOffice(await asOfficer(app, ["operations"]))).statusCode).toBe(200)
  const others = [
    await asOfficer(app, ["support", "finance"]),
    await hire(app, await asStaff(app), STORE, "manager"),
    await hire(app, await asStaff(app), STORE, "staff"),
  ]
  for (const other of others) expect((await writeForOffice(other)).json().errors[0].code).toBe("FORBIDDEN")
})

test("[FBK-5c] a store’s manager writes for the own store only, and its staff don’t", async () => {
  const manager = await hire(app, await asStaff(app), STORE, "manager")
  expect(writtenAlert(await writeForStore(manager, { title: "Oven repair" }))).toMatchObject({
    source: "store",
    stores: [{ id: STORE }],
  })
  expect((await writeForStore(manager, {}, OTHER_STORE)).json().errors[0].code).toBe("FORBIDDEN")
  const staff = await hire(app, await asStaff(app), STORE, "staff")
  expect((await writeForStore(staff)).json().errors[0].code).toBe("FORBIDDEN")
  expect(await titlesFor(STORE)).toContain("Oven repair")
  expect(await titlesFor(OTHER_STORE)).not.toContain("Oven repair")
})

test("[FBK-5d] a planned alert is listed as planned, shown from its start, and past after its end", async () => {
  const officer = await asOfficer(app, ["marketing"])
  const period = { startsAt: hoursFromNow(2), endsAt: hoursFromNow(3) }
  const { alertId } = writtenAlert(await writeForOffice(officer, { title: "Later", ...period }))
  const stateNow = async () => {
    const { alerts } = (await officer.send("GET", "/head-office/alerts")).json<{ data: { alerts: ListedAlert[] } }>()
      .data
    return [alerts.find((alert) => alert.alertId === alertId)?.state, (await titlesFor()).includes("Later")]
  }
  const states = [await stateNow()]
  app.clock.advance(2 * 3600)
  states.push(await stateNow())
  app.clock.advance(3600)
  states.push(await stateNow())
  expect(states).toEqual([
    ["planned", false],
    ["current", true],
    ["past", false],
  ])
})

test("[FBK-5d] an alert that is ended early is shown to nobody else and can’t be claimed; a restart doesn’t bring it back", async () => {
  const officer = await asOfficer(app, ["operations"])
  const { alertId } = writtenAlert(await writeForOffice(officer))
  const visitor = await asGuest(app)
  expect((await officer.send("POST", `/head-office/alerts/${alertId}/end`)).json().data.alert).toMatchObject({
    state: "past",
    canEnd: false,
  })
  expect(await titlesFor()).not.toContain("Heavy rain")
  expect((await visitor.post(`/api/alerts/${alertId}/seen`)).json().errors[0].code).toBe("NOT_FOUND")
  const seeded = (await officer.send("GET", "/head-office/alerts"))
    .json()
    .data.alerts.find(({ writtenBy }: ListedAlert) => writtenBy === null)
  await officer.send("POST", `/head-office/alerts/${seeded.alertId}/end`)
  const restarted = await build({ database: app.database, settings: { firstManager } })
  const titles = (await (await asGuest(restarted)).get(`/api/alerts?storeId=${STORE}`)).json().data.alerts
  expect(titles).not.toContainEqual(expect.objectContaining({ id: seeded.alertId }))
  await restarted.close()
})

test("[FBK-5d] ending an alert twice changes nothing; a store doesn’t end head office’s, another store’s or another country’s", async () => {
  const [officer, headOffice] = [await asOfficer(app, ["marketing"]), await asStaff(app)]
  const manager = await hire(app, headOffice, STORE, "manager")
  const other = await hire(app, headOffice, OTHER_STORE, "manager")
  const ofOffice = writtenAlert(await writeForOffice(officer, { storeIds: [STORE] }))
  const ofStore = writtenAlert(await writeForStore(manager))
  expect(await codeOf(manager.send("POST", `/stores/${STORE}/alerts/${ofOffice.alertId}/end`))).toBe("NOT_FOUND")
  expect(await codeOf(other.send("POST", `/stores/${OTHER_STORE}/alerts/${ofStore.alertId}/end`))).toBe("NOT_FOUND")
  const abroad = await asOfficer(app, ["marketing"], "lk.localhost")
  expect(await codeOf(abroad.send("POST", `/head-office/alerts/${ofStore.alertId}/end`))).toBe("NOT_FOUND")
  const first = await manager.send("POST", `/stores/${STORE}/alerts/${ofStore.alertId}/end`)
  app.clock.advance(60)
  const second = await officer.send("POST", `/head-office/alerts/${ofStore.alertId}/end`)
  expect(second.json().data.alert.endedAt).toBe(first.json().data.alert.endedAt)
  const listed = (await manager.send("GET", `/stores/${STORE}/alerts`)).json<{ data: { alerts: ListedAlert[] } }>()
  expect(listed.data.alerts.find(({ alertId }) => alertId === ofOffice.alertId)?.canEnd).toBe(false)
})

test("[FBK-5f] writing and ending are entries of the audit log, once each", async () => {
  const officer = await asOfficer(app, ["marketing"])
  const key = randomUUID()
  const first = await writeForOffice(officer, { storeIds: [STORE] }, key)
  const repeated = await writeForOffice(officer, { storeIds: [STORE] }, key)
  expect(repeated.body).toBe(first.body)
  const { alertId } = writtenAlert(first)
  await officer.send("POST", `/head-office/alerts/${alertId}/end`)
  await officer.send("POST", `/head-office/alerts/${alertId}/end`)
  const { entries } = (await officer.send("GET", `/head-office/audit?subject=${alertId}`)).json().data
  expect(entries.map(({ action, member }: { action: string; member: object }) => [action, member])).toEqual([
    ["alert ended", { memberId: officer.member.memberId, name: "Asha" }],
    ["alert written", { memberId: officer.member.memberId, name: "Asha" }],
  ])
  expect(entries[1].to).toMatchObject({ title: "Heavy rain", stores: [STORE] })
})

test.each([
  ["a title that is too long", { title: "a".repeat(alertLimits.titleLength + 1) }, "BAD_REQUEST"],
  ["a blank title", { title: "  " }, "BAD_REQUEST"],
  ["a message that is too long", { message: "a".repeat(alertLimits.messageLength + 1) }, "BAD_REQUEST"],
  ["a card number", { message: "Pay with 4111 1111 1111 1111" }, "BAD_REQUEST"],
  ["an unknown store", { storeIds: ["NOWHERE"] }, "STORE_NOT_FOUND"],
  ["a store of another country", { storeIds: [countries.LK.defaultStore.id] }, "STORE_NOT_FOUND"],
  ["an end in the past", { endsAt: "2020-01-01T00:00:00.000Z" }, "RULE_NOT_MET"],
])("[FBK-5e] %s is refused", async (_, change, code) => {
  const officer = await asOfficer(app, ["marketing"])
  expect((await writeForOffice(officer, change)).json().errors[0].code).toBe(code)
})

test("[FBK-5e] a store gets at most three alerts of head office and three of its own at the same time", async () => {
  const officer = await asOfficer(app, ["marketing"])
  const manager = await hire(app, await asStaff(app), OTHER_STORE, "manager")
  for (let count = 0; count < alertLimits.atOnce; count++) {
    expect((await writeForOffice(officer, { storeIds: [OTHER_STORE] })).statusCode).toBe(200)
    expect((await writeForStore(manager, {}, OTHER_STORE)).statusCode).toBe(200)
  }
  const refused = [
    await writeForOffice(officer, { storeIds: [STORE, OTHER_STORE] }),
    await writeForStore(manager, {}, OTHER_STORE),
  ]
  expect(refused.map((response) => response.json().errors[0].code)).toEqual(["RULE_NOT_MET", "RULE_NOT_MET"])
  const later = { startsAt: hoursFromNow(4), endsAt: hoursFromNow(5) }
  expect((await writeForOffice(officer, { storeIds: [OTHER_STORE], ...later })).statusCode).toBe(200)
})

test("[FBK-5e] a person writes at most ten alerts in 24 hours", async () => {
  const officer = await asOfficer(app, ["marketing"])
  const write = (hour: number) =>
    writeForOffice(officer, { startsAt: hoursFromNow(hour), endsAt: hoursFromNow(hour + 1) })
  for (let hour = 0; hour < alertLimits.perDay; hour++) expect((await write(hour)).statusCode).toBe(200)
  expect((await write(50)).json().errors[0].code).toBe("TOO_MANY_REQUESTS")
  app.clock.advance(24 * 3600)
  const nextDay = await asStaff(app, { login: officer.member.login, password: officer.password })
  expect((await writeForOffice(nextDay, { startsAt: hoursFromNow(50), endsAt: hoursFromNow(51) })).statusCode).toBe(200)
})

test("[FBK-5c] stores are found by name, city and number", async () => {
  const officer = await asOfficer(app, ["marketing"])
  const find = async (search: string) => {
    const response = await officer.send("GET", `/head-office/alert-stores?search=${encodeURIComponent(search)}`)
    return response.json<{ data: { stores: { id: string; city: string }[] } }>().data.stores
  }
  expect((await find(STORE)).map(({ id }) => id)).toEqual([STORE])
  expect((await find("connaught delhi")).map(({ id }) => id)).toContain(STORE)
  expect(new Set((await find("Kolkata")).map(({ city }) => city))).toEqual(new Set(["Kolkata"]))
  expect(await find("atlantis")).toEqual([])
})

test("[FBK-5g] open pages learn the ids of current alerts from memory, and unchanged ones get a 304", async () => {
  const officer = await asOfficer(app, ["marketing"])
  const current = (storeId: string, etag = "") =>
    app.http.inject({
      url: `/api/alerts/current?storeId=${storeId}`,
      headers: { host: "in.localhost", ...(etag && { "if-none-match": etag }) },
    })
  const before = await current(STORE)
  const { alertId } = writtenAlert(await writeForOffice(officer, { storeIds: [STORE] }))
  await vi.waitFor(async () => expect((await current(STORE)).json().data.alertIds).toContain(alertId))
  const after = await current(STORE)
  expect((await current(OTHER_STORE)).json().data.alertIds).not.toContain(alertId)
  expect((await current(STORE, String(after.headers.etag))).statusCode).toBe(304)
  expect((await current(STORE, String(before.headers.etag))).statusCode).toBe(200)
  await officer.send("POST", `/head-office/alerts/${alertId}/end`)
  await vi.waitFor(async () => expect((await current(STORE)).json().data.alertIds).not.toContain(alertId))
})

test("who saw an alert is deleted a month after its end; how many stays", async () => {
  const officer = await asOfficer(app, ["marketing"])
  const { alertId } = writtenAlert(await writeForOffice(officer))
  await (await asGuest(app)).post(`/api/alerts/${alertId}/seen`)
  const rows = async (table: string) =>
    (await sql`select 1 from ${sql.table(table)} where alert_id = ${alertId}`.execute(app.database.db)).rows.length
  await vi.waitFor(async () => expect(await rows("alerts.reach")).toBe(1), { timeout: 60_000, interval: 100 })
  app.clock.advance(30 * 24 * 3600)
  await purgeSeenAlerts(app.platform)
  expect(await rows("alerts.seen")).toBe(1)
  app.clock.advance(5 * 3600)
  await purgeSeenAlerts(app.platform)
  expect([await rows("alerts.seen"), await rows("alerts.reach")]).toEqual([0, 1])
})
