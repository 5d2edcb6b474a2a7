import { calls } from "@hearth/contract/calls.ts"
import type { CallDefinition } from "@hearth/contract/define-call.ts"
import { afterAll, beforeAll, expect, test } from "vitest"
import { routesOf } from "./platform/http/create-routes.ts"
import { build, type TestApp } from "./testing/build-test-app.ts"

let app: TestApp
beforeAll(async () => {
  app = await build()
})
afterAll(() => app.close())

const contractRoutes = (calls as readonly CallDefinition[]).flatMap(routesOf)

test("every call of the contract is registered", () => {
  expect(app.registered().toSorted()).toEqual(contractRoutes.toSorted())
})

test("nothing is served under /api that is not in the contract", () => {
  const expectedRoutes = new Set(
    contractRoutes.map((route) => route.replaceAll(/\{(\w+)\}/g, ":$1").replace(" ", " /api")),
  )
  const apiRoutes = app.http.servedRoutes.filter((route) => route.includes(" /api"))
  // Fastify adds HEAD to each GET; the catch-all routes refuse requests.
  const catchAlls = new Set(["/api", "/api/", "/api/*"])
  const undeclaredRoutes = apiRoutes.filter((route) => {
    const [method, url = ""] = route.split(" ")
    return method !== "HEAD" && !catchAlls.has(url) && !expectedRoutes.has(route)
  })
  expect(undeclaredRoutes).toEqual([])
  expect(apiRoutes.length).toBeGreaterThanOrEqual(contractRoutes.length)
})
