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

const promised = (calls as readonly CallDefinition[]).flatMap(routesOf)

test("[CTY-6] answers every call of the contract", () => {
  expect(app.registered().toSorted()).toEqual(promised.toSorted())
})

test("serves nothing under /api that the contract does not know", () => {
  const known = new Set(promised.map((route) => route.replaceAll(/\{(\w+)\}/g, ":$1").replace(" ", " /api")))
  const ours = app.http.served.filter((route) => route.includes(" /api"))
  // HEAD comes with each GET; the catch-alls refuse.
  const catchAlls = new Set(["/api", "/api/", "/api/*"])
  const unknown = ours.filter((route) => {
    const [method, url = ""] = route.split(" ")
    return method !== "HEAD" && !catchAlls.has(url) && !known.has(route)
  })
  expect(unknown).toEqual([])
  expect(ours.length).toBeGreaterThanOrEqual(promised.length)
})
