import { calls } from "@hearth/contract/calls.ts"
import { type CallDefinition, isStaffAccess } from "@hearth/contract/define-call.ts"
import { failure } from "@hearth/contract/envelope.ts"
import { setTimeout } from "node:timers/promises"
import fc from "fast-check"
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest"
import { asStaff, type StaffClient, firstManager } from "./testing/as-staff.ts"
import { build, type TestApp } from "./testing/build-test-app.ts"
import { almostValid, nastyJson, nastyText } from "./testing/nasty-values.ts"

let app: TestApp
let bearer = ""
let staffClient: StaffClient
beforeAll(async () => {
  app = await build({ settings: { firstManager } })
})
beforeEach(async () => {
  // Resets every rate limit that the previous test may have used up.
  app.clock.advance(24 * 60 * 60)
  const guest = await app.http.inject({ method: "POST", url: "/api/loginhandler/anonymoususer" })
  if (guest.statusCode !== 200) throw new Error("No guest, so half of the calls would not be reached.")
  bearer = `Bearer ${guest.json().credentials.secretKey}`
  staffClient = await asStaff(app)
})
afterAll(() => app.close())

/** SEC-8: a response that takes longer counts as a hang. Responses take milliseconds, even on a busy machine. */
const HANG_MS = 5_000

interface Attempt {
  path: string
  headers: Record<string, string>
  payload: string | undefined
}

const nastyPathPart = nastyText.map((text) => encodeURIComponent(text.toWellFormed()))
const headerText = fc.string({ unit: "grapheme-ascii", maxLength: 300 })

/** Generates a request for a call: almost valid or with missing parts, with headers and bodies of any kind. */
function attemptOn(call: CallDefinition): fc.Arbitrary<Attempt> {
  const [, template = ""] = call.route.split(" ")
  const isStaffCall = isStaffAccess(call.access)
  // A guest's session would open it, whatever else the request has, and an open stream never ends.
  const isStreamOfSession = template.endsWith("/stream") && !template.includes("{")
  const params = call.params ? almostValid(call.params) : fc.constant({})
  const query = call.query ? almostValid(call.query) : nastyJson
  const body = call.body
    ? fc.option(almostValid(call.body), { nil: undefined })
    : fc.option(nastyJson, { nil: undefined })
  return fc
    .record({
      params,
      fallbackParam: nastyPathPart,
      query: fc.oneof(query, fc.dictionary(nastyText, nastyText, { maxKeys: 3 })),
      body: fc.oneof(
        body.map((value) => (value === undefined ? undefined : JSON.stringify(value))),
        fc.constantFrom(
          "",
          "{",
          "[".repeat(100_000),
          `{"a":${"[".repeat(5_000)}`,
          '"\\ud800"',
          "null",
          "0",
          '{"__proto__":{}}',
        ),
      ),
      type: fc.constantFrom(
        "application/json",
        "application/json; charset=utf-16",
        "text/plain",
        "multipart/form-data",
        "a/b; c",
      ),
      isAuthenticated: fc.boolean(),
      key: fc.option(headerText, { nil: undefined }),
      headerJunk: headerText,
    })
    .map(({ params, fallbackParam, query, body, type, isAuthenticated, key, headerJunk }) => ({
      path: `${template.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
        // An existing store, so that the request gets past the console's access check. Not for streams: an open stream
        // never ends.
        if (isStaffCall && isAuthenticated && name === "storeId" && !template.endsWith("/stream")) return "6585R"
        return asPathPart(params, name) ?? fallbackParam
      })}${asQuery(query)}`,
      headers: {
        ...(body === undefined ? {} : { "content-type": type }),
        ...(key === undefined ? {} : { "idempotency-key": key }),
        authorization: isAuthenticated && !isStreamOfSession ? bearer : headerJunk,
        cookie: isStaffCall && isAuthenticated ? `hearth_staff=${staffClient.cookie}` : headerJunk,
        userid: headerJunk,
        storeid: headerJunk,
        "x-session-token": headerJunk,
        "x-request-id": headerJunk,
      },
      payload: body,
    }))
}

function asPathPart(params: unknown, name: string): string | undefined {
  const value = (params as Record<string, unknown> | null)?.[name]
  return typeof value === "string" && value !== "" ? encodeURIComponent(value.toWellFormed()) : undefined
}

function asQuery(query: unknown): string {
  if (typeof query !== "object" || query === null) return `?${encodeURIComponent(String(query).toWellFormed())}`
  const pairs = Object.entries(query).map(([name, value]) =>
    `${name}=${String(JSON.stringify(value) ?? "")}`.toWellFormed(),
  )
  return pairs.length === 0 ? "" : `?${pairs.map((pair) => encodeURIComponent(pair).replace("%3D", "=")).join("&")}`
}

/** Returns what is wrong with a response, if anything. */
function findFault(answer: Awaited<ReturnType<TestApp["http"]["inject"]>> | "none in time"): string | undefined {
  if (answer === "none in time") return "a hang"
  const { statusCode, headers, body } = answer
  if (statusCode >= 500) return `status ${statusCode}`
  if (!/^[A-Za-z0-9._-]{8,64}$/.test(String(headers["x-request-id"]))) return "no request id"
  if (/node_modules|\.ts:\d+:\d+|\\n +at /.test(body)) return "a stack trace"
  if (statusCode >= 400 && !failure.safeParse(JSON.parse(body)).success) return "no envelope"
  return undefined
}

async function raceWithTimeout<Answer>(answer: Promise<Answer>): Promise<Answer | "none in time"> {
  const timer = new AbortController()
  const timeout = setTimeout(HANG_MS, "none in time" as const, { signal: timer.signal }).catch(
    () => "none in time" as const,
  )
  return Promise.race([answer, timeout]).finally(() => timer.abort())
}

test.each(calls as readonly CallDefinition[])(
  "[SEC-8a] [SEC-8b] [SEC-8c] $route answers any input within 5 s, without a 5xx or a stack trace, and errors in the envelope",
  async (call) => {
    const [method = "GET"] = call.route.split(" ")
    await fc.assert(
      fc.asyncProperty(attemptOn(call), async ({ path, headers, payload }) => {
        const answer = app.http.inject({ method: method as "GET", url: `/api${path}`, headers, payload })
        expect(findFault(await raceWithTimeout(answer))).toBeUndefined()
      }),
      { numRuns: 60, seed: 20_260_301 },
    )
  },
)
