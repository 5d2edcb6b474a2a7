import { calls } from "@hearth/contract/calls.ts"
import { type CallDefinition, isStaffAccess, type StaffAccess } from "@hearth/contract/define-call.ts"
import { sql } from "kysely"
import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, expect, test } from "vitest"
import { seedStores } from "./seed/stores/seed-stores.ts"
import { lastSegmentOf, fieldPathsOf } from "./testing/access-entries.ts"
import { asBuyer, payInCash } from "./testing/as-buyer.ts"
import { asCustomer } from "./testing/as-customer.ts"
import { margherita } from "./testing/as-shopper.ts"
import { asStaff, type StaffClient, firstManager, hire } from "./testing/as-staff.ts"
import { atStore } from "./testing/at-store.ts"
import { build, type TestApp } from "./testing/build-test-app.ts"
import {
  consoleEntries,
  countryOwnedNames,
  publicStoreNames,
  type StoreFixture,
  storeOwnedNames,
} from "./testing/console-entries.ts"
import { followStream } from "./testing/follow-stream.ts"
import { type Partners, startPartners } from "./testing/start-partners.ts"

/*
 * SEC-5 for the console: sends every staff call without a session, as a customer, with an ended session, and as staff
 * and managers of this and of another store, with every id in the call. The requests are generated from the contract
 * and one entry per call (`testing/console-entries.ts`).
 */

const STORE = "6585R"
const OTHER_STORE = seedStores.find(({ country }) => country === "IN")?.stores.find(({ id }) => id !== STORE)?.id ?? ""

let app: TestApp
let partners: Partners
let address: string
let headOffice: StaffClient
let fixtures: Record<"own" | "other", StoreFixture>
let staffClients: Record<"staff" | "manager" | "staff elsewhere" | "manager elsewhere" | "head office", StaffClient>
/** Invalid headers by what is wrong with them, each with the expected error code. */
const invalidHeaders: Record<string, [headers: Record<string, string>, code: string]> = {}

const sameOriginHeaders = { host: "in.localhost", origin: "http://in.localhost", "sec-fetch-site": "same-origin" }
let customerCount = 0

beforeAll(async () => {
  partners = await startPartners()
  app = await build({ settings: { ...partners.settings, firstManager } })
  address = await app.listen()
  headOffice = await asStaff(app)
  fixtures = { own: await createStoreFixture(STORE), other: await createStoreFixture(OTHER_STORE) }
  staffClients = {
    staff: await hire(app, headOffice, STORE, "staff"),
    manager: await hire(app, headOffice, STORE, "manager"),
    "staff elsewhere": await hire(app, headOffice, OTHER_STORE, "staff"),
    "manager elsewhere": await hire(app, headOffice, OTHER_STORE, "manager"),
    "head office": headOffice,
  }
  const customer = await asCustomer(app, partners, `98119${10_000 + ++customerCount}`)
  const signedOutManager = await hire(app, headOffice, STORE, "manager")
  await signedOutManager.send("POST", "/sign-out")
  invalidHeaders["nobody"] = [sameOriginHeaders, "UNAUTHENTICATED"]
  invalidHeaders["a customer"] = [customer.headers(), "UNAUTHENTICATED"]
  invalidHeaders["a customer's token as a cookie"] = [
    { ...sameOriginHeaders, cookie: `hearth_staff=${customer.bearer}` },
    "SESSION_ENDED",
  ]
  invalidHeaders["signed out"] = [signedOutManager.headers(), "SESSION_ENDED"]
  const crossSiteHeaders = { origin: "https://evil.example", "sec-fetch-site": "cross-site" }
  invalidHeaders["another site's page"] = [{ ...headOffice.headers(), ...crossSiteHeaders }, "UNAUTHENTICATED"]
})
afterAll(async () => {
  await app.close()
  await partners.stop()
})

async function placeCashOrder(): Promise<string> {
  const buyer = await asBuyer(app, [margherita(1)], await asCustomer(app, partners, `98119${10_000 + ++customerCount}`))
  const { transactionId } = await buyer.mustOrder()
  await payInCash(buyer, partners, transactionId)
  await atStore(headOffice, STORE).ticketOf(transactionId)
  return transactionId
}

/** Creates a waiting order, a rider who is delivering another order, and a staff member of the store. */
async function createStoreFixture(storeId: string): Promise<StoreFixture> {
  const storeClient = atStore(headOffice, STORE)
  const [transactionId, otherTransactionId] = [await placeCashOrder(), await placeCashOrder()]
  const { rider } = await storeClient.advanceTo(otherTransactionId, "ON THE WAY")
  const { version } = await storeClient.ticketOf(transactionId)
  const { db } = app.database
  await sql`update kitchen.ticket set store_id = ${storeId} where order_id in (${transactionId}, ${otherTransactionId})`.execute(
    db,
  )
  await sql`update kitchen.rider set store_id = ${storeId} where id = ${rider?.riderId}`.execute(db)
  const { memberId } = (await hire(app, headOffice, storeId, "staff")).member
  return { storeId, transactionId, version, riderId: rider?.riderId ?? "", memberId }
}

const staffCalls = (calls as readonly CallDefinition[]).filter(({ access }) => isStaffAccess(access))
const needsRole = ({ route }: CallDefinition) => consoleEntries[route]?.needsRole === true
const hasStoreId = ({ route }: CallDefinition) => route.includes("{storeId}")

async function send(call: CallDefinition, callerHeaders: Record<string, string>, fixture: StoreFixture) {
  const [method, path = ""] = call.route.split(" ")
  const pathValues: Record<string, string> = {
    ...fixture,
    version: "",
    productId: "in-cola",
    country: "IN",
    name: "wallet",
    userId: randomUUID(),
    correctionId: randomUUID(),
    alertId: randomUUID(),
    orderId: "INAAAAAAAA",
    caseId: randomUUID(),
    feedbackId: randomUUID(),
    photoId: randomUUID(),
    remedyId: randomUUID(),
  }
  const headers = { ...callerHeaders, "idempotency-key": randomUUID() }
  const url = `/api${path.replaceAll(/\{(\w+)\}/g, (_, name: string) => pathValues[name] ?? "")}`
  const { query = {}, body } = consoleEntries[call.route] ?? {}
  const payload = body?.(fixture)
  const answer = await app.http.inject({ method: method as "GET", url, query, headers, ...(payload && { payload }) })
  const isJson = answer.headers["content-type"]?.toString().includes("json")
  const code: unknown = isJson ? answer.json().errors?.[0]?.code : undefined
  return `${answer.statusCode}${typeof code === "string" ? ` ${code}` : ""}`
}

/**
 * Sends the call and returns its status and code. For a stream, waits for its first event; the app closes the stream
 * when it stops.
 */
async function request(call: CallDefinition, staffClient: StaffClient, fixture: StoreFixture): Promise<string> {
  if (!call.route.endsWith("/stream")) return send(call, staffClient.headers(), fixture)
  const url = `${address}/api/store-ops/ve1/stores/${fixture.storeId}/orders/stream`
  const listener = await followStream(url, { cookie: `hearth_staff=${staffClient.cookie}` })
  if (listener.status !== 200) return send(call, staffClient.headers(), fixture)
  await listener.until(({ event }) => event === "board")
  return "200"
}

test("[SEC-5c] every staff call has an entry, and every id in it is listed as a store's, a country's or as public", () => {
  expect(Object.keys(consoleEntries).toSorted()).toEqual(staffCalls.map(({ route }) => route).toSorted())
  const names = staffCalls.flatMap(fieldPathsOf).filter((path) => path.startsWith("params.") || /(Id|Ids)$/.test(path))
  const knownNames = new Set<string>([...storeOwnedNames, ...countryOwnedNames, ...publicStoreNames])
  expect([...new Set(names.map(lastSegmentOf))].filter((name) => !knownNames.has(name))).toEqual([])
})

test.each(staffCalls)("[SEC-5b] $route refuses every caller who is not signed in as staff", async (call) => {
  for (const [reason, [headers, code]] of Object.entries(invalidHeaders)) {
    expect([reason, await send(call, headers, fixtures.own)]).toEqual([reason, `401 ${code}`])
  }
})

test.each(staffCalls.filter(hasStoreId))(
  "[SEC-5b] [TRK-4f] $route refuses staff and managers of another store",
  async (call) => {
    for (const caller of ["staff elsewhere", "manager elsewhere"] as const) {
      expect([caller, await request(call, staffClients[caller], fixtures.own)]).toEqual([caller, "403 FORBIDDEN"])
    }
  },
)

test.each(staffCalls.filter(({ access }) => access === "manager"))(
  "[SEC-5b] [TRK-4f] $route is for managers: staff of the store are refused",
  async (call) => {
    expect(await request(call, staffClients.staff, fixtures.own)).toBe("403 FORBIDDEN")
  },
)

test.each(staffCalls.filter((call) => call.access === "head-office" || needsRole(call)))(
  "[SEC-5b] $route is for head office: staff and managers of a store are refused",
  async (call) => {
    for (const caller of ["staff", "manager"] as const) {
      expect([caller, await request(call, staffClients[caller], fixtures.own)]).toEqual([caller, "403 FORBIDDEN"])
    }
  },
)

/** Creates a new rider, member or session for each caller if the call removes it. */
async function prepareFixture(call: CallDefinition, caller: StaffClient): Promise<[StaffClient, StoreFixture]> {
  const { consumes } = consoleEntries[call.route] ?? {}
  const storeClient = atStore(headOffice, STORE)
  if (consumes === "riderId") return [caller, { ...fixtures.own, riderId: await storeClient.addRider() }]
  const newMember = consumes && (await hire(app, headOffice, STORE, caller.member.role))
  if (consumes === "session" && newMember) return [newMember, fixtures.own]
  return [caller, newMember ? { ...fixtures.own, memberId: newMember.member.memberId } : fixtures.own]
}

const allowedCallers = {
  staff: ["staff", "manager", "head office"],
  manager: ["manager", "head office"],
  "head-office": ["head office"],
} as const satisfies Record<StaffAccess, readonly (keyof typeof staffClients)[]>

function allowedCallersOf(call: CallDefinition): readonly (keyof typeof staffClients)[] {
  return needsRole(call) ? ["head office"] : allowedCallers[call.access as StaffAccess]
}

test.each(staffCalls)("[SEC-5b] [TRK-4f] $route gives every allowed caller the expected answer", async (call) => {
  const { answers = "200" } = consoleEntries[call.route] ?? {}
  for (const caller of allowedCallersOf(call)) {
    const [staffClient, fixture] = await prepareFixture(call, staffClients[caller])
    const result = await request(call, staffClient, fixture)
    expect([caller, result.split(" ").at(-1)]).toEqual([caller, answers])
  }
})

const callsWithStoreIds = staffCalls.filter(hasStoreId).flatMap((call) =>
  fieldPathsOf(call)
    .filter((path) => (storeOwnedNames as readonly string[]).includes(lastSegmentOf(path)))
    .map((path) => ({ call, route: call.route, path, name: lastSegmentOf(path) })),
)

const readState = async () => {
  const { rows } = await sql`
  select (select json_agg(ticket order by order_id) from kitchen.ticket) as tickets,
    (select json_agg(rider order by id) from kitchen.rider) as riders,
    (select json_agg(works_at order by member_id) from staff.works_at) as employments`.execute(app.database.db)
  return rows
}

test.each(callsWithStoreIds)(
  "[SEC-5b] [TRK-4f] $route: another store’s $path is not found and not changed",
  async ({ call, name }) => {
    const stateBefore = await readState()
    for (const caller of allowedCallers[call.access as StaffAccess].filter((each) => each !== "staff")) {
      const fixture = { ...fixtures.own, [name]: fixtures.other[name as (typeof storeOwnedNames)[number]] }
      expect([caller, await request(call, staffClients[caller], fixture)]).toEqual([caller, "404 NOT_FOUND"])
    }
    expect(await readState()).toEqual(stateBefore)
  },
)
