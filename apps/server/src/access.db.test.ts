import { calls } from "@hearth/contract/calls.ts"
import { type CallDefinition, isStaffAccess, type Route } from "@hearth/contract/define-call.ts"
import { isFeatureOn } from "@hearth/domain/countries/features.ts"
import { SignJWT } from "jose"
import { afterAll, beforeAll, expect, test, vi } from "vitest"
import { routesOf } from "./platform/http/create-routes.ts"
import {
  publicNames,
  entries,
  examples,
  lastSegmentOf,
  fieldPathsOf,
  newNumber,
  type Owner,
  ownedPathsOf,
  ownedIdReaderAt,
  ownedNames,
} from "./testing/access-entries.ts"
import { asCustomer } from "./testing/as-customer.ts"
import { asGuest, testBrowser } from "./testing/as-guest.ts"
import { build, type TestApp } from "./testing/build-test-app.ts"
import { opensStream } from "./testing/follow-stream.ts"
import { type Partners, startPartners } from "./testing/start-partners.ts"

/*
 * SEC-5: sends every call of the contract as every kind of caller, with every id in path, query and body. The requests
 * are generated from the contract and one entry per call (`testing/access-entries.ts`). The tests fail for a call
 * without an entry, a call with an id that is listed neither as owned nor as public, a call that gives a stranger
 * access to another's data, and a call that refuses the owner.
 */

let app: TestApp
let partners: Partners
/** The owner of the data that the strangers try to reach. */
let customer: Owner
let stranger: Owner
let strangerGuest: Owner
/** Callers with access, for the requests that must succeed. */
let allowedCallers: Record<"guest" | "customer", Owner>
/** Invalid credentials by what is wrong with them, each with the expected error code. */
const invalidCredentials: Record<string, [bearer: string, code: string]> = {}

const UNKNOWN_ID = "00000000-0000-4000-8000-000000000000"

async function newGuest(): Promise<Owner> {
  const unknownIds = {
    addressId: UNKNOWN_ID,
    otherSessionId: UNKNOWN_ID,
    transactionId: UNKNOWN_ID,
    orderId: "IN00000000",
  }
  const guest = { browser: await asGuest(app), mobile: newNumber(), ...unknownIds }
  await createUnpaidOrder(guest)
  return guest
}

/** Creates an order that waits for its payment. */
async function createUnpaidOrder(owner: Owner): Promise<void> {
  const addItemRoute = "POST /agg/cart-service/ve1/cart/{cartId}/items"
  const { body } = await send(addItemRoute, callOf(addItemRoute), owner.browser.headers(), owner)
  const orderRoute = "POST /order-service/ve4/transaction"
  const { version: cartVersion, bill } = body.data
  const inputs = inputsOf(callOf(orderRoute), owner)
  Object.assign(inputs.body ?? {}, { cartVersion, expectedTotal: bill.payable })
  const ordered = await send(orderRoute, callOf(orderRoute), owner.browser.headers(), owner, inputs)
  Object.assign(owner, ordered.body.data.transaction)
}

/** Creates a customer with data behind every call that `readOwnData` makes. */
async function newCustomer(): Promise<Owner> {
  const mobile = newNumber()
  const otherSession = await asCustomer(app, partners, mobile)
  const { sessions } = (await otherSession.get("/api/loginhandler/sessions")).json().data
  const emptyIds = { addressId: "", transactionId: "", orderId: "" }
  const otherSessionId: string = sessions[0].sessionId
  const owner = { browser: await asCustomer(app, partners, mobile), mobile, ...emptyIds, otherSessionId }
  for (const route of [
    "POST /loginhandler/updateuser",
    "POST /customer-service/ve1/user/favourites/products",
  ] as const) {
    expect(await send(route, callOf(route), owner.browser.headers(), owner)).toMatchObject({ status: 200 })
  }
  const saveAddressRoute = "POST /customer-service/ve2/user/{mobNo}/addresses"
  const saved = await send(saveAddressRoute, callOf(saveAddressRoute), owner.browser.headers(), owner)
  owner.addressId = saved.body.data.address.address_id
  await createUnpaidOrder(owner)
  return owner
}

beforeAll(async () => {
  partners = await startPartners()
  app = await build({ settings: partners.settings })
  await app.listen()
  const expiredCustomer = await asCustomer(app, partners, newNumber())
  invalidCredentials["expired"] = [expiredCustomer.bearer, "CREDENTIALS_EXPIRED"]
  app.clock.advance(16 * 60)

  customer = await newCustomer()
  stranger = await newCustomer()
  strangerGuest = await newGuest()
  allowedCallers = { guest: await newGuest(), customer: await newCustomer() }
  invalidCredentials["none"] = ["", "UNAUTHENTICATED"]
  invalidCredentials["wrong country"] = [
    (await asCustomer(app, partners, "771230001", { host: "lk.localhost" })).bearer,
    "UNAUTHENTICATED",
  ]
  const [head = "", payload = "", signature = ""] = stranger.browser.bearer.split(".")
  const claims = JSON.parse(Buffer.from(payload, "base64url").toString())
  const impersonatingClaims = { ...claims, sub: customer.browser.userId }
  const forgedSecret = new TextEncoder().encode("x".repeat(64))
  invalidCredentials["another’s user id under the original signature"] = [
    `${head}.${Buffer.from(JSON.stringify(impersonatingClaims)).toString("base64url")}.${signature}`,
    "UNAUTHENTICATED",
  ]
  invalidCredentials["forged"] = [
    await new SignJWT(impersonatingClaims).setProtectedHeader({ alg: "HS256" }).sign(forgedSecret),
    "UNAUTHENTICATED",
  ]
  const signedOutCustomer = await asCustomer(app, partners, newNumber())
  invalidCredentials["logged out"] = [signedOutCustomer.bearer, "SESSION_ENDED"]
  await signedOutCustomer.post("/api/sso-aggregation/ve1/logout")
  // A new guest session replaced this one a moment ago. Only a call that opts in accepts it.
  const replaced = await asGuest(app)
  invalidCredentials["replaced"] = [replaced.bearer, "SESSION_ENDED"]
  await replaced.startGuest()
})
afterAll(async () => {
  await app.close()
  await partners.stop()
})

const contract = calls as readonly CallDefinition[]
const allRoutes = contract.flatMap((call) => routesOf(call).map((route) => ({ route, call })))
const servedRoutes = allRoutes.filter(({ call }) => !call.feature || isFeatureOn(call.feature, "IN"))
const guardedRoutes = servedRoutes.filter(({ call }) => call.access === "guest" || call.access === "customer")

/** Tests skip a route that is not registered; `contract-is-served.db.test.ts` checks that every route is. */
function isServed(route: Route): boolean {
  const [method = "", path = ""] = route.split(" ")
  return app.http.hasRoute({ method: method as "GET", url: `/api${path.replaceAll(/\{(\w+)\}/g, ":$1")}` })
}

function callOf(route: Route): CallDefinition {
  const call = contract.find((each) => each.route === route)
  if (!call) throw new Error(`${route} is not in the contract.`)
  return call
}

/** Builds a request in which the owner names their own data, with another owner's ids at the `foreign` paths. */
function inputsOf(call: CallDefinition, owner: Owner, foreign: readonly string[] = [], other = customer) {
  const { params, query, body } = entries[call.route] ?? {}
  const ownerAt = (path: string) => (foreign.includes(path) ? other : owner)
  const ownInputs: Record<string, unknown> = {
    query: query?.(owner) ?? {},
    body: body?.(owner) ?? (call.body ? {} : undefined),
  }
  const inputs = structuredClone(ownInputs) as {
    query: Record<string, string>
    body: Record<string, unknown> | undefined
  }
  for (const path of foreign.filter((each) => !each.startsWith("params.")))
    setAt(inputs, path, ownedIdReaderAt(path)?.(other))
  const valueOf = (name: string) =>
    ownedIdReaderAt(`params.${name}`)?.(ownerAt(`params.${name}`)) ?? params?.[name] ?? examples[name] ?? UNKNOWN_ID
  return { ...inputs, valueOf }
}

/** Sets the value in every element of each list along the path. */
function setAt(target: unknown, path: string, value: unknown): void {
  const [name = "", ...remainingNames] = path.split(".")
  if (Array.isArray(target)) return target.forEach((each) => setAt(each, path, value))
  if (typeof target !== "object" || target === null) return
  const fields = target as Record<string, unknown>
  if (remainingNames.length === 0) fields[name] = value
  else setAt((fields[name] ??= {}), remainingNames.join("."), value)
}

type Inputs = ReturnType<typeof inputsOf>

async function send(
  route: Route,
  call: CallDefinition,
  headers: Record<string, string>,
  owner: Owner,
  { query, body, valueOf }: Inputs = inputsOf(call, owner),
) {
  const [method, path = ""] = route.split(" ")
  const url = `/api${path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(valueOf(name)))}`
  if (await opensStream(call, app.http.listeningOrigin + url, headers))
    return { status: 200, code: undefined, body: "" }
  const key = call.idempotency === "required" ? { "idempotency-key": crypto.randomUUID() } : {}
  const answer = await app.http.inject({
    method: method as "GET",
    url,
    query,
    headers: { ...headers, ...key },
    ...(body && { payload: body }),
  })
  const isJson = answer.headers["content-type"]?.toString().includes("json")
  const responseBody = isJson ? answer.json() : undefined
  return { status: answer.statusCode, code: responseBody?.errors?.[0]?.code as string | undefined, body: responseBody }
}

/** The status and error code of a response, without its body. */
async function statusAndCode(...[route, call, headers, owner, inputs]: Parameters<typeof send>) {
  const { status, code } = await send(route, call, headers, owner, inputs)
  return { status, code }
}

const headersWith = (bearer: string) => ({ ...testBrowser(app).headers(), authorization: bearer })

test("[SEC-5c] every call that needs credentials has an entry, and no entry names a call that no longer exists", () => {
  const routesWithoutEntry = guardedRoutes.filter(({ route, call }) => isServed(route) && !(call.route in entries))
  expect(routesWithoutEntry.map(({ route }) => route)).toEqual([])
  const contractRoutes = new Set<string>(contract.map(({ route }) => route))
  expect(Object.keys(entries).filter((route) => !contractRoutes.has(route))).toEqual([])
})

test("[SEC-5c] every id in a call's path, query or body is listed as owned or as public", () => {
  const isId = /(Id|Ids|No)$/
  const notIds = new Set(["pageNo", "houseNo"])
  const unlistedIds = contract
    // `console-access.db.test.ts` checks the console's calls.
    .filter(({ route, access }) => isServed(route) && !isStaffAccess(access))
    .flatMap((call) =>
      fieldPathsOf(call)
        .filter((path) => path.startsWith("params.") || isId.test(path))
        .filter(
          (path) => !notIds.has(lastSegmentOf(path)) && !publicNames.has(lastSegmentOf(path)) && !ownedIdReaderAt(path),
        )
        .map((path) => `${call.route}: ${path}`),
    )
  expect(unlistedIds).toEqual([])
  expect(Object.keys(ownedNames).filter((name) => publicNames.has(name))).toEqual([])
})

test("[SEC-5b] only the listed calls accept an id of someone’s data although they need no credentials", () => {
  const openCallsWithIds = contract
    .filter(({ access }) => access === "anyone")
    .filter((call) => ownedPathsOf(call).length > 0)
  // Each of these calls checks the id itself: the first two by the refresh cookie, the last by the session.
  expect(openCallsWithIds.map(({ route }) => route)).toEqual([
    "POST /loginhandler/refreshtokenanonymous",
    "POST /loginhandler/refreshtoken",
    "POST /tracking/activity",
  ])
})

test.each(guardedRoutes)(
  "[SEC-5b] $route refuses every invalid credential with its own code",
  async ({ route, call }) => {
    if (!isServed(route)) return
    for (const [reason, [bearer, code]] of Object.entries(invalidCredentials)) {
      expect([reason, await statusAndCode(route, call, headersWith(bearer), customer)]).toEqual([
        reason,
        { status: 401, code },
      ])
    }
  },
)

test.each(guardedRoutes.filter(({ call }) => call.access === "customer"))(
  "[SEC-5b] [SES-10a] $route is for customers: a guest gets UNAUTHENTICATED",
  async ({ route, call }) => {
    if (!isServed(route)) return
    expect(await statusAndCode(route, call, strangerGuest.browser.headers(), customer)).toEqual({
      status: 401,
      code: "UNAUTHENTICATED",
    })
  },
)

/** Everything that the owner can read of their own data. */
async function readOwnData({ browser, transactionId }: Owner): Promise<unknown[]> {
  const paths = [
    `/customer-service/ve2/user/${browser.userId}/addresses`,
    "/customer-service/ve1/user/favourites/products",
    `/agg/cart-service/ve1/cart/${browser.cartId}`,
    `/order-service/ve4/transaction/${transactionId}`,
    "/loginhandler/sessions",
    "/loginhandler/user",
  ]
  return Promise.all(
    paths.map(async (path) => {
      const answer = await browser.get(`/api${path}`)
      expect([path, answer.statusCode]).toEqual([path, 200])
      return answer.json()
    }),
  )
}

const ownedRoutes = guardedRoutes.filter(({ call }) => ownedPathsOf(call).length > 0)

test.each(ownedRoutes)(
  "[SEC-5b] [SES-10c] $route refuses a stranger who uses another’s ids and changes nothing",
  async ({ route, call }) => {
    if (!isServed(route)) return
    const dataBefore = await readOwnData(customer)
    const ownedPaths = ownedPathsOf(call)
    for (const [kind, caller] of [
      ["customer", stranger],
      ["guest", strangerGuest],
    ] as const) {
      const refusals =
        call.access === "customer" && kind === "guest" ? ["401 UNAUTHENTICATED"] : ["403 FORBIDDEN", "404 NOT_FOUND"]
      for (const foreign of [ownedPaths, ...ownedPaths.map((path) => [path])]) {
        const inputs = inputsOf(call, caller, foreign)
        const { status, code } = await send(route, call, caller.browser.headers(), caller, inputs)
        const outcome = `${kind}, ${foreign.join(" and ")}: ${status} ${code}`
        expect(refusals.map((each) => `${kind}, ${foreign.join(" and ")}: ${each}`)).toContain(outcome)
      }
    }
    expect(await readOwnData(customer)).toEqual(dataBefore)
  },
)

test.each(guardedRoutes)("[SEC-5b] $route gives every allowed caller the expected answer", async ({ route, call }) => {
  if (!isServed(route)) return
  const { answers = [200], isDestructive } = entries[call.route] ?? {}
  for (const kind of call.access === "customer" ? (["customer"] as const) : (["guest", "customer"] as const)) {
    const caller = !isDestructive ? allowedCallers[kind] : kind === "guest" ? await newGuest() : await newCustomer()
    const { status, code, body } = await send(route, call, caller.browser.headers(), caller)
    // An error counts only if the call declares it, such as a wrong code: then the request got past the access check.
    const isDeclaredError = code !== undefined && (call.errors ?? []).some((each) => each === code)
    expect([kind, isDeclaredError ? code : status, JSON.stringify(body).slice(0, 200)]).toEqual([
      kind,
      answers.find((each) => each === (isDeclaredError ? code : status)) ?? answers.join(" or "),
      expect.any(String),
    ])
  }
})

test.each(guardedRoutes)(
  "[SEC-5b] $route identifies the caller by the credentials and ignores ids in the headers",
  async ({ route, call }) => {
    if (!isServed(route) || entries[call.route]?.isDestructive || call.route.includes("otp")) return
    const dataBefore = await readOwnData(customer)
    const { userId, cartId } = customer.browser
    const spoofedHeaders = { userid: userId, mobile: customer.mobile, cartid: cartId, isloggedin: "true" }
    const { body } = await send(route, call, { ...strangerGuest.browser.headers(), ...spoofedHeaders }, strangerGuest)
    expect(JSON.stringify(body)).not.toMatch(new RegExp(`${userId}|${cartId}|${customer.mobile}`))
    expect(await readOwnData(customer)).toEqual(dataBefore)
  },
)

/** Routes whose answer changes from one request to the next: a new guest, and whether the server is ready. */
const changingRoutes: ReadonlySet<string> = new Set(["POST /loginhandler/anonymoususer", "GET /ready"])
const routesForAnyone = servedRoutes.filter(({ call }) => call.access === "anyone" && !changingRoutes.has(call.route))
test.each(routesForAnyone)(
  "[SEC-5b] $route gives the same answer with invalid credentials as without any",
  async ({ route, call }) => {
    if (!isServed(route)) return
    const expectedResult = await statusAndCode(route, call, headersWith(""), customer)
    for (const [reason, [bearer]] of Object.entries(invalidCredentials)) {
      expect([reason, await statusAndCode(route, call, headersWith(bearer), customer)]).toEqual([
        reason,
        expectedResult,
      ])
    }
  },
)

test("[SEC-5b] GET /ready answers a visitor with invalid credentials", async () => {
  for (const [bearer] of Object.values(invalidCredentials)) {
    const readStatus = async () =>
      (await app.http.inject({ url: "/api/ready", headers: headersWith(bearer) })).statusCode
    // On a busy machine the server isn't ready for a moment.
    await vi.waitFor(async () => expect(await readStatus()).toBe(200), { timeout: 30_000 })
  }
})

test.each(["refreshtoken", "refreshtokenanonymous"])(
  "[SEC-3a] [SEC-5b] %s refuses a user id without a refresh cookie or with a stranger’s refresh cookie",
  async (call) => {
    for (const userId of [customer.browser.userId, allowedCallers.guest.browser.userId]) {
      for (const proof of ["", strangerGuest.browser.cookie, stranger.browser.cookie]) {
        const headers = { ...testBrowser(app).headers(), ...(proof && { cookie: `hearth_refresh=${proof}` }) }
        const url = `/api/loginhandler/${call}`
        const answer = await app.http.inject({ method: "POST", url, headers, payload: { userId } })
        expect([answer.statusCode, answer.json().errors[0].code]).toEqual([401, "REFRESH_REFUSED"])
      }
    }
  },
)

test.each(servedRoutes.filter(({ call }) => call.access === "operator"))(
  "[SEC-5b] $route is for the operator: guests and customers from other networks are refused",
  async ({ route }) => {
    const [method, path] = route.split(" ")
    for (const { browser } of [strangerGuest, stranger]) {
      const answer = await app.http.inject({
        method: method as "GET",
        url: `/api${path}`,
        headers: browser.headers(),
        remoteAddress: "203.0.113.9",
      })
      expect(answer.statusCode).toBe(403)
    }
  },
)
