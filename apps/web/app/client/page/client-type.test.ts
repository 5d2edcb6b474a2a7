import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { readClientType } from "./client-type.ts"

const storage = new Map<string, string>()
beforeEach(() => {
  storage.clear()
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
  })
})
afterEach(() => vi.unstubAllGlobals())

test.each([
  ["web app-paytm", { utm_source: "PAYTM" }],
  ["web app-gpay", { utm_source: "gpay" }],
  ["web app-gpay", { "client-type": "GPAY", utm_source: "newsletter" }],
  ["web app-paytm", { "client-type": "web app-paytm" }],
])("[SES-2b] a visit that begins in a mini-app has client type %s until the tab is closed", (clientType, query) => {
  expect(readClientType(query)).toBe(clientType)
  expect(readClientType({})).toBe(clientType)
  expect(readClientType({ utm_source: "newsletter" })).toBe(clientType)
})

test.each<Record<string, string>>([
  {},
  { utm_source: "google" },
  { utm_source: "paytm-mailing" },
  { "client-type": "<b>" },
])("[SES-2b] any other visit has the browser's client type: %j", (query) =>
  expect(readClientType(query)).toBe("web app-chrome"),
)

test("without storage, or with an invalid stored value, the query alone decides the client type", () => {
  storage.set("hearth:client-type", "web app-other")
  expect(readClientType({})).toBe("web app-chrome")
  vi.stubGlobal("sessionStorage", undefined)
  expect(readClientType({ utm_source: "paytm" })).toBe("web app-paytm")
  expect(readClientType({})).toBe("web app-chrome")
})
