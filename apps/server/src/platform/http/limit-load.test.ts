import { failure } from "@hearth/contract/envelope.ts"
import type { FastifyInstance } from "fastify"
import { afterEach, beforeEach, expect, test } from "vitest"
import { buildTestHttp } from "../../testing/build-test-http.ts"

let http: FastifyInstance
let address: string
let isDatabaseBusy: boolean
let loopDelay: number
let finish: () => void
const shedPriorities: string[] = []
const logLines: string[] = []

beforeEach(async () => {
  isDatabaseBusy = true
  loopDelay = 0
  shedPriorities.length = 0
  logLines.length = 0
  const finished = new Promise<void>((resolve) => (finish = resolve))
  http = buildTestHttp(
    (route) => {
      route("GET /health", () => ({}))
      route("GET /alerts", async () => (await finished, { alerts: [] }))
      route("GET /payment-service/ve1/wallet-provider/{provider}/balance", async () => {
        await finished
        throw new Error("never mind")
      })
    },
    {
      logTo: { write: (line) => void logLines.push(line) },
      load: {
        requestsInFlight: 8,
        isDatabaseBusy: () => isDatabaseBusy,
        loopDelayMs: () => loopDelay,
        onShed: (priority) => void shedPriorities.push(priority),
      },
    },
  )
  address = await http.listen({ port: 0, host: "127.0.0.1" })
})
afterEach(() => http.close())

const browse = () => fetch(`${address}/api/alerts`, { headers: { authorization: "ada" } })
const pay = () =>
  fetch(`${address}/api/payment-service/ve1/wallet-provider/mobikwik/balance`, { headers: { authorization: "eve" } })

async function waitForInFlight(count: number): Promise<void> {
  while (http.traffic.responses.size < count) await new Promise((resolve) => setImmediate(resolve))
}

test("under load, browsing is refused before orders in progress, and essential calls never are", async () => {
  const waiting = [browse(), browse(), browse(), browse()]
  await waitForInFlight(4)
  const refused = await browse()
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "2"])
  expect(failure.parse(await refused.json()).errors[0]?.code).toBe("UNAVAILABLE")
  // The refusal bypasses the hooks that set headers and still has all of them.
  const healthy = await fetch(`${address}/api/health`)
  const missingHeaders = [...healthy.headers.keys()].filter((name) => !refused.headers.has(name))
  expect(missingHeaders).toEqual([])

  waiting.push(pay(), pay(), pay(), pay())
  await waitForInFlight(8)
  expect((await pay()).status).toBe(503)
  expect((await fetch(`${address}/api/health`)).status).toBe(200)
  // A page's internal API calls were admitted with the page.
  const internalRequest = http.inject({ url: "/api/alerts", headers: { authorization: "ada" } })
  expect(shedPriorities).toEqual(["browsing", "order"])

  finish()
  expect((await Promise.all(waiting.slice(0, 4))).map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect((await internalRequest).statusCode).toBe(200)
  await Promise.all(waiting)
  expect((await browse()).status).toBe(200)
  expect(logLines.filter((line) => line.includes('"level":"warn"') || line.includes('"status":503'))).toEqual([])
})

test("accepts many waiting requests while the process and its database are not busy", async () => {
  isDatabaseBusy = false
  const waiting = Array.from({ length: 30 }, browse)
  await waitForInFlight(30)
  finish()
  expect(new Set((await Promise.all(waiting)).map(({ status }) => status))).toEqual(new Set([200]))
  expect(shedPriorities).toEqual([])
})

test("an event loop that is late by 150 ms counts as busy, one that is late by 50 ms does not", async () => {
  isDatabaseBusy = false
  loopDelay = 50
  const waiting = Array.from({ length: 6 }, browse)
  await waitForInFlight(6)
  loopDelay = 150
  expect((await browse()).status).toBe(503)
  finish()
  expect(new Set((await Promise.all(waiting)).map(({ status }) => status))).toEqual(new Set([200]))
})
