import { calls } from "@hearth/contract/calls.ts"
import { sql } from "kysely"
import { afterAll, beforeAll, expect, test } from "vitest"
import { build, type TestApp } from "../../testing/build-test-app.ts"
import type { ApiDocument } from "./describe-api.ts"

let app: TestApp
beforeAll(async () => {
  app = await build()
})
afterAll(() => app.close())

test("[SEC-11c] health and readiness succeed, and readiness returns the instance id", async () => {
  const health = await app.http.inject("/api/health")
  expect([health.statusCode, health.json()]).toEqual([200, { status: "success" }])
  const ready = await app.http.inject("/api/ready")
  expect([ready.statusCode, ready.json().status]).toEqual([200, "success"])
  expect(ready.json().instance).toMatch(/^[0-9a-f-]{36}$/)
})

test("[SEC-11d] the metrics count requests by route, method and status, and show the database and the queues", async () => {
  await app.http.inject("/api/health")
  await app.http.inject("/api/nowhere")
  const { body } = await app.http.inject("/api/metrics")
  expect(body).toMatch(/hearth_request_duration_seconds_count\{route="\/api\/health",method="GET",status="200"\} [1-9]/)
  expect(body).toMatch(/hearth_request_duration_seconds_count\{route="\/api\/\*",method="GET",status="404"\} [1-9]/)
  expect(body).toContain("hearth_database_up 1")
  expect(body).toContain('hearth_jobs{queue="dead-letters",state="waiting"} 0')
  expect(body).toContain('hearth_job_oldest_age_seconds{queue="dead-letters"} 0')
  expect(body).toMatch(/nodejs_eventloop_lag_seconds/)
})

test("[SEC-14c] a node is not ready before every migration has run", async () => {
  const unmigratedNode = await build()
  await sql`delete from platform.migration`.execute(unmigratedNode.database.db)
  const ready = await unmigratedNode.http.inject("/api/ready")
  expect([ready.statusCode, ready.json().errors[0].code]).toEqual([503, "UNAVAILABLE"])
  expect(ready.headers["retry-after"]).toBe("1")
  await unmigratedNode.close()
})

test("the OpenAPI 3.1 document has every call of the contract, and all its references resolve", async () => {
  const answer = await app.http.inject("/api/openapi.json")
  expect(answer.headers["content-type"]).toBe("application/json; charset=utf-8")
  const document = answer.json<ApiDocument>()
  expect(document.openapi).toMatch(/^3\.1\./)
  for (const { route } of calls) {
    const [method = "", path = ""] = route.split(" ")
    const operation = document.paths[path]?.[method.toLowerCase()]
    expect(operation?.responses["200"]).toBeDefined()
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
    expect(operation?.parameters.filter((each) => each.in === "path").map(({ name }) => name)).toEqual(inPath)
  }
  const references = [...answer.body.matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name ?? "")
  expect(new Set(references)).toEqual(new Set(Object.keys(document.components.schemas)))
  const ids = Object.values(document.paths).flatMap((each) => Object.values(each).map(({ operationId }) => operationId))
  expect(new Set(ids).size).toBe(ids.length)
})

test("[SEC-10b] the API documentation runs no script and loads nothing from another origin", async () => {
  const { headers, body } = await app.http.inject("/api/docs")
  expect(headers["content-type"]).toBe("text/html; charset=utf-8")
  expect(headers["content-security-policy"]).toMatch(/^default-src 'none'; style-src 'sha256-[A-Za-z0-9+/=]+';/)
  expect(body).not.toMatch(/<script|https?:\/\/|\son\w+=|style="/)
  for (const { route, summary } of calls) {
    expect(body).toContain(route.split(" ")[1]?.replaceAll(/\{\w+\}/g, "<var>$&</var>"))
    expect(body).toContain(summary.replaceAll("'", "&#39;"))
  }
})
