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
const steps = ["PLACED", "ACCEPTED", "MAKING", "BAKING", "READY", "ON THE WAY", "HANDED OVER"]
const login = { login: "head.office", password: "a long password" }

/** A fake server with one store and one order. It checks the sign-in and the version, like the real server. */
interface Shop {
  ticket: StoreTicket
  riders: Rider[]
  positions: { latitude: number; longitude: number }[]
  asked: string[]
  moved: string[]
  password: string
}

let shop: Shop
let server: Server
let url: string
let clock: number
let crew: StoreSimulator | undefined

function move(to: string): void {
  const { ticket } = shop
  const ways = ticket.deliveryType === "DELIVERY" ? steps : steps.filter((step) => step !== "ON THE WAY")
  Object.assign(ticket, { stage: to, next: ways[ways.indexOf(to) + 1] ?? null, version: ticket.version + 1 })
  shop.moved.push(to)
}

function answerTo(path: string, method: string, body: Record<string, unknown>): [number, unknown] {
  const { ticket, riders } = shop
  if (path.startsWith("/api/locator-service")) return [200, { store: { latitude: 12.93, longitude: 77.62 } }]
  if (path.endsWith("/stores?live=true")) return [200, { stores: ticket.next === null ? [] : [{ id: "S1" }] }]
  if (path.endsWith("/orders")) return [200, { board: { tickets: [ticket], riders } }]
  if (path.endsWith("/position")) return [200, shop.positions.push(body as never) && {}]
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
  move(String(body["to"]))
  return [200, { ticket }]
}

beforeEach(async () => {
  clock = Date.UTC(2026, 10, 15, 12)
  shop = {
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
    asked: [],
    moved: [],
    password: login.password,
  }
  server = createServer(async (request, response) => {
    const body = ((await json(request).catch(() => undefined)) ?? {}) as Record<string, unknown>
    const path = request.url ?? ""
    shop.asked.push(`${request.headers.host?.split(".")[0]} ${request.method} ${path}`)
    const say = (status: number, data: unknown, headers = {}) =>
      response.writeHead(status, { "content-type": "application/json", ...headers }).end(JSON.stringify({ data }))
    if (path.endsWith("/sign-in")) {
      if (body["password"] !== shop.password) return say(422, undefined)
      return say(200, {}, { "set-cookie": "hearth_staff=token; Path=/api/store-ops; HttpOnly" })
    }
    const isOpen = path.startsWith("/api/locator-service")
    if (!isOpen && request.headers.cookie !== "hearth_staff=token") return say(401, undefined)
    // Only India has a store.
    if (path.endsWith("live=true") && !request.headers.host?.startsWith("in.")) return say(200, { stores: [] })
    const [status, data] = answerTo(path, request.method ?? "", body)
    return say(status, structuredClone(data))
  })
  await new Promise<void>((listening) => void server.listen(0, "127.0.0.1", listening))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterEach(async () => {
  await crew?.stop()
  crew = undefined
  server.closeAllConnections()
  server.close()
})

function work(speed = 1): StoreSimulator {
  crew = createStoreSimulator({ ...login, on: true, speed, now: () => clock, pollMs: 5 })
  crew.setServerUrl(url)
  return crew
}

const looksSoFar = () => shop.asked.filter((each) => each.startsWith("bd GET")).length

/** Waits until this many more polls of all countries have been completed. */
async function looks(count = 2): Promise<void> {
  const until = looksSoFar() + count
  await expect.poll(looksSoFar, { timeout: 20_000 }).toBeGreaterThanOrEqual(until)
}

async function untilMoved(): Promise<void> {
  for (let hour = 0; hour < steps.length && shop.ticket.next !== null; hour += 1) {
    clock += HOUR
    await looks()
  }
}

test("[TRK-4g] drives an order through every step and hires a rider for it", async () => {
  work()
  await untilMoved()
  expect(shop.moved).toEqual(steps.slice(1))
  expect(shop.riders).toHaveLength(1)
})

test("[TRK-4g] a pickup order is never sent out and needs no rider", async () => {
  shop.ticket.deliveryType = "PICKUP"
  work()
  await untilMoved()
  expect(shop.moved).toEqual(steps.slice(1).filter((step) => step !== "ON THE WAY"))
  expect(shop.riders).toEqual([])
})

test("[TRK-4g] no step happens before it is due; the speed divides the waiting time", async () => {
  work(1)
  clock += 30_000
  await looks()
  expect(shop.moved).toEqual([])
  crew?.set({ speed: 10 })
  await looks()
  expect(shop.moved).toEqual(["ACCEPTED"])
})

test("[TRK-4g] the rider moves along the straight line from the store to the customer and then hands over", async () => {
  work()
  for (const step of steps.slice(1, 6)) {
    clock += HOUR
    await looks()
    expect(shop.ticket.stage).toBe(step)
  }
  for (let minute = 0; minute < 7; minute += 1) {
    clock += MINUTE
    await looks()
  }
  const ways = shop.positions.map(({ latitude }) => latitude)
  expect(ways).toEqual(ways.toSorted((one, other) => one - other))
  expect(ways[0]).toBeGreaterThanOrEqual(12.93)
  expect(ways.at(-1)).toBeGreaterThan(12.945)
  expect(ways.at(-1)).toBeLessThanOrEqual(12.95)
  expect(shop.positions.every(({ longitude }) => longitude === 77.62)).toBe(true)
  clock += 3 * MINUTE
  await looks()
  expect(shop.ticket.stage).toBe("HANDED OVER")
})

test("[TRK-4g] an order that a person has moved is left to them for a while", async () => {
  work()
  await looks()
  move("ACCEPTED")
  await looks()
  clock += MANUAL_CONTROL_MS - 1_000
  await looks()
  expect(shop.moved).toEqual(["ACCEPTED"])
  expect(crew?.state().driven).toMatchObject([{ orderId: "IN7K2M9QXD", isLeftAlone: true }])
  clock += HOUR
  await looks()
  expect(shop.moved).toEqual(["ACCEPTED", "MAKING"])
})

test("[TRK-4g] an order that a person moved before the first poll is left to them too", async () => {
  work()
  clock += MINUTE
  shop.ticket.placedAt = new Date(clock).toISOString()
  move("ACCEPTED")
  await looks()
  expect(crew?.state().driven).toMatchObject([{ isLeftAlone: true }])
})

test("[TRK-4g] sends no requests while it is switched off", async () => {
  work()
  await looks()
  crew?.set({ on: false })
  await new Promise((resolve) => setTimeout(resolve, 100))
  const asked = shop.asked.length
  clock += HOUR
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(shop.asked.length).toBe(asked)
  expect(shop.moved).toEqual([])
})

test("[TRK-4g] a refused password is tried only once, so that the login is not locked", async () => {
  shop.password = "another password"
  work()
  await expect.poll(() => crew?.state().trouble, { timeout: 20_000 }).toContain("head.office can’t sign in")
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(shop.asked.filter((each) => each.endsWith("/sign-in"))).toHaveLength(1)
})

test("[TRK-4g] the admin page shows and changes the settings and rejects invalid values", async () => {
  const autopilot: Autopilot = await startAutopilot({ ...login, on: false, speed: 10 })
  const say = (path: string, body: unknown) =>
    fetch(autopilot.adminUrl + path, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    })
  expect(await (await fetch(autopilot.adminUrl)).text()).toContain("Switched off")
  expect((await say("/admin/shop", { url })).status).toBe(200)
  expect(await (await say("/admin/autopilot", { on: true, speed: 60 })).json()).toMatchObject({ on: true, speed: 60 })
  for (const wrong of [{ speed: 61 }, { speed: 0 }, { on: "yes" }]) {
    expect((await say("/admin/autopilot", wrong)).status).toBe(400)
  }
  expect((await say("/admin/shop", { url: "http://evil.example" })).status).toBe(400)
  await autopilot.stop()
})
