import { randomUUID } from "node:crypto"
import { mkdtempSync, rmSync } from "node:fs"
import { Agent, createServer, request } from "node:http"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as wait } from "node:timers/promises"
import { Client, Pool } from "pg"
import { startPrivatePostgres } from "../scripts/private-postgres.mjs"
import { printResult } from "./bench-result.ts"
import { openAllStores } from "./data/open-all-stores.ts"
import { PlainConnection } from "./plain-connection.ts"
import { startServerProcess } from "./servers/server-process.ts"
import { createVisitors, type Visitor } from "./data/visitors.ts"

/*
 * A node starts with 10,000 waiting customer messages, while the SMS provider takes 50 ms for each: measures how many
 * it sends per second until none waits. The baseline is a bare program that does the minimum for such a message with
 * the same concurrency: reads the order, stores the message in a transaction, posts it and stores that it was sent.
 */

const MESSAGES = Number(process.env["MESSAGES"] ?? 10_000)
const BASELINE_MESSAGES = Math.min(MESSAGES, 3_000)
const PROVIDER_MS = 50
/** The concurrency of a node: two batches of twenty. */
const CONCURRENCY = 40
const POOL = 10
const TARGET_PER_SECOND = 200
const SECRET = "a secret that only the benchmark uses, of enough length"
const STORE = { id: "6585R", latitude: 28.6315, longitude: 77.2167 }
const QUEUE = "kitchen.order-moved.tell-customer"

let [receivedCount, firstAt, lastAt] = [0, 0, 0]
const provider = createServer((incoming, response) => {
  incoming.resume().on("end", () => {
    if (receivedCount++ === 0) firstAt = performance.now()
    lastAt = performance.now()
    const sid = `SM${receivedCount}`
    setTimeout(
      () => response.writeHead(201, { "content-type": "application/json" }).end(`{"sid":"${sid}"}`),
      PROVIDER_MS,
    )
  })
}).listen(0, "127.0.0.1")
const providerPort = () => (provider.address() as AddressInfo).port

async function send<Body>(connection: PlainConnection, { token }: Visitor, path: string, body: object): Promise<Body> {
  const headers = `host: in.localhost\r\nauthorization: ${token}\r\nidempotency-key: ${randomUUID()}\r\n`
  const response = await connection.post(`/api${path}`, headers, JSON.stringify(body))
  if (response.status !== 200) throw new Error(`${path}: ${response.status} ${response.body}`)
  return JSON.parse(response.body) as Body
}

/** Creates an order over the API; all others are copies of it. */
async function createOrder(port: number, visitor: Visitor): Promise<string> {
  const connection = new PlainConnection(port)
  const line = { id: randomUUID(), productId: "in-margherita", size: "medium", quantity: 2 }
  const items = `/agg/cart-service/ve1/cart/${visitor.cartId}/items`
  const cart = { storeId: STORE.id, deliveryType: "DELIVERY", lines: [line] }
  const { data } = await send<{ data: { version: number; bill: { payable: number } } }>(
    connection,
    visitor,
    items,
    cart,
  )
  const { latitude, longitude } = STORE
  const checkout = {
    cartId: visitor.cartId,
    cartVersion: data.version,
    expectedTotal: data.bill.payable,
    contact: { firstName: "Asha", mobile: "9811000001" },
    place: { address: { houseNo: "12", address: "Inner Circle", latitude, longitude } },
  }
  const path = "/order-service/ve4/transaction"
  const created = await send<{ data: { transaction: { transactionId: string } } }>(connection, visitor, path, checkout)
  connection.close()
  return created.data.transaction.transactionId
}

/** Inserts copies of one row, n = 1 … count, with other values for some columns. */
async function copyRow(
  client: Client,
  table: string,
  where: string,
  count: number,
  replacements: Record<string, string>,
) {
  const [schema, name] = table.split(".")
  const { rows } = await client.query<{ name: string }>(
    `select column_name as name from information_schema.columns
     where table_schema = $1 and table_name = $2 and is_generated = 'NEVER'`,
    [schema, name],
  )
  const names = rows.map((row) => `"${row.name}"`)
  const values = rows.map((row) => replacements[row.name] ?? `one."${row.name}"`)
  await client.query(
    `insert into ${table} (${names.join(", ")})
     select ${values.join(", ")} from (select * from ${table} where ${where} limit 1) as one, generate_series(1, ${count}) as n`,
  )
}

async function waitUntilTrue(client: Client, condition: string): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ holds: boolean }>(`select (${condition}) as holds`)
    if (rows[0]?.holds) return
    await wait(100)
  }
}

/** A hash with the digits that make it a UUID of version 4. */
const idOf = (n: string) => `overlay(overlay(md5('order ' || ${n}) placing '4' from 13) placing '8' from 17)::uuid`

/** Creates placed orders with their tickets, and a waiting job for each. */
async function buildBacklog(client: Client, id: string): Promise<void> {
  const number = "'IN' || lpad((n + 100)::text, 8, '0')"
  await copyRow(client, "orders.order", `id = '${id}'`, MESSAGES, {
    id: idOf("n"),
    number,
    cart_id: "gen_random_uuid()",
    mobile: "'+9198' || lpad(n::text, 8, '0')",
  })
  await copyRow(client, "kitchen.ticket", `order_id = '${id}'`, MESSAGES, { order_id: idOf("n"), number })
  await copyRow(client, "kitchen.step", `order_id = '${id}'`, MESSAGES, { order_id: idOf("n") })
  await copyRow(client, "jobs.job", `name = '${QUEUE}'`, MESSAGES, {
    id: "gen_random_uuid()",
    state: "'created'",
    data: `jsonb_set(one.data, '{orderId}', to_jsonb(${idOf("n")}))`,
    created_on: "now()",
    start_after: "now()",
    started_on: "null",
    completed_on: "null",
    retry_count: "0",
    output: "null",
  })
  await client.query("vacuum analyze")
}

const agent = new Agent({ keepAlive: true })
function postBare(): Promise<void> {
  return new Promise((resolve, reject) => {
    const outgoing = request(
      { port: providerPort(), host: "127.0.0.1", method: "POST", path: "/", agent },
      (response) => {
        response.resume().on("end", () => resolve())
      },
    )
    outgoing.on("error", reject).end("To=%2B919811000001&From=HEARTH&Body=Thank+you")
  })
}

async function measureBare(databaseUrl: string): Promise<number> {
  const pool = new Pool({ connectionString: databaseUrl, max: POOL })
  await pool.query(
    "create table public.bare_message (id uuid primary key, state text not null, at timestamptz not null)",
  )
  let next = 0
  const startedAt = performance.now()
  const sendMessages = async () => {
    while (next < BASELINE_MESSAGES) {
      const order = idOf(String(++next))
      await pool.query(`select mobile from orders.order where id = ${order}`)
      const id = randomUUID()
      const connection = await pool.connect()
      await connection.query("begin")
      await connection.query("insert into public.bare_message values ($1, 'sending', now())", [id])
      await connection.query("commit")
      connection.release()
      await postBare()
      await pool.query("update public.bare_message set state = 'sent' where id = $1", [id])
    }
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, sendMessages))
  const rate = BASELINE_MESSAGES / ((performance.now() - startedAt) / 1000)
  await pool.end()
  return rate
}

const directory = mkdtempSync(join(tmpdir(), "hearth-bench-"))
const postgres = await startPrivatePostgres({ durable: true })
const env = {
  DATA_DIR: directory,
  DATABASE_URL: postgres.url,
  DATABASE_POOL: String(POOL),
  SECRET,
  LOG_LEVEL: "warn",
  MESSAGES_URL: `http://127.0.0.1:${providerPort()}`,
  MESSAGES_ACCOUNT: "bench",
  MESSAGES_TOKEN: "bench",
}
let server = await startServerProcess(env)
const client = new Client(postgres.url)
try {
  await client.connect()
  await openAllStores(client)
  await wait(2_000)
  const [asha] = await createVisitors(client, env, "customer", 1)
  if (!asha) throw new Error("no visitor was created")
  const id = await createOrder(server.port, asha)
  await client.query("update orders.order set status = 'ORDER PLACED', mode = 'COD', placed_at = now() where id = $1", [
    id,
  ])
  await waitUntilTrue(client, `exists (select from jobs.job where name = '${QUEUE}' and state = 'completed')`)
  await server.stop()
  await buildBacklog(client, id)
  const bareRate = await measureBare(postgres.url)

  receivedCount = 0
  server = await startServerProcess(env)
  await waitUntilTrue(client, `not exists (select from jobs.job where name = '${QUEUE}' and state < 'completed')`)
  const rate = (MESSAGES - 1) / ((lastAt - firstAt) / 1000)
  if (receivedCount !== MESSAGES) {
    const { rows } = await client.query<{ state: string; count: number }>(
      "select state, count(*)::int as count from messages.message group by state",
    )
    const states = rows.map(({ state, count }) => `${count} ${state}`).join(", ")
    throw new Error(`${receivedCount} messages reached the provider instead of ${MESSAGES}; in our database: ${states}`)
  }
  console.log(
    `${Math.round(rate)} messages/s from a backlog of ${MESSAGES}, against ${Math.round(bareRate)}/s of the bare program`,
  )
  printResult({
    name: "messages per second from a backlog, relative to a bare program",
    value: rate / bareRate,
    bar: 0.3,
    better: "higher",
  })
  printResult({
    name: `messages per second from a backlog, relative to the target of ${TARGET_PER_SECOND}`,
    value: rate / TARGET_PER_SECOND,
    bar: 1,
    better: "higher",
  })
} finally {
  await client.end()
  await server.stop()
  await postgres.stop()
  agent.destroy()
  provider.close()
  rmSync(directory, { recursive: true, force: true })
}
