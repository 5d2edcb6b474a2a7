import { expect, test } from "vitest"
import { contentSecurityPolicy, pageHeaders } from "./page-headers.ts"

test("[SEC-10c] no page may be framed, and violations of the policy are reported to us", () => {
  expect(pageHeaders).toMatchObject({ "x-frame-options": "DENY", "reporting-endpoints": 'csp="/api/csp-reports"' })
  expect(contentSecurityPolicy("n")).toMatch(
    /frame-ancestors 'none'; .*; report-to csp; report-uri \/api\/csp-reports$/,
  )
})

test("[SEC-10a] text becomes markup only through the web app's default Trusted Types policy", () => {
  expect(contentSecurityPolicy("n")).toContain("; require-trusted-types-for 'script'; trusted-types default;")
})

test("[SEC-10b] images are allowed from our origin, and from the map's origin when one is given", () => {
  expect(contentSecurityPolicy("n")).toContain("img-src 'self' data:;")
  expect(contentSecurityPolicy("n", " https://tiles.example")).toContain("img-src 'self' data: https://tiles.example;")
})

test("[PAY-11a] [SEC-10b] forms may be sent to our origin, and to Paytm's when one is given", () => {
  expect(contentSecurityPolicy("n")).toContain("form-action 'self';")
  expect(contentSecurityPolicy("n", "", " https://paytm.example")).toContain(
    "form-action 'self' https://paytm.example;",
  )
})
