import { randomUUID } from "node:crypto"
import { afterAll, expect, test } from "vitest"
import { buildTestHttp } from "../../testing/build-test-http.ts"
import { AppError } from "../errors/app-error.ts"

const vendorConfig = { partnerName: null, primaryPaymentId: null, clientId: null, source: "web", blockedFeatures: [] }

const http = buildTestHttp((route) => {
  route("GET /config", ({ country }) => ({
    features: country,
    vendorConfig: { ...vendorConfig, secretPlan: "world domination" } as typeof vendorConfig,
    disableCookies: false,
  }))
  route("GET /v1/{storeId}/menu/data", ({ params }) => {
    if (params.storeId === "boom") throw new Error("SELECT secret FROM plans")
    if (params.storeId === "wrong") return {} as never
    throw new AppError("STORE_NOT_FOUND")
  })
  const endsAt = "2026-12-01T00:00:00.000Z"
  route("GET /alerts", ({ session, query }) => ({
    alerts: [{ id: randomUUID(), tone: "news", title: session.userId, message: query.storeId ?? "none", endsAt }],
  }))
  route("POST /sso-aggregation/ve1/logout", ({ body }) => {
    if (body !== undefined && Object.keys(body).length > 0) throw new Error("unchecked body")
    return {}
  })
  route("POST /tracking/activity", () => ({}))
  route("GET /metrics", () => "metrics")
})
afterAll(() => http.close())

const failureBody = (code: string, displayMsg: unknown = expect.any(String)) => ({
  status: "failed",
  errors: [{ code, displayMsg, header: "Oops", btnMsg: "OK" }],
})

const badRequestBody = (field: string, problem: string) => ({
  status: "failed",
  errors: [{ code: "BAD_REQUEST", displayMsg: expect.any(String), header: "Oops", btnMsg: "OK", field, problem }],
})

test("[SES-9] answers an error with its status and the envelope's code, displayMsg, header and btnMsg", async () => {
  const answer = await http.inject("/api/v1/6585R/menu/data")
  expect(answer.statusCode).toBe(404)
  expect(answer.json()).toEqual(
    failureBody(
      "STORE_NOT_FOUND",
      "Sorry, we are facing some temporary issues with the store selected. Please select a different store",
    ),
  )
})

test("gives the client no details of an unexpected error", async () => {
  for (const store of ["boom", "wrong"]) {
    const answer = await http.inject(`/api/v1/${store}/menu/data`)
    expect(answer.statusCode).toBe(500)
    expect(answer.json()).toEqual(failureBody("INTERNAL", "Something Went Wrong. Please Try Again."))
    expect(answer.body).not.toMatch(/SELECT|\.ts|at /)
  }
})

test("removes fields that the response schema does not name", async () => {
  const answer = await http.inject("/api/config")
  expect(answer.json()).toEqual({ features: "IN", vendorConfig, disableCookies: false })
})

test.each([
  ["lk.localhost:3000", "LK"],
  ["BD.hearth.example", "BD"],
  ["localhost:3000", "IN"],
  ["lkx.hearth.example", "IN"],
])("[CTY-1b] [CTY-1c] answers a request to %s for the country %s", async (host, country) => {
  const answer = await http.inject({ url: "/api/config", headers: { host } })
  expect(answer.json().features).toBe(country)
})

test("[CTY-1b] uses a forwarded host only from a trusted proxy", async () => {
  const headers = { host: "localhost", "x-forwarded-host": "lk.hearth.example" }
  expect((await http.inject({ url: "/api/config", headers })).json().features).toBe("IN")
  const behindProxy = buildTestHttp(
    (route) =>
      route("GET /config", ({ country }) => ({
        features: country,
        vendorConfig,
        disableCookies: false,
      })),
    { trustProxy: "127.0.0.1" },
  )
  expect((await behindProxy.inject({ url: "/api/config", headers })).json().features).toBe("LK")
})

test("[CTY-5c] answers FEATURE_OFF only in countries where the call's feature is switched off", async () => {
  const withFeatureOff = buildTestHttp(
    (route) =>
      route("GET /v1/{storeId}/menu/data", () => {
        throw new AppError("STORE_NOT_FOUND")
      }),
    { switches: { featuresOff: () => [{ feature: "menu", country: "LK" }] } },
  )
  const requestFrom = (host: string) => withFeatureOff.inject({ url: "/api/v1/1/menu/data", headers: { host } })
  const refused = await requestFrom("lk.localhost")
  expect([refused.statusCode, refused.json()]).toEqual([403, failureBody("FEATURE_OFF")])
  expect((await requestFrom("in.localhost")).json()).toEqual(failureBody("STORE_NOT_FOUND"))
})

test("requires a session for a call that needs one and passes it to the handler", async () => {
  const withoutSession = await http.inject("/api/alerts")
  expect([withoutSession.statusCode, withoutSession.json()]).toEqual([401, failureBody("UNAUTHENTICATED")])
  const answer = await http.inject({ url: "/api/alerts?storeId=6585R", headers: { authorization: "ada" } })
  expect(answer.json().data.alerts[0]).toMatchObject({ title: "ada", message: "6585R" })
})

test.each([
  ["/api/alerts?storeId=no%00good", "must match /^[0-9A-Za-z]{1,12}$/"],
  ["/api/alerts?storeId=a&storeId=b", "must be a text"],
  ["/api/v1/%00/menu/data", "must match /^[0-9A-Za-z]{1,12}$/"],
])(
  "[SEC-8a] [SEC-8c] [ERR-3a] validates params and query, and names the wrong field and the reason: %s",
  async (url, problem) => {
    const answer = await http.inject({ url, headers: { authorization: "ada" } })
    expect([answer.statusCode, answer.json()]).toEqual([400, badRequestBody("storeId", problem)])
  },
)

test("[ERR-3a] the answer to a rejected body names the wrong field and the reason, but never the value that was sent", async () => {
  const data = {
    userAgent: "x",
    platform: "PWA",
    timestamp: 1_795_000_000_000,
    pageName: "/",
    referrer: "",
    action: "secret",
    actionType: "",
    properties: {},
  }
  const post = (activity: object) =>
    http.inject({ method: "POST", url: "/api/tracking/activity", payload: { data: activity } })
  const rejected = await post(data)
  expect(rejected.json()).toEqual(badRequestBody("data.timestamp", "must be a text"))
  const timestamp = "2026-11-16T07:30:00Z"
  expect((await post({ ...data, timestamp, action: "s".repeat(200) })).json()).toEqual(
    badRequestBody("data.action", "too long, at most 128"),
  )
  expect((await post({ ...data, timestamp: "at noon" })).json()).toEqual(
    badRequestBody("data.timestamp", "must be an ISO 8601 time in UTC, such as 2026-11-16T07:30:00Z"),
  )
  expect((await post({ ...data, timestamp, colour: "red" })).json()).toEqual(
    badRequestBody("data.colour", "unknown field"),
  )
  expect(rejected.body).not.toMatch(/secret|1795/)
  expect((await http.inject({ method: "POST", url: "/api/tracking/activity" })).json()).toEqual(
    badRequestBody("body", "missing"),
  )
})

test("accepts no body, an empty one or an empty object for a call with an optional body, and refuses unknown fields", async () => {
  const post = (payload: string | undefined, type = "application/json") =>
    http.inject({
      method: "POST",
      url: "/api/sso-aggregation/ve1/logout",
      headers: { authorization: "ada", "content-type": type },
      payload,
    })
  expect((await post(undefined)).statusCode).toBe(200)
  expect((await post("")).statusCode).toBe(200)
  expect((await post("{}")).statusCode).toBe(200)
  expect((await post('{"everywhere":true}')).json()).toEqual(badRequestBody("everywhere", "unknown field"))
  const withoutBody = await http.inject({
    method: "POST",
    url: "/api/sso-aggregation/ve1/logout",
    headers: { authorization: "a" },
  })
  expect(withoutBody.statusCode).toBe(200)
})

test.each([
  ["not JSON", "{", "application/json", 400, "BAD_REQUEST"],
  ["nested too deep", `${"[".repeat(40)}${"]".repeat(40)}`, "application/json", 400, "BAD_REQUEST"],
  ["an object with a prototype key", '{"__proto__":{"admin":true}}', "application/json", 400, "BAD_REQUEST"],
  ["not UTF-8", Buffer.from([0x22, 0xff, 0x22]), "application/json", 400, "BAD_REQUEST"],
  ["too large", JSON.stringify("x".repeat(300_000)), "application/json", 413, "TOO_LARGE"],
  ["XML", "<a/>", "application/xml", 415, "UNSUPPORTED_MEDIA"],
  ["a form", "a=b", "application/x-www-form-urlencoded", 415, "UNSUPPORTED_MEDIA"],
  ["plain text", "hello", "text/plain", 415, "UNSUPPORTED_MEDIA"],
  ["of no content type", "hello", "", 415, "UNSUPPORTED_MEDIA"],
  ["of an invalid content type", "{}", "application", 415, "UNSUPPORTED_MEDIA"],
])("[SEC-8a] [SEC-8c] refuses a body that is %s", async (_, payload, type, status, code) => {
  const answer = await http.inject({
    method: "POST",
    url: "/api/tracking/activity",
    headers: type === "" ? {} : { "content-type": type },
    payload,
  })
  expect([answer.statusCode, answer.json().errors[0].code]).toEqual([status, code])
  expect(answer.headers["x-request-id"]).toBeTruthy()
  const { field } = answer.json().errors[0]
  expect(field).toBe(code === "BAD_REQUEST" ? "body" : undefined)
})

test("[SEC-8a] answers an unknown path, a wrong method, and a URL that is too long or invalid with their own errors", async () => {
  const unknownPath = await http.inject("/api/nowhere")
  expect([unknownPath.statusCode, unknownPath.json()]).toEqual([404, failureBody("NOT_FOUND")])
  const wrongMethod = await http.inject({ method: "DELETE", url: "/api/v1/6585R/menu/data" })
  expect([wrongMethod.statusCode, wrongMethod.headers.allow, wrongMethod.json()]).toEqual([
    405,
    "GET",
    failureBody("METHOD_NOT_ALLOWED"),
  ])
  const longUrl = await http.inject(`/api/config?${"x".repeat(3000)}`)
  expect([longUrl.statusCode, longUrl.json()]).toEqual([414, failureBody("URL_TOO_LONG")])
  const outsideApi = await http.inject("/nowhere")
  expect([outsideApi.statusCode, outsideApi.json()]).toEqual([404, failureBody("NOT_FOUND")])
  const brokenPath = await http.inject("/api/v1/%E0%A4%A/menu/data")
  expect([brokenPath.statusCode, brokenPath.json()]).toEqual([400, failureBody("BAD_REQUEST")])
  expect(brokenPath.headers["x-request-id"]).toBeTruthy()
})

test("[SEC-10c] [SEC-10e] sends strict headers with every API response", async () => {
  for (const url of ["/api/config", "/api/nowhere"]) {
    const { headers } = await http.inject(url)
    expect(headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
      "cache-control": "no-store",
      "referrer-policy": "no-referrer",
    })
  }
})

async function returnedIdFor(sentId: string) {
  return (await http.inject({ url: "/api/config", headers: { "x-request-id": sentId } })).headers["x-request-id"]
}

test("returns a valid request id and replaces an invalid one", async () => {
  expect(await returnedIdFor("abc-DEF_123.4")).toBe("abc-DEF_123.4")
  for (const invalidId of ["short", "has space in it", "x".repeat(65), "new\tline-in-it"]) {
    const generatedId = await returnedIdFor(invalidId)
    expect(generatedId).not.toBe(invalidId)
    expect(generatedId).toMatch(/^[A-Za-z0-9._-]{8,64}$/)
  }
  expect(await returnedIdFor("short")).not.toBe(await returnedIdFor("short"))
})

test("[SEC-11d] shows metrics to this machine and to requests with the token, but not to requests through a proxy", async () => {
  const remote = buildTestHttp((route) => route("GET /metrics", () => "metrics"), { metricsToken: "t".repeat(20) })
  const request = (remoteAddress: string, headers: Record<string, string> = {}) =>
    remote.inject({ url: "/api/metrics", remoteAddress, headers }).then(({ statusCode }) => statusCode)
  expect(await request("127.0.0.1")).toBe(200)
  expect(await request("203.0.113.7")).toBe(403)
  expect(await request("127.0.0.1", { "x-forwarded-for": "203.0.113.7" })).toBe(403)
  expect(await request("203.0.113.7", { authorization: `Bearer ${"t".repeat(20)}` })).toBe(200)
  expect(await request("203.0.113.7", { authorization: `Bearer ${"u".repeat(20)}` })).toBe(403)
  const metrics = await http.inject("/api/metrics")
  expect([metrics.headers["content-type"], metrics.body]).toEqual(["text/plain; version=0.0.4", "metrics"])
})

test("refuses to register a route that is not in the contract, or the same route twice", () => {
  expect(() => buildTestHttp((route) => route("GET /secret" as "GET /config", () => ({}) as never))).toThrow(
    "not in the contract",
  )
  expect(() =>
    buildTestHttp((route) => {
      route("GET /health", () => ({}))
      route("GET /health", () => ({}))
    }),
  ).toThrow("registered twice")
})
