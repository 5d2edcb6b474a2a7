import { expect, test } from "vitest"
import { testSettings } from "../../testing/test-settings.ts"
import { pageContextOf, identifyPage } from "./page-request.ts"

const store = { id: "1", name: "One", city: "Delhi" }
const audience = { country: "IN", store, clientType: "web app-chrome", featuresOff: [] } as const

const pageContext = ({ areAnalyticsOff = false, needsCookieConsent = false }) => {
  const switches = { areAnalyticsOff: () => areAnalyticsOff, needsCookieConsent: () => needsCookieConsent }
  return pageContextOf({ settings: testSettings(), switches }, "v1", audience, undefined)
}

test.each([true, false])(
  "the page context shows whether analytics are off and whether cookies need consent (%s)",
  (isSet) => {
    expect(pageContext({ areAnalyticsOff: isSet })).toMatchObject({ tracking: !isSet, disableCookies: false })
    expect(pageContext({ needsCookieConsent: isSet })).toMatchObject({ tracking: true, disableCookies: isSet })
  },
)

const keyAt = (time: string) => identifyPage({ kind: "kit" }, "/menu", audience, new Date(time)).key

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
