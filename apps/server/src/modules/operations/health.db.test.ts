import { afterAll, beforeAll, expect, test } from "vitest"
import { build, type TestApp } from "../../testing/build-test-app.ts"

let app: TestApp
beforeAll(async () => {
  app = await build()
})
afterAll(() => app.close())

test("[SEC-11] says that it lives and that it can serve, and which instance answers", async () => {
  const health = await app.http.inject("/api/health")
  expect([health.statusCode, health.json()]).toEqual([200, { status: "success" }])
  const ready = await app.http.inject("/api/ready")
  expect([ready.statusCode, ready.json().status]).toEqual([200, "success"])
  expect(ready.json().instance).toMatch(/^[0-9a-f-]{36}$/)
})
