import { fork } from "node:child_process"
import { randomUUID } from "node:crypto"
import { mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as wait } from "node:timers/promises"
import { Client } from "pg"
import { TRACKING_KEY_HEADER } from "../packages/contract/src/tracking-key-header.ts"
import { makeTrackingKey, signingKey } from "../apps/server/src/modules/tracker/tracking-key.ts"
import { startPrivatePostgres } from "../scripts/private-postgres.mjs"
import { median, printResult } from "./bench-result.ts"
import { openAllStores } from "./data/open-all-stores.ts"
import { PlainConnection } from "./plain-connection.ts"
import { startServerProcess } from "./servers/server-process.ts"
import { type ListenerRequest, openListeners } from "./clients/stream-listeners.ts"
import { createVisitors, type Visitor } from "./data/visitors.ts"

/*
 * 1,000 open trackers on one node: how long a change in the kitchen takes to reach 99 % of them, and the memory per
 * tracker. The time is measured twice: first each tracker follows its own order and all orders change at the same time,
 * then all trackers follow the same order. The baseline is a bare server that writes the same number of bytes to the
 * same number of streams.
 */

const TRACKERS = 1_000
const SESSIONS = 100
const ROUNDS = 5
const BAR_MS = 500
const BAR_BYTES = 50 * 1024
const SECRET = "a secret that only the benchmark uses, of enough length"
const STORE = { id: "6585R", latitude: 28.6315, longitude: 77.2167 }
const STAGES = ["ACCEPTED", "MAKING", "BAKING", "READY"]

async function send<Body>(connection: PlainConnection, { token }: Visitor, path: string, body: object): Promise<Body> {
  const headers = `host: in.localhost\r\nauthorization: ${token}\r\nidempotency-key: ${randomUUID()}\r\n`
  const response = await connection.post(`/api${path}`, headers, JSON.stringify(body))
  if (response.status !== 200) throw new Error(`${path}: ${response.status} ${response.body}`)
  return JSON.parse(response.body) as Body
}

/** Creates an order over the API; all others are copies of it. */
async function createOrder(port: number, visitor: Visitor): Promise<string> {
  const connection = new PlainConnection(port)
  const { cartId } = visitor
  const line = { id: randomUUID(), productId: "in-margherita", size: "medium", quantity: 2 }
  const items = `/agg/cart-service/ve1/cart/${cartId}/items`
  const cart = { storeId: STORE.id, deliveryType: "DELIVERY", lines: [line] }
  const { data } = await send<{ data: { version: number; bill: { payable: number } } }>(
    connection,
    visitor,
    items,
    cart,
  )
  const { latitude, longitude } = STORE
  const created = await send<{ data: { transaction: { transactionId: string } } }>(
    connection,
    visitor,
    "/order-service/ve4/transaction",
    {
      cartId,
      cartVersion: data.version,
      expectedTotal: data.bill.payable,
      contact: { firstName: "Asha", mobile: "9811000001" },
      place: { address: { houseNo: "12", address: "Inner Circle", latitude, longitude } },
    },
  )
  connection.close()
  return created.data.transaction.transactionId
}

/** Creates placed copies of an order, one per owner. Without a mobile number, so that no messages are sent. */
async function copyOrder(
  client: Client,
  id: string,
  owners: readonly string[],
): Promise<{ id: string; owner: string }[]> {
  const replacements: Record<string, string> = {
    id: "gen_random_uuid()",
    number: "'IN' || lpad(n::text, 8, '0')",
    user_id: `($1::uuid[])[n]`,
    cart_id: "gen_random_uuid()",
    status: "'ORDER PLACED'",
    mode: "'COD'",
    mobile: "''",
    placed_at: "now()",
  }
  const { rows: columns } = await client.query<{ name: string }>(
    "select column_name as name from information_schema.columns where table_schema = 'orders' and table_name = 'order'",
  )
  const names = columns.map(({ name }) => name)
  const { rows } = await client.query<{ id: string; owner: string }>(
    `insert into orders.order (${names.join(", ")})
     select ${names.map((name) => replacements[name] ?? `"order".${name}`).join(", ")}
     from orders.order, generate_series(1, ${owners.length}) as n where id = '${id}'
     returning id, user_id as owner`,
    [owners],
  )
  return rows
}

async function waitForTickets(client: Client, count: number): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ count: number }>("select count(*)::int as count from kitchen.ticket")
    if (rows[0]?.count === count) return
    await wait(200)
  }
}

/** Advances all tickets by one stage and notifies the nodes, as kitchens do. Returns the time at which it started. */
async function advanceTickets(client: Client, ids: readonly string[], stage: string): Promise<number> {
  const startedAt = Date.now()
  await client.query(
    `with moved as (
       update kitchen.ticket set stage = $2, version = version + 1 where order_id = any($1::uuid[])
       returning order_id, store_id, version),
     step as (
       insert into kitchen.step (order_id, position, stage, at, by) select order_id, version, $2, now(), 'bench' from moved)
     select pg_notify('kitchen_changed', 'ticket ' || store_id || ' ' || order_id) from moved`,
    [ids, stage],
  )
  return startedAt
}

const p99 = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[Math.ceil(values.length * 0.99) - 1] ?? 0
const residentBytes = (pid: number) => Number(readFileSync(`/proc/${pid}/statm`, "utf8").split(" ")[1]) * 4096

/** Measures when the clients receive a change; returns the 99th percentile for each stage. */
async function measureStageChanges(
  client: Client,
  port: number,
  requests: readonly ListenerRequest[],
  ids: readonly string[],
) {
  const listeners = await openListeners(port, requests)
  // The server reads a tracker once more after a client has connected. Waits until that is done.
  await wait(1_000)
  const durations: number[] = []
  for (const stage of STAGES) {
    const received = listeners.next()
    const startedAt = await advanceTickets(client, ids, stage)
    durations.push(p99((await received).map((at) => at - startedAt)))
    await wait(500)
  }
  listeners.stop()
  await wait(1_000)
  return durations
}

async function measureBare(): Promise<number> {
  const child = fork(new URL("./servers/bare-streams.ts", import.meta.url))
  const port = await new Promise<number>((resolve) => child.once("message", (message) => resolve(Number(message))))
  const listeners = await openListeners(
    port,
    Array.from({ length: TRACKERS }, () => ({ path: "/", headers: {} })),
  )
  const durations: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const received = listeners.next()
    await wait(100)
    const startedAt = Date.now()
    child.send("write")
    durations.push(p99((await received).map((at) => at - startedAt)))
  }
  listeners.stop()
  child.kill()
  return Math.max(1, median(durations))
}

const listenerRequest = (orderId: string, authorization: string, extraHeaders = {}): ListenerRequest => ({
  path: `/api/tracker-service/ve2/orders/${orderId}/stream`,
  headers: { host: "in.localhost", authorization, ...extraHeaders },
})

const directory = mkdtempSync(join(tmpdir(), "hearth-bench-"))
const postgres = await startPrivatePostgres()
const env = {
  DATA_DIR: directory,
  DATABASE_URL: postgres.url,
  SECRET,
  LOG_LEVEL: "warn",
  // A thousand clients connect at the same time here; the overload benchmark measures refusals.
  REQUESTS_IN_FLIGHT: "2000",
}
const server = await startServerProcess(env)
const client = new Client(postgres.url)
try {
  await client.connect()
  await openAllStores(client)
  await wait(2_000)
  const visitors = await createVisitors(client, env, "customer", SESSIONS)
  const [asha] = visitors
  if (!asha) throw new Error("no visitor was created")
  const id = await createOrder(server.port, asha)
  const owners = Array.from({ length: TRACKERS + 1 }, (_, nth) => visitors[nth % SESSIONS]?.userId ?? "")
  const [sharedOrder, ...orders] = await copyOrder(client, id, owners)
  if (!sharedOrder) throw new Error("no order was copied")
  await waitForTickets(client, TRACKERS + 1)
  const tokens = new Map(visitors.map(({ userId, token }) => [userId, token]))
  const ownRequests = orders.map(({ id: orderId, owner }) => listenerRequest(orderId, tokens.get(owner) ?? ""))
  const key = makeTrackingKey(signingKey(SECRET), { id: sharedOrder.id, country: "IN" }, Date.now()).trackingKey
  const sharedRequests = orders.map(({ owner }) =>
    listenerRequest(sharedOrder.id, tokens.get(owner) ?? "", { [TRACKING_KEY_HEADER]: key }),
  )

  const bytesBefore = residentBytes(server.pid)
  const listeners = await openListeners(server.port, ownRequests)
  await wait(3_000)
  const bytesPerTracker = (residentBytes(server.pid) - bytesBefore) / TRACKERS
  listeners.stop()
  await wait(1_500)

  const bareMs = await measureBare()
  const ownOrderTimes = await measureStageChanges(
    client,
    server.port,
    ownRequests,
    orders.map((one) => one.id),
  )
  const sharedOrderTimes = await measureStageChanges(client, server.port, sharedRequests, [sharedOrder.id])
  console.log(
    `p99 of a change to ${TRACKERS} trackers: own orders ${ownOrderTimes.join(", ")} ms; one order ${sharedOrderTimes.join(", ")} ms; ` +
      `bare ${bareMs} ms; ${Math.round(bytesPerTracker / 1024)} kB per tracker`,
  )
  const lower = { better: "lower" } as const
  printResult({
    name: "1,000 orders advance: p99 to their trackers, relative to 500 ms",
    value: median(ownOrderTimes) / BAR_MS,
    bar: 1,
    ...lower,
  })
  printResult({
    name: "one order advances: p99 to 1,000 trackers, relative to 500 ms",
    value: median(sharedOrderTimes) / BAR_MS,
    bar: 1,
    ...lower,
  })
  printResult({
    name: "one order advances: p99 to 1,000 trackers, relative to a bare server that writes as many bytes",
    value: median(sharedOrderTimes) / bareMs,
    bar: 10,
    ...lower,
  })
  printResult({
    name: "memory of an open tracker, relative to 50 kB",
    value: bytesPerTracker / BAR_BYTES,
    bar: 1,
    ...lower,
  })
} finally {
  await client.end()
  await server.stop()
  await postgres.stop()
  rmSync(directory, { recursive: true, force: true })
}
