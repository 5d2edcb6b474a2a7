import { isRouteErrorResponse } from "react-router"
import { expect, test } from "vitest"
import { serializeErrors } from "./serialize-errors.ts"

test("[SHL-3a] a loader's failure reaches the browser as an error response of the router, without its message", () => {
  const sentText = JSON.stringify(serializeErrors({ "routes/home": new Error("password=1") }))
  expect(sentText).not.toContain("password")
  // The router knows its error responses by their fields, of which `internal` is not documented (decision 057).
  expect(isRouteErrorResponse((JSON.parse(sentText) as Record<string, unknown>)["routes/home"])).toBe(true)
})

test("a page without failures has no errors", () => {
  expect(serializeErrors(null)).toBeNull()
})
