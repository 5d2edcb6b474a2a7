import { afterAll, beforeAll, expect, test } from "vitest"
import type { FastifyInstance } from "fastify"
import { brotliDecompressSync, gunzipSync } from "node:zlib"
import { buildTestHttp } from "../../testing/build-test-http.ts"
import { type Preserialized, preserialize } from "./preserialize.ts"

const vendorConfig = { partnerName: null, primaryPaymentId: null, clientId: null, source: "web", blockedFeatures: [] }
const config = { features: "x".repeat(2000), vendorConfig, disableCookies: false }
let preserialized: Preserialized
let http: FastifyInstance
beforeAll(async () => {
  preserialized = await preserialize("GET /config", { ...config, secret: "not in the schema" } as typeof config)
  http = buildTestHttp((route) => route("GET /config", () => preserialized))
})
afterAll(() => http.close())

const get = (headers: Record<string, string> = {}) => http.inject({ url: "/api/config", headers })

test("[SES-6b] sends preserialized bytes with an ETag, and answers 304 if the client has them", async () => {
  const first = await get()
  expect([first.statusCode, first.json()]).toEqual([200, config])
  expect(first.headers).toMatchObject({ "cache-control": "no-cache", vary: "accept-encoding" })
  const etag = String(first.headers.etag)
  const repeated = await get({ "if-none-match": etag })
  expect([repeated.statusCode, repeated.body, repeated.headers.etag]).toEqual([304, "", etag])
  expect((await get({ "if-none-match": `"other", W/${etag}` })).statusCode).toBe(304)
  expect((await get({ "if-none-match": '"other"' })).statusCode).toBe(200)
})

test("[SES-6b] sends the smallest encoding that the client accepts, each with its own ETag", async () => {
  const brotli = await get({ "accept-encoding": "gzip, deflate, br" })
  expect(brotli.headers["content-encoding"]).toBe("br")
  expect(JSON.parse(brotliDecompressSync(brotli.rawPayload).toString())).toEqual(config)
  const gzipped = await get({ "accept-encoding": "gzip, br;q=0" })
  expect(gzipped.headers["content-encoding"]).toBe("gzip")
  expect(JSON.parse(gunzipSync(gzipped.rawPayload).toString())).toEqual(config)
  const plain = await get({ "accept-encoding": "identity" })
  expect(plain.headers["content-encoding"]).toBeUndefined()
  expect(new Set([brotli, gzipped, plain].map(({ headers }) => headers.etag)).size).toBe(3)
})

test("a preserialized response has the request id and the API's headers like any other", async () => {
  const { headers } = await get({ "x-request-id": "my-request-1" })
  expect(headers).toMatchObject({
    "x-request-id": "my-request-1",
    "x-content-type-options": "nosniff",
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
  })
})
