import { afterAll, beforeAll, expect, test } from "vitest"
import { build, type TestApp } from "../../testing/build-test-app.ts"

let app: TestApp
beforeAll(async () => {
  app = await build()
})
afterAll(() => app.close())

const send = (body: unknown, type: string) =>
  app.http.inject({
    method: "POST",
    url: "/api/csp-reports",
    headers: { "content-type": type },
    payload: typeof body === "string" ? body : JSON.stringify(body),
  })

const reportUriBody = (overrides: object = {}) => ({
  "csp-report": {
    "document-uri": "https://in.hearth.example/track/9876543210?otp=123456",
    "effective-directive": "script-src-elem",
    "blocked-uri": "https://evil.example/x.js?secret=1",
    ...overrides,
  },
})
const reportToBody = [
  {
    type: "csp-violation",
    age: 1,
    url: "https://in.hearth.example/menu",
    body: {
      documentURL: "https://in.hearth.example/menu",
      effectiveDirective: "require-trusted-types-for",
      blockedURL: "trusted-types-sink",
    },
  },
  { type: "deprecation", body: { id: "x" } },
]

test("reports of browsers in both formats are counted by directive", async () => {
  expect((await send(reportUriBody(), "application/csp-report")).statusCode).toBe(200)
  expect((await send(reportToBody, "application/reports+json")).statusCode).toBe(200)
  const { body } = await app.http.inject("/api/metrics")
  expect(body).toContain('hearth_csp_violations_total{directive="script-src-elem"} 1')
  expect(body).toContain('hearth_csp_violations_total{directive="require-trusted-types-for"} 1')
})

test.each([
  ["invalid JSON", "{", 400],
  ["another shape", { report: 1 }, 400],
  ["too many reports at once", Array.from({ length: 21 }, () => reportToBody[0]), 400],
  ["a body that is too large", reportUriBody({ padding: "x".repeat(20_000) }), 413],
])("refuses %s", async (_, body, status) => {
  expect((await send(body, "application/csp-report")).statusCode).toBe(status)
})

test("an invalid directive is counted as unknown, and reports are limited per network", async () => {
  await send(
    reportUriBody({ "effective-directive": "x".repeat(500), "violated-directive": "<b>" }),
    "application/csp-report",
  )
  expect((await app.http.inject("/api/metrics")).body).toMatch(/directive="unknown"\} [1-9]/)
  const statuses = []
  for (let each = 0; each < 31; each++)
    statuses.push((await send(reportUriBody(), "application/csp-report")).statusCode)
  expect(statuses.at(-1)).toBe(429)
})
