import { expect, test } from "vitest"
import { contentSecurityPolicy, pageHeaders } from "./page-headers.ts"

test("[SEC-10] no page may be framed, and what its policy stops is reported to us", () => {
  expect(pageHeaders).toMatchObject({ "x-frame-options": "DENY", "reporting-endpoints": 'csp="/api/csp-reports"' })
  expect(contentSecurityPolicy("n")).toMatch(
    /frame-ancestors 'none'; .*; report-to csp; report-uri \/api\/csp-reports$/,
  )
})

test("[SEC-10] text becomes markup through the web app's own list of it and in no other way", () => {
  expect(contentSecurityPolicy("n")).toContain("; require-trusted-types-for 'script'; trusted-types default;")
})

test("[SEC-10] pictures come from here, and from the map's source where one is named", () => {
  expect(contentSecurityPolicy("n")).toContain("img-src 'self' data:;")
  expect(contentSecurityPolicy("n", " https://tiles.example")).toContain("img-src 'self' data: https://tiles.example;")
})

test("[PAY-11] [SEC-10] forms go to ourselves, and to Paytm where it is set", () => {
  expect(contentSecurityPolicy("n")).toContain("form-action 'self';")
  expect(contentSecurityPolicy("n", "", " https://paytm.example")).toContain(
    "form-action 'self' https://paytm.example;",
  )
})
