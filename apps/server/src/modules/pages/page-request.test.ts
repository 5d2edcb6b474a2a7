import { expect, test } from "vitest"
import { testSettings } from "../../testing/test-settings.ts"
import { pageContextOf, identifyPage } from "./page-request.ts"

const store = { id: "1", name: "One", city: "Delhi" }
const audience = { country: "IN", store, clientType: "web app-chrome", featuresOff: [] } as const

const pageContext = ({ trackingOff = false, cookiesOff = false }) => {
  const switches = { areAnalyticsOff: () => trackingOff, needsCookieConsent: () => cookiesOff }
  return pageContextOf({ settings: testSettings(), switches }, "v1", audience, undefined)
}

test.each([true, false])("the page context shows whether tracking and cookies are allowed (off: %s)", (off) => {
  expect(pageContext({ trackingOff: off })).toMatchObject({ tracking: !off, disableCookies: false })
  expect(pageContext({ cookiesOff: off })).toMatchObject({ tracking: true, disableCookies: off })
})

const keyAt = (moment: string) => identifyPage({ kind: "kit" }, "/menu", audience, new Date(moment)).key

test("the cache key of a page changes at midnight in the country's time zone", () => {
  expect(keyAt("2026-11-15T18:29:59Z")).toBe(keyAt("2026-11-15T00:00:00Z"))
  expect(keyAt("2026-11-15T18:30:00Z")).not.toBe(keyAt("2026-11-15T18:29:59Z"))
})

test("a mini-app has its own cached pages", () => {
  const now = new Date("2026-11-15T00:00:00Z")
  const inPaytm = { ...audience, clientType: "web app-paytm" } as const
  expect(identifyPage({ kind: "kit" }, "/menu", inPaytm, now).key).not.toBe(
    identifyPage({ kind: "kit" }, "/menu", audience, now).key,
  )
})
