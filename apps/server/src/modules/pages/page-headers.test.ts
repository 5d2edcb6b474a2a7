import { expect, test } from "vitest"
import { contentSecurityPolicy, pageHeaders } from "./page-headers.ts"

test("[SEC-10] only production asks browsers to stay with https, and no page may be framed", () => {
  expect(pageHeaders({ environment: "production" })).toMatchObject({
    "strict-transport-security": expect.stringContaining("max-age=31536000"),
    "x-frame-options": "DENY",
  })
  expect(pageHeaders({ environment: "local" })).not.toHaveProperty("strict-transport-security")
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
