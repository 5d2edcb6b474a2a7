import { afterAll, beforeAll, expect, test } from "vitest"
import type { FastifyInstance } from "fastify"
import { buildTestHttp } from "../../testing/build-test-http.ts"
import { preserialize } from "./preserialize.ts"

const alert = {
  id: "0190a5c0-0000-7000-8000-000000000001",
  tone: "news",
  title: "New",
  message: "Pizza",
  endsAt: "2026-12-01T00:00:00.000Z",
} as const
const config = {
  features: "{}",
  vendorConfig: { partnerName: null, primaryPaymentId: null, clientId: null, source: "web", blockedFeatures: [] },
  disableCookies: false,
}
let http: FastifyInstance
beforeAll(async () => {
  const stock = await preserialize("GET /catalog-service/ve1/stores/{storeId}/stock", { soldOut: [] })
  const ready = await preserialize("GET /ready", { instance: "node 1" })
  http = buildTestHttp((route) => {
    route("GET /alerts", async () => ({ alerts: [alert] }))
    route("GET /locator-service/ve3/stores", () => ({ stores: [], pageNo: 1, pages: 1 }))
    route("GET /catalog-service/ve1/stores/{storeId}/stock", () => stock)
    route("GET /health", () => ({}))
    route("POST /csp-reports", async () => ({}))
    route("GET /ready", () => ready)
    route("GET /promo-service/ve1/promo/{code}/tnc", () => ({ tncList: ["One per order"] }))
    route("GET /config", () => config)
    route("GET /metrics", () => "metrics")
  })
})
afterAll(() => http.close())

test.each([
  ["data of a promise", "GET", "/alerts", `{"status":"success","data":{"alerts":[${JSON.stringify(alert)}]}}`],
  ["data", "GET", "/locator-service/ve3/stores", '{"status":"success","data":{"stores":[],"pageNo":1,"pages":1}}'],
  [
    "preserialized data",
    "GET",
    "/catalog-service/ve1/stores/6585R/stock",
    '{"status":"success","data":{"soldOut":[]}}',
  ],
  [
    "fields at top level",
    "GET",
    "/promo-service/ve1/promo/PIZZA/tnc",
    '{"status":"success","tncList":["One per order"]}',
  ],
  ["preserialized fields at top level", "GET", "/ready", '{"status":"success","instance":"node 1"}'],
  ["nothing", "GET", "/health", '{"status":"success"}'],
  ["a promise of nothing", "POST", "/csp-reports", '{"status":"success"}'],
  ["a response without envelope", "GET", "/config", JSON.stringify(config)],
  ["text", "GET", "/metrics", "metrics"],
] as const)("adds the envelope exactly once, and only if the contract has one: %s", async (_, method, path, body) => {
  const response = await http.inject({ method, url: `/api${path}`, headers: { authorization: "ada" } })
  expect([response.statusCode, response.body]).toEqual([200, body])
})
