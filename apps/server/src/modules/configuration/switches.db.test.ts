import { sql } from "kysely"
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest"
import { errorFrom } from "../../testing/as-shopper.ts"
import { asStaff, type StaffClient, firstManager } from "../../testing/as-staff.ts"
import { build, type TestApp } from "../../testing/build-test-app.ts"
import { asOfficer } from "../head-office/testing/as-officer.ts"

let nodeA: TestApp
let nodeB: TestApp
let headOffice: StaffClient
beforeAll(async () => {
  nodeA = await build({ settings: { firstManager, featuresOff: [{ feature: "search", country: "LK" }] } })
  nodeB = await build({ database: nodeA.database, settings: { firstManager } })
  headOffice = await asStaff(nodeA)
})
afterAll(async () => {
  await nodeB.close()
  await nodeA.close()
})
afterEach(() => changeSwitch("BD", "wallet", false))

const changeSwitch = (country: string, name: string, isOff: boolean, reason = "tried out") =>
  headOffice.send("PUT", `/head-office/switches/${country}/${name}`, { isOff, reason })

const request = (app: TestApp, path: string, host = "bd.localhost", headers: Record<string, string> = {}) =>
  app.http.inject({ url: `/api${path}`, headers: { host, ...headers } })

async function featureCodeOf(app: TestApp, name: string, host?: string): Promise<string | undefined> {
  const { features } = (await request(app, "/config", host)).json<{ features: string }>()
  const listedFeatures = (JSON.parse(features) as { features: { name: string; code: string }[] }).features
  return listedFeatures.find((each) => each.name === name)?.code
}

/** Returns the values of both nodes as soon as both are `expected`, or the latest ones after the timeout. */
async function valuesOnBothNodes<Value>(read: (app: TestApp) => Promise<Value>, expected: Value): Promise<Value[]> {
  const readBoth = () => Promise.all([read(nodeA), read(nodeB)])
  await vi
    .waitUntil(async () => (await readBoth()).every((each) => each === expected), { timeout: 60_000 })
    .catch(() => {})
  return readBoth()
}

test("[CTY-6h] [CTY-5c] [CTY-5d] a feature switch that head office changes takes effect on every node without a restart", async () => {
  expect(await valuesOnBothNodes((app) => featureCodeOf(app, "search"), "E")).toEqual(["E", "E"])
  const etag = String((await request(nodeA, "/config")).headers.etag)
  expect((await changeSwitch("BD", "search", true, "the index is being rebuilt")).statusCode).toBe(200)
  expect(await valuesOnBothNodes((app) => featureCodeOf(app, "search"), "D")).toEqual(["D", "D"])
  const searchStatus = async (app: TestApp) =>
    (await request(app, "/catalog-service/ve1/stores/67830/search?q=p")).statusCode
  expect(await valuesOnBothNodes(searchStatus, 403)).toEqual([403, 403])
  expect(await featureCodeOf(nodeA, "search", "in.localhost")).toBe("E")
  // A client with the old ETag gets the new response.
  expect((await request(nodeA, "/config", undefined, { "if-none-match": etag })).statusCode).toBe(200)
  await changeSwitch("BD", "search", false)
  expect(await valuesOnBothNodes((app) => featureCodeOf(app, "search"), "E")).toEqual(["E", "E"])
  expect(await valuesOnBothNodes(searchStatus, 200)).toEqual([200, 200])
})

test("[CTY-6h] the configuration shows a feature as off as soon as requests are refused because it is off", async () => {
  const isRefused = async () =>
    (await request(nodeA, "/catalog-service/ve1/stores/67830/search?q=p")).statusCode === 403
  await changeSwitch("BD", "search", true)
  await vi.waitUntil(isRefused, { timeout: 60_000, interval: 1 })
  expect(await featureCodeOf(nodeA, "search")).toBe("D")
  await changeSwitch("BD", "search", false)
  await vi.waitUntil(async () => !(await isRefused()), { timeout: 60_000, interval: 1 })
  expect(await featureCodeOf(nodeA, "search")).toBe("E")
})

test("[CTY-6c] [CTY-6d] [CTY-6h] head office can switch cookies and tracking off for one country", async () => {
  const readDisableCookies = async (app: TestApp) =>
    (await request(app, "/config")).json<{ disableCookies: boolean }>().disableCookies
  const readTracking = async (app: TestApp) =>
    (await request(app, "/pwa-config")).json<{ tracking: boolean }>().tracking
  await changeSwitch("BD", "cookies", true)
  await changeSwitch("BD", "tracking", true)
  expect(await valuesOnBothNodes(readDisableCookies, true)).toEqual([true, true])
  expect(await valuesOnBothNodes(readTracking, false)).toEqual([false, false])
  expect((await request(nodeA, "/config", "in.localhost")).json()).toMatchObject({ disableCookies: false })
  await changeSwitch("BD", "cookies", false)
  await changeSwitch("BD", "tracking", false)
  expect(await valuesOnBothNodes(readDisableCookies, false)).toEqual([false, false])
  expect(await valuesOnBothNodes(readTracking, true)).toEqual([true, true])
})

test("head office sees every switch once, with its state, its reason and whether the deployment switched it off", async () => {
  await changeSwitch("BD", "wallet", true, "the provider is being changed")
  const response = await headOffice.send("GET", "/head-office/switches")
  const { switches } = response.json<{ data: { switches: { name: string; country: string; title: string }[] } }>().data
  const findSwitch = (country: string, name: string) =>
    switches.find((each) => each.country === country && each.name === name)
  expect(findSwitch("BD", "wallet")).toMatchObject({
    title: "Wallet",
    isOff: true,
    isOffByDeployment: false,
    reason: "the provider is being changed",
  })
  expect(findSwitch("IN", "wallet")).toMatchObject({ isOff: false, reason: null, changedAt: null })
  expect(findSwitch("LK", "search")).toMatchObject({ isOff: false, isOffByDeployment: true })
  // Sri Lanka has no wallet, and features that aren't built have no switch.
  expect(findSwitch("LK", "wallet")).toBeUndefined()
  expect(findSwitch("IN", "world_pizza_league")).toBeUndefined()
  const titlesInIndia = switches.filter(({ country }) => country === "IN").map(({ title }) => title)
  expect(titlesInIndia).toEqual([...new Set(titlesInIndia)])
})

test.each([
  ["LK", "wallet", 404],
  ["IN", "unknown", 404],
  ["IN", "edv", 404],
  ["FR", "wallet", 400],
  ["IN", "no%00name", 400],
])("changing the switch %s/%s, which doesn't exist, is refused with the status %i", async (country, name, status) => {
  expect((await changeSwitch(country, name, true)).statusCode).toBe(status)
})

const sendWithSameKey = () =>
  headOffice.send("PUT", "/head-office/switches/BD/wallet", { isOff: true, reason: "once" }, "same-key-1")

test("a change needs a reason, and a repeated request changes the switch once", async () => {
  expect((await changeSwitch("BD", "wallet", true, "  ")).statusCode).toBe(400)
  const [first, second] = [await sendWithSameKey(), await sendWithSameKey()]
  expect([first.statusCode, second.statusCode]).toEqual([200, 200])
  const { rows } = await sql`select count(*)::int as n from configuration.switch_change where reason = 'once'`.execute(
    nodeA.database.db,
  )
  expect(rows).toEqual([{ n: 1 }])
})

async function listCountries(client: StaffClient): Promise<Set<string>> {
  const { switches } = (await client.send("GET", "/head-office/switches")).json<{
    data: { switches: { country: string }[] }
  }>().data
  return new Set(switches.map(({ country }) => country))
}

const turnWalletOff = (client: StaffClient, country: string) =>
  client.send("PUT", `/head-office/switches/${country}/wallet`, { isOff: true, reason: "turned off in a test" })

test("[CTY-6h] a member with the role operations sees and changes the switches of their own country only", async () => {
  const operations = await asOfficer(nodeA, ["operations"], "bd.localhost")
  expect(await listCountries(operations)).toEqual(new Set(["BD"]))
  expect(await listCountries(headOffice)).toEqual(new Set(["IN", "LK", "BD"]))
  expect((await turnWalletOff(operations, "BD")).statusCode).toBe(200)
  expect(await valuesOnBothNodes((app) => featureCodeOf(app, "wallet"), "D")).toEqual(["D", "D"])
  expect(errorFrom(await turnWalletOff(operations, "IN")).slice(0, 2)).toEqual([403, "FORBIDDEN"])
  // The same person has no role in India, the country of this session.
  const operationsInIndia = await asStaff(nodeA, { login: operations.member.login, password: operations.password })
  expect(errorFrom(await turnWalletOff(operationsInIndia, "BD"))[1]).toBe("FORBIDDEN")
  expect(errorFrom(await turnWalletOff(operationsInIndia, "IN"))[1]).toBe("FORBIDDEN")
  const { rows } = await sql`
    select country, changed_by as "changedBy" from configuration.switch_change where reason = 'turned off in a test'`.execute(
    nodeA.database.db,
  )
  expect(rows).toEqual([{ country: "BD", changedBy: operations.member.memberId }])
})

test("other roles neither see nor change the switches", async () => {
  const officer = await asOfficer(nodeA, ["support", "marketing", "finance"], "bd.localhost")
  expect(errorFrom(await officer.send("GET", "/head-office/switches")).slice(0, 2)).toEqual([403, "FORBIDDEN"])
  expect(errorFrom(await turnWalletOff(officer, "BD"))[1]).toBe("FORBIDDEN")
})
