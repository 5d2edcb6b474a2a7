import { randomUUID } from "node:crypto"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as wait } from "node:timers/promises"
import { Client } from "pg"
import { startPrivatePostgres } from "../scripts/private-postgres.mjs"
import { printResult } from "./bench-result.ts"
import { openAllStores } from "./data/open-all-stores.ts"
import { PlainConnection } from "./plain-connection.ts"
import { startServerProcess } from "./servers/server-process.ts"
import { createVisitors, type Visitor } from "./data/visitors.ts"

/*
 * Five times as many customers as one process can serve. First measures the capacity: customers fill a cart and order
 * it, with a concurrency above which the rate no longer grows. Then customers arrive at five times that rate, however
 * slow the responses are, and leave at the first 503. Orders per second are compared with the capacity, and the latency
 * of accepted requests is printed: without admission control nothing would be refused and the latency would grow for as
 * long as customers arrive.
 *
 * Tables grow with every order and visitor, which lowers the capacity: so all visitors are created beforehand, and the
 * capacity is the mean of the measurements before and after the overload.
 */

const CONCURRENCY = 16
const CAPACITY_ORDERS = 600
const WARM_UP_ORDERS = 400
const MAX_VISITORS = 24_000
const OVERLOAD_FACTOR = 5
const SECONDS = 10
const MAX_P99_MS = 1_000
const SECRET = "a secret that only the benchmark uses, of enough length"

interface Tally {
  orders: number
  refusedOrders: number
  /** Durations of accepted requests. */
  acceptedDurations: number[]
  /** Durations of refused requests. */
  refusedDurations: number[]
}

const newTally = (): Tally => ({ orders: 0, refusedOrders: 0, acceptedDurations: [], refusedDurations: [] })
const percentile = (times: readonly number[], share: number) =>
  Math.round(times.toSorted((one, other) => one - other)[Math.floor(times.length * share)] ?? 0)

class Refusal extends Error {}

async function send<Body>(connection: PlainConnection, tally: Tally, token: string, path: string, body: object) {
  const startedAt = performance.now()
  const headers = `host: in.localhost\r\nauthorization: ${token}\r\nidempotency-key: ${randomUUID()}\r\n`
  const response = await connection.post(`/api${path}`, headers, JSON.stringify(body))
  const duration = performance.now() - startedAt
  if (response.status === 503) {
    tally.refusedDurations.push(duration)
    throw new Refusal()
  }
  if (response.status !== 200) throw new Error(`${path}: ${response.status} ${response.body}`)
  tally.acceptedDurations.push(duration)
  return JSON.parse(response.body) as Body
}

let customerCount = 0
/** Returns numbers that aren't consecutive, because real customers' numbers aren't. */
const newMobile = () => `9${String((++customerCount * 7_919_317) % 1_000_000_000).padStart(9, "0")}`

const STORE_ID = "6585R"

async function submitOrder(connection: PlainConnection, tally: Tally, { cartId, token }: Visitor): Promise<void> {
  try {
    const lines = [{ id: randomUUID(), productId: "in-margherita", size: "medium", quantity: 1 }]
    const cart = await send<{ data: { version: number; bill: { payable: number } } }>(
      connection,
      tally,
      token,
      `/agg/cart-service/ve1/cart/${cartId}/items`,
      { storeId: STORE_ID, deliveryType: "PICKUP", lines },
    )
    await send(connection, tally, token, "/order-service/ve4/transaction", {
      cartId,
      cartVersion: cart.data.version,
      expectedTotal: cart.data.bill.payable,
      contact: { firstName: "Asha", mobile: newMobile() },
      place: {},
    })
    tally.orders++
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    tally.refusedOrders++
  }
}

async function measureCapacity(port: number, visitors: Visitor[]): Promise<{ rate: number; tally: Tally }> {
  const tally = newTally()
  const startedAt = performance.now()
  const runCustomers = async () => {
    const connection = new PlainConnection(port)
    for (let visitor = visitors.pop(); visitor; visitor = visitors.pop()) await submitOrder(connection, tally, visitor)
    connection.close()
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, runCustomers))
  return { rate: tally.orders / ((performance.now() - startedAt) / 1000), tally }
}

/** Lets visitors arrive at this rate, each on an idle connection or a new one. */
async function offerLoad(port: number, rate: number, visitors: Visitor[]): Promise<{ rate: number; tally: Tally }> {
  const tally = newTally()
  const idleConnections: PlainConnection[] = []
  const connections: PlainConnection[] = []
  const pendingOrders: Promise<void>[] = []
  const startedAt = performance.now()
  const deadline = startedAt + SECONDS * 1000
  let arrived = 0
  let ordersInTime = 0
  while (performance.now() < deadline) {
    const due = Math.floor(((performance.now() - startedAt) / 1000) * rate)
    for (; arrived < due; arrived++) {
      const visitor = visitors.pop()
      if (!visitor) throw new Error("more visitors arrived than were created")
      const connection = idleConnections.pop() ?? connections[connections.push(new PlainConnection(port)) - 1]
      if (connection)
        pendingOrders.push(submitOrder(connection, tally, visitor).then(() => void idleConnections.push(connection)))
    }
    await wait(5)
  }
  ordersInTime = tally.orders
  await Promise.all(pendingOrders)
  for (const connection of connections) connection.close()
  return { rate: ordersInTime / SECONDS, tally }
}

const directory = mkdtempSync(join(tmpdir(), "hearth-bench-"))
const postgres = await startPrivatePostgres({ durable: true })
const env = { DATA_DIR: directory, DATABASE_URL: postgres.url, SECRET, LOG_LEVEL: "info" }
const server = await startServerProcess(env)
const client = new Client(postgres.url)
try {
  await client.connect()
  await openAllStores(client)
  const visitors = await createVisitors(client, env, "customer", MAX_VISITORS)
  const takeVisitors = (count: number) => visitors.splice(0, count)
  const lastVisitors = takeVisitors(CAPACITY_ORDERS)
  await measureCapacity(server.port, takeVisitors(WARM_UP_ORDERS))
  const capacityBefore = await measureCapacity(server.port, takeVisitors(CAPACITY_ORDERS))
  const targetRate = capacityBefore.rate * OVERLOAD_FACTOR
  const overload = await offerLoad(server.port, targetRate, visitors)
  const capacityAfter = await measureCapacity(server.port, lastVisitors)
  const capacity = (capacityBefore.rate + capacityAfter.rate) / 2
  const { tally } = overload
  console.log(
    `capacity ${Math.round(capacityBefore.rate)} orders/s before, ${Math.round(capacityAfter.rate)} after, p99 ${percentile(capacityBefore.tally.acceptedDurations, 0.99)} ms per request`,
  )
  const p99 = percentile(tally.acceptedDurations, 0.99)
  console.log(
    `${Math.round(targetRate)} customers per second arrived: ${Math.round(overload.rate)} orders/s, accepted requests p50 ${percentile(tally.acceptedDurations, 0.5)} ms,` +
      ` p99 ${p99} ms; ${tally.refusedOrders} refused, p99 ${percentile(tally.refusedDurations, 0.99)} ms`,
  )
  printResult({
    name: "orders at 5 times the capacity: rate relative to the capacity",
    value: overload.rate / capacity,
    bar: 0.8,
    better: "higher",
  })
  printResult({
    name: "accepted requests at 5 times the capacity: p99 relative to 1 s",
    value: p99 / MAX_P99_MS,
    bar: 1,
    better: "lower",
  })
} finally {
  await client.end()
  await server.stop()
  await postgres.stop()
  rmSync(directory, { recursive: true, force: true })
}
