import { createServer, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import { json } from "node:stream/consumers"
import { afterEach, beforeEach, expect, test } from "vitest"
import { createStoreSimulator, type StoreSimulator } from "./create-store-simulator.ts"
import { type Autopilot, startAutopilot } from "./start-autopilot.ts"
import type { Rider, StoreTicket } from "./store-board.ts"
import { MANUAL_CONTROL_MS } from "./order-watch.ts"

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const stages = ["PLACED", "ACCEPTED", "MAKING", "BAKING", "READY", "ON THE WAY", "HANDED OVER"]
const login = { login: "head.office", password: "a long password" }

/** A fake server with one store and one order. It checks the sign-in and the version, like the real server. */
interface FakeServer {
  ticket: StoreTicket
  riders: Rider[]
  positions: { latitude: number; longitude: number }[]
  requests: string[]
  reachedStages: string[]
  password: string
}

let fakeServer: FakeServer
let server: Server
let url: string
let clock: number
let simulator: StoreSimulator | undefined

function moveTicket(to: string): void {
  const { ticket } = fakeServer
  const path = ticket.deliveryType === "DELIVERY" ? stages : stages.filter((stage) => stage !== "ON THE WAY")
  Object.assign(ticket, { stage: to, next: path[path.indexOf(to) + 1] ?? null, version: ticket.version + 1 })
  fakeServer.reachedStages.push(to)
}

function handleApiCall(path: string, method: string, body: Record<string, unknown>): [number, unknown] {
  const { ticket, riders } = fakeServer
  if (path.startsWith("/api/locator-service")) return [200, { store: { latitude: 12.93, longitude: 77.62 } }]
  if (path.endsWith("/stores?live=true")) return [200, { stores: ticket.next === null ? [] : [{ id: "S1" }] }]
  if (path.endsWith("/orders")) return [200, { board: { tickets: [ticket], riders } }]
  if (path.endsWith("/position")) return [200, fakeServer.positions.push(body as never) && {}]
  if (path.endsWith("/riders") && method === "POST") {
    const rider = { riderId: `r${riders.length}`, name: String(body["name"]), out: [] }
    riders.push(rider)
    return [200, { rider }]
  }
  if (body["version"] !== ticket.version) return [409, undefined]
  if (path.endsWith("/rider")) {
    const rider = riders.find(({ riderId }) => riderId === body["riderId"])
    Object.assign(ticket, { rider: rider && { riderId: rider.riderId, name: rider.name }, version: ticket.version + 1 })
    return [200, { ticket }]
  }
  if (ticket.next !== body["to"]) return [422, undefined]
  moveTicket(String(body["to"]))
  return [200, { ticket }]
}

beforeEach(async () => {
  clock = Date.UTC(2026, 10, 15, 12)
  fakeServer = {
    ticket: {
      transactionId: "t1",
      orderId: "IN7K2M9QXD",
      version: 1,
      stage: "PLACED",
      next: "ACCEPTED",
      deliveryType: "DELIVERY",
      items: 2,
      placedAt: new Date(clock).toISOString(),
      startsAt: new Date(clock).toISOString(),
      arrivedAt: null,
      rider: null,
      place: { latitude: 12.95, longitude: 77.62 },
    },
    riders: [],
    positions: [],
    requests: [],
    reachedStages: [],
    password: login.password,
  }
  server = createServer(async (request, response) => {
    const body = ((await json(request).catch(() => undefined)) ?? {}) as Record<string, unknown>
    const path = request.url ?? ""
    fakeServer.requests.push(`${request.headers.host?.split(".")[0]} ${request.method} ${path}`)
    const respond = (status: number, data: unknown, headers = {}) =>
      response.writeHead(status, { "content-type": "application/json", ...headers }).end(JSON.stringify({ data }))
    if (path.endsWith("/sign-in")) {
      if (body["password"] !== fakeServer.password) return respond(422, undefined)
      return respond(200, {}, { "set-cookie": "hearth_staff=token; Path=/api/store-ops; HttpOnly" })
    }
    const isPublicRoute = path.startsWith("/api/locator-service")
    if (!isPublicRoute && request.headers.cookie !== "hearth_staff=token") return respond(401, undefined)
    // Only India has a store.
    if (path.endsWith("live=true") && !request.headers.host?.startsWith("in.")) return respond(200, { stores: [] })
    const [status, data] = handleApiCall(path, request.method ?? "", body)
    return respond(status, structuredClone(data))
  })
  await new Promise<void>((listening) => void server.listen(0, "127.0.0.1", listening))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterEach(async () => {
  await simulator?.stop()
  simulator = undefined
  server.closeAllConnections()
  server.close()
})

function startSimulator(speed = 1): StoreSimulator {
  simulator = createStoreSimulator({ ...login, on: true, speed, now: () => clock, pollMs: 5 })
  simulator.setServerUrl(url)
  return simulator
}

const countPolls = () => fakeServer.requests.filter((each) => each.startsWith("bd GET")).length

/** Waits until this many more polls of all countries have been completed. */
async function waitForPolls(count = 2): Promise<void> {
  const targetCount = countPolls() + count
  await expect.poll(countPolls, { timeout: 20_000 }).toBeGreaterThanOrEqual(targetCount)
}

async function advanceUntilHandedOver(): Promise<void> {
  for (let hour = 0; hour < stages.length && fakeServer.ticket.next !== null; hour += 1) {
    clock += HOUR
    await waitForPolls()
  }
}

test("[TRK-4g] the autopilot moves an order through every stage and adds a rider for it", async () => {
  startSimulator()
  await advanceUntilHandedOver()
  expect(fakeServer.reachedStages).toEqual(stages.slice(1))
  expect(fakeServer.riders).toHaveLength(1)
})

test("[TRK-4g] a pickup order is never sent out and needs no rider", async () => {
  fakeServer.ticket.deliveryType = "PICKUP"
  startSimulator()
  await advanceUntilHandedOver()
  expect(fakeServer.reachedStages).toEqual(stages.slice(1).filter((stage) => stage !== "ON THE WAY"))
  expect(fakeServer.riders).toEqual([])
})

test("[TRK-4g] no stage starts before it is due; the speed divides the waiting time", async () => {
  startSimulator(1)
  clock += 30_000
  await waitForPolls()
  expect(fakeServer.reachedStages).toEqual([])
  simulator?.set({ speed: 10 })
  await waitForPolls()
  expect(fakeServer.reachedStages).toEqual(["ACCEPTED"])
})

test("[TRK-4g] the rider moves in a straight line from the store to the customer and then hands the order over", async () => {
  startSimulator()
  for (const stage of stages.slice(1, 6)) {
    clock += HOUR
    await waitForPolls()
    expect(fakeServer.ticket.stage).toBe(stage)
  }
  for (let minute = 0; minute < 7; minute += 1) {
    clock += MINUTE
    await waitForPolls()
  }
  const latitudes = fakeServer.positions.map(({ latitude }) => latitude)
  expect(latitudes).toEqual(latitudes.toSorted((one, other) => one - other))
  expect(latitudes[0]).toBeGreaterThanOrEqual(12.93)
  expect(latitudes.at(-1)).toBeGreaterThan(12.945)
  expect(latitudes.at(-1)).toBeLessThanOrEqual(12.95)
  expect(fakeServer.positions.every(({ longitude }) => longitude === 77.62)).toBe(true)
  clock += 3 * MINUTE
  await waitForPolls()
  expect(fakeServer.ticket.stage).toBe("HANDED OVER")
})

test("[TRK-4g] the autopilot leaves an order alone for a while after a person has moved it", async () => {
  startSimulator()
  await waitForPolls()
  moveTicket("ACCEPTED")
  await waitForPolls()
  clock += MANUAL_CONTROL_MS - 1_000
  await waitForPolls()
  expect(fakeServer.reachedStages).toEqual(["ACCEPTED"])
  expect(simulator?.state().openOrders).toMatchObject([{ orderId: "IN7K2M9QXD", isUnderManualControl: true }])
  clock += HOUR
  await waitForPolls()
  expect(fakeServer.reachedStages).toEqual(["ACCEPTED", "MAKING"])
})

test("[TRK-4g] the autopilot also leaves alone an order that a person moved before the first poll", async () => {
  startSimulator()
  clock += MINUTE
  fakeServer.ticket.placedAt = new Date(clock).toISOString()
  moveTicket("ACCEPTED")
  await waitForPolls()
  expect(simulator?.state().openOrders).toMatchObject([{ isUnderManualControl: true }])
})

test("[TRK-4g] the autopilot sends no requests while it is switched off", async () => {
  startSimulator()
  await waitForPolls()
  simulator?.set({ on: false })
  await new Promise((resolve) => setTimeout(resolve, 100))
  const requestCount = fakeServer.requests.length
  clock += HOUR
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(fakeServer.requests.length).toBe(requestCount)
  expect(fakeServer.reachedStages).toEqual([])
})

test("[TRK-4g] a refused password is tried only once, so that the login is not locked", async () => {
  fakeServer.password = "another password"
  startSimulator()
  await expect.poll(() => simulator?.state().lastError, { timeout: 20_000 }).toContain("head.office can’t sign in")
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(fakeServer.requests.filter((each) => each.endsWith("/sign-in"))).toHaveLength(1)
})

test("[TRK-4g] the admin page shows and changes the settings and rejects invalid values", async () => {
  const autopilot: Autopilot = await startAutopilot({ ...login, on: false, speed: 10 })
  const postJson = (path: string, body: unknown) =>
    fetch(autopilot.adminUrl + path, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    })
  expect(await (await fetch(autopilot.adminUrl)).text()).toContain("Switched off")
  expect((await postJson("/admin/server", { url })).status).toBe(200)
  expect(await (await postJson("/admin/autopilot", { on: true, speed: 60 })).json()).toMatchObject({
    on: true,
    speed: 60,
  })
  for (const invalid of [{ speed: 61 }, { speed: 0 }, { on: "yes" }]) {
    expect((await postJson("/admin/autopilot", invalid)).status).toBe(400)
  }
  expect((await postJson("/admin/server", { url: "http://evil.example" })).status).toBe(400)
  await autopilot.stop()
})
