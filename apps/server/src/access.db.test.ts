import { calls } from "@hearth/contract/calls.ts"
import type { CallDefinition, Route } from "@hearth/contract/define-call.ts"
import { isOn } from "@hearth/domain/countries/features.ts"
import { SignJWT } from "jose"
import { afterAll, beforeAll, expect, test } from "vitest"
import { routesOf } from "./platform/http/create-routes.ts"
import { asCustomer } from "./testing/as-customer.ts"
import { asGuest, type TestBrowser, testBrowser } from "./testing/as-guest.ts"
import { build, type TestApp } from "./testing/build-test-app.ts"
import { type Partners, startPartners } from "./testing/start-partners.ts"

/*
 * SEC-5: every call of the contract × every kind of caller × every id in it, made from the contract itself. A call with
 * an id that stands in neither table below fails, and so does one whose owner can't get through.
 */

/** Ids of what is anybody's to look at. */
const anybodys: ReadonlySet<string> = new Set([
  "alertId",
  "cardInitialDigits",
  "city",
  "code",
  "couponCode",
  "dealId",
  "productId",
  "stationId",
  "storeId",
  "widgetId",
])

/** Ids of what is somebody's: whose it is, by the name it has in paths, queries and bodies. */
const somebodys: Readonly<Record<string, (owner: Owner) => string>> = {
  addressId: ({ addressId }) => addressId,
  cartId: ({ browser }) => browser.cartId,
  mobNo: ({ mobile }) => mobile,
  sessionId: ({ otherSessionId }) => otherSessionId,
  userId: ({ browser }) => browser.userId,
}

/** Where a stranger may name it all the same, and why. */
const exceptions: Readonly<Record<string, string>> = {
  "guest POST /customer-service/ve2/user/{mobNo}/addresses": "a guest has no number, and names whom to call",
}

const address = {
  type: "home",
  label: "",
  houseNo: "12",
  address: "4th Cross",
  landmark: "",
  fName: "Asha",
  lName: "",
  email: "",
  latitude: 28.6315,
  longitude: 77.2167,
}

/** A body with which the owner gets through, for calls that have an id and a body. */
const bodies: Readonly<Partial<Record<Route, () => object>>> = {
  "POST /agg/cart-service/ve1/cart/{cartId}/items": () => ({
    storeId: "6585R",
    deliveryType: "DELIVERY",
    lines: [{ id: crypto.randomUUID(), productId: "in-cola", quantity: 1 }],
  }),
  "PUT /agg/cart-service/ve1/cart/{cartId}/items": () => ({ changes: [{ line: crypto.randomUUID(), add: 1 }] }),
  "PUT /agg/cart-service/ve1/cart/{cartId}/options": () => ({ tip: 20_00 }),
  "POST /customer-service/ve2/user/{mobNo}/addresses": () => address,
  "PUT /customer-service/ve2/user/addresses/{addressId}": () => ({ ...address, mobNo: "9876543210" }),
}

/** Values with which calls find something. */
const examples: Readonly<Record<string, string>> = {
  storeId: "6585R",
  code: "NOSUCHCODE",
  couponCode: "NOSUCHCODE",
  cardInitialDigits: "411111",
}

interface Owner {
  browser: TestBrowser
  mobile: string
  addressId: string
  otherSessionId: string
}

let app: TestApp
let partners: Partners
let guest: TestBrowser
let customer: Owner
let stranger: TestBrowser
let strangeGuest: TestBrowser
/** Credentials that open nothing, by what is wrong with them, with the code that says so. */
const worthless: Record<string, [bearer: string, code: string]> = {}

async function newOwner(mobile: string): Promise<Owner> {
  const other = await asCustomer(app, partners, mobile)
  const { sessions } = (await other.get("/api/loginhandler/sessions")).json().data
  const browser = await asCustomer(app, partners, mobile)
  const saved = await browser.post(`/api/customer-service/ve2/user/${mobile}/addresses`, address)
  const addressId = saved.json().data.address.address_id
  return { browser, mobile, addressId, otherSessionId: sessions[0].sessionId }
}

beforeAll(async () => {
  partners = await startPartners()
  app = await build({ settings: partners.settings })
  const late = await asCustomer(app, partners, "9876500001")
  worthless["expired"] = [late.bearer, "CREDENTIALS_EXPIRED"]
  app.clock.advance(16 * 60)

  guest = await asGuest(app)
  customer = await newOwner("9876500002")
  stranger = await asCustomer(app, partners, "9876500003")
  strangeGuest = await asGuest(app)
  worthless["none"] = ["", "UNAUTHENTICATED"]
  worthless["wrong country"] = [
    (await asCustomer(app, partners, "771230001", { host: "lk.localhost" })).bearer,
    "UNAUTHENTICATED",
  ]
  const [head = "", payload = "", signature = ""] = stranger.bearer.split(".")
  const claims = JSON.parse(Buffer.from(payload, "base64url").toString())
  const another = { ...claims, sub: customer.browser.userId }
  const forger = new TextEncoder().encode("x".repeat(64))
  worthless["another’s name under a true signature"] = [
    `${head}.${Buffer.from(JSON.stringify(another)).toString("base64url")}.${signature}`,
    "UNAUTHENTICATED",
  ]
  worthless["forged"] = [
    await new SignJWT(another).setProtectedHeader({ alg: "HS256" }).sign(forger),
    "UNAUTHENTICATED",
  ]
  const leaving = await asCustomer(app, partners, "9876500004")
  worthless["logged out"] = [leaving.bearer, "SESSION_ENDED"]
  await leaving.post("/api/sso-aggregation/ve1/logout")
})
afterAll(async () => {
  await app.close()
  await partners.stop()
})

const all = (calls as readonly CallDefinition[]).flatMap((call) => routesOf(call).map((route) => ({ route, call })))
const served = all.filter(({ call }) => !call.feature || isOn(call.feature, "IN"))
const guarded = served.filter(({ call }) => call.access === "guest" || call.access === "customer")

function fill(route: string, owner: Owner): { method: "GET"; url: string } {
  const [method, path = ""] = route.split(" ")
  const url = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(somebodys[name]?.(owner) ?? examples[name] ?? "00000000-0000-4000-8000-000000000000"),
  )
  return { method: method as "GET", url: `/api${url}` }
}

async function send(route: Route, call: CallDefinition, headers: Record<string, string>, owner: Owner) {
  const payload = bodies[call.route]?.() ?? (call.body ? {} : undefined)
  const answer = await app.http.inject({ ...fill(route, owner), headers, ...(payload && { payload }) })
  const code = answer.headers["content-type"]?.toString().includes("json") ? answer.json().errors?.[0]?.code : undefined
  return { status: answer.statusCode, code }
}

const headersWith = (bearer: string) => ({ ...testBrowser(app).headers(), authorization: bearer })

const names = (schema: unknown): string[] => Object.keys((schema as { shape?: object } | undefined)?.shape ?? {})

test("[SEC-5] every id of every call is in one of the tables", () => {
  const unknown = (calls as readonly CallDefinition[]).flatMap(({ route, params, query, body }) =>
    [
      ...names(params),
      ...[...names(query), ...names(body)].filter(
        (name) => /(Id|No)$/.test(name) && name !== "pageNo" && name !== "houseNo",
      ),
    ]
      .filter((name) => !anybodys.has(name) && !(name in somebodys))
      .map((name) => `${route}: ${name}`),
  )
  expect(unknown).toEqual([])
})

test.each(guarded)("[SEC-5] $route opens for nobody without credentials that hold", async ({ route, call }) => {
  for (const [what, [bearer, code]] of Object.entries(worthless)) {
    expect([what, await send(route, call, headersWith(bearer), customer)]).toEqual([what, { status: 401, code }])
  }
})

test.each(guarded.filter(({ call }) => call.access === "customer"))(
  "[SEC-5] [SES-10] $route is for customers: a guest is asked to sign in",
  async ({ route, call }) => {
    expect(await send(route, call, guest.headers(), customer)).toEqual({ status: 401, code: "UNAUTHENTICATED" })
  },
)

/** Each in a block of its own. */
let owners = 1

const isOwned = (route: string) => [...route.matchAll(/\{(\w+)\}/g)].some(([, name = ""]) => name in somebodys)
const owned = guarded.filter(({ route }) => isOwned(route))

/** All that the owner sees of what is theirs. */
async function seen({ browser }: Owner): Promise<unknown[]> {
  const paths = [
    `/customer-service/ve2/user/${browser.userId}/addresses`,
    `/agg/cart-service/ve1/cart/${browser.cartId}`,
    "/loginhandler/sessions",
    "/loginhandler/user",
  ]
  return Promise.all(paths.map(async (path) => (await browser.get(`/api${path}`)).json()))
}

test.each(owned)("[SEC-5] [SES-10] $route gives a stranger nothing and changes nothing", async ({ route, call }) => {
  const before = await seen(customer)
  for (const [kind, who] of [
    ["customer", stranger],
    ["guest", strangeGuest],
  ] as const) {
    if (`${kind} ${call.route}` in exceptions) continue
    const { status, code } = await send(route, call, who.headers(), customer)
    const refusals =
      call.access === "customer" && kind === "guest" ? ["401 UNAUTHENTICATED"] : ["403 FORBIDDEN", "404 NOT_FOUND"]
    expect([kind, refusals.includes(`${status} ${code}`), status, code]).toEqual([kind, true, status, code])
  }
  expect(await seen(customer)).toEqual(before)
})

test.each(owned)("[SEC-5] $route opens for its owner", async ({ route, call }) => {
  const owner = await newOwner(`987${String(owners++).padStart(3, "0")}0001`)
  const { status, code } = await send(route, call, owner.browser.headers(), owner)
  // That nobody knows a code is told to the owner of the cart, and to nobody else.
  const answer = code === "PROMO_UNKNOWN" ? code : status
  expect([200, "PROMO_UNKNOWN"]).toContain(answer)
})

const rest = guarded.filter(({ route }) => !isOwned(route))
test.each(rest)("[SEC-5] $route lets in whom the contract says", async ({ route, call }) => {
  const visitors = call.access === "customer" ? [stranger] : [strangeGuest, stranger]
  // What ends the session that asks is not tried out on those who are needed.
  if (/logout/.test(route)) return
  for (const who of visitors) {
    const { status, code } = await send(route, call, who.headers(), customer)
    expect([status === 401, code === "UNAUTHENTICATED", status >= 500]).toEqual([false, false, false])
  }
})

const open = served.filter(({ call }) => call.access === "open" && !call.route.endsWith("/anonymoususer"))
test.each(open)("[SEC-5] $route answers the same to whatever credentials come along", async ({ route, call }) => {
  const without = await send(route, call, headersWith(""), customer)
  for (const [what, [bearer]] of Object.entries(worthless)) {
    expect([what, await send(route, call, headersWith(bearer), customer)]).toEqual([what, without])
  }
})

test.each(["refreshtoken", "refreshtokenanonymous"])(
  "[SEC-3] [SEC-5] a user id alone yields no credentials at %s, a stranger’s proof neither",
  async (call) => {
    for (const userId of [customer.browser.userId, guest.userId]) {
      for (const cookie of ["", `hearth_refresh=${strangeGuest.cookie}`, `hearth_refresh=${stranger.cookie}`]) {
        const headers = { ...testBrowser(app).headers(), ...(cookie && { cookie }) }
        const url = `/api/loginhandler/${call}`
        const answer = await app.http.inject({ method: "POST", url, headers, payload: { userId } })
        expect([answer.statusCode, answer.json().errors[0].code]).toEqual([401, "REFRESH_REFUSED"])
      }
    }
  },
)

test.each(served.filter(({ call }) => call.access === "operator"))(
  "[SEC-5] $route is for the operator, from elsewhere not for customers either",
  async ({ route, call }) => {
    for (const who of [guest, stranger]) {
      const answer = await app.http.inject({
        ...fill(route, customer),
        headers: who.headers(),
        remoteAddress: "203.0.113.9",
      })
      expect([call.route, answer.statusCode]).toEqual([call.route, 403])
    }
  },
)
