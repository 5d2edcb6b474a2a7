import { expect, test } from "vitest"
import { reauthenticateHref, loginHrefFrom, loginHref, readLoginRoute } from "./login-route.ts"

const route = (path: string, query: string) => readLoginRoute(path, new URLSearchParams(query))

test("[NAV-10c] the redirect is always a path on this site", () => {
  expect(route("/login", "redirectUrl=/cart?a=1%26b=2").redirectUrl).toBe("/cart?a=1&b=2")
  for (const evil of ["//evil.example", "https://evil.example", "/\\evil", "javascript:alert(1)", "/%2f%2fevil", ""]) {
    expect([evil, route("/login", `redirectUrl=${encodeURIComponent(evil)}`).redirectUrl]).toEqual([evil, "/"])
  }
})

test("[NAV-9b] a sign-in below /postorder-ui/ never counts as started from the cart, and its links stay there", () => {
  expect(route("/login", "from=cart")).toMatchObject({ from: "cart", loginFromCart: true })
  expect(route("/login-otp", "loginFromCart=true").loginFromCart).toBe(true)
  const postorderRoute = route("/postorder-ui/login", "from=cart&loginFromCart=true")
  expect(postorderRoute.loginFromCart).toBe(false)
  expect(loginHref("login-otp", postorderRoute)).toBe("/postorder-ui/login-otp?from=cart")
})

test("[NAV-10a] the code screen's URL contains where the sign-in began and where it continues", () => {
  expect(loginHref("login-otp", route("/login", "redirectUrl=/cart&from=cart"))).toBe(
    "/login-otp?redirectUrl=%2Fcart&from=cart",
  )
  expect(loginHref("login", route("/login", "redirectUrl=//evil"), { with: "password" })).toBe("/login?with=password")
})

test("the link to the next step of a reauthentication is marked as a reauthentication too", () => {
  const { pathname, searchParams } = new URL(reauthenticateHref("/postorder-ui/profile"), "https://hearth.example")
  const reauthentication = readLoginRoute(pathname, searchParams)
  expect(reauthentication).toMatchObject({ isReauthentication: true, redirectUrl: "/postorder-ui/profile" })
  expect(loginHref("login-otp", reauthentication)).toBe("/login-otp?redirectUrl=%2Fpostorder-ui%2Fprofile&again=true")
})

test("[SES-10b] the sign-in link returns to the same page with its query", () => {
  expect(loginHrefFrom({ pathname: "/postorder-ui/myAddresses", search: "?add=true&latitude=1" })).toBe(
    "/login?redirectUrl=%2Fpostorder-ui%2FmyAddresses%3Fadd%3Dtrue%26latitude%3D1",
  )
})
