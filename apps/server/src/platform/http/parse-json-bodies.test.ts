import { afterAll, expect, test } from "vitest"
import { createLog, nullDestination } from "../log/create-log.ts"
import { buildHttp } from "./build-http.ts"
import { isTooDeep } from "./parse-json-bodies.ts"

const http = buildHttp({ log: createLog("silent", nullDestination), trustProxy: undefined })
http.post("/echo", (request, reply) => reply.send({ body: request.body }))
afterAll(() => http.close())

const echo = (payload: string | Buffer) =>
  http.inject({ method: "POST", url: "/echo", headers: { "content-type": "application/json" }, payload })

const nestedArrays = (depth: number) => `${"[".repeat(depth)}${"]".repeat(depth)}`

test("[SEC-8d] parses text without changing a byte, and refuses invalid UTF-8", async () => {
  const text = "কেমন আছেন 😀 e\u0301 \u202E"
  expect((await echo(JSON.stringify(text))).json()).toEqual({ body: text })
  const invalidUtf8 = Buffer.concat([Buffer.from('"caf'), Buffer.from([0xe9]), Buffer.from('"')])
  expect((await echo(invalidUtf8)).statusCode).toBe(400)
})

test("[SEC-8c] accepts JSON only up to a depth of 32", async () => {
  expect((await echo(nestedArrays(32))).statusCode).toBe(200)
  expect((await echo(nestedArrays(33))).statusCode).toBe(400)
  expect((await echo("[".repeat(200_000))).statusCode).toBe(400)
})

test("[SEC-8c] does not count brackets inside text", () => {
  expect(isTooDeep(JSON.stringify({ a: '[{"\\'.repeat(100) }))).toBe(false)
  expect(isTooDeep(`["\\"", ${"[".repeat(40)}`)).toBe(true)
})

test("[SEC-8a] refuses prototype keys, and treats an empty body as no body", async () => {
  expect((await echo('{"__proto__":{"admin":true}}')).statusCode).toBe(400)
  expect((await echo('{"constructor":{"prototype":{}}}')).statusCode).toBe(400)
  expect((await echo("")).json()).toEqual({})
})
