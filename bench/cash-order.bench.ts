import { randomUUID } from "node:crypto"
import { mkdtempSync, rmSync } from "node:fs"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as wait } from "node:timers/promises"
import { Client } from "pg"
import { startPrivatePostgres } from "../scripts/private-postgres.mjs"
import { openAllStores } from "./data/open-all-stores.ts"
import { median, printResult } from "./bench-result.ts"
import { measureBareSql } from "./pgbench.ts"
import { PlainConnection } from "./plain-connection.ts"
import { startServerProcess } from "./servers/server-process.ts"
import { createVisitors, type Visitor } from "./data/visitors.ts"

/*
 * A cash order from the empty cart to the kitchen, by customers who each have their own session. A customer fills the
 * cart, creates the order, requests a code (which the server sends over HTTP to a provider that only accepts it) and
 * submits the code, which places the order. Compared with pgbench running the bare inserts of the same order on the
 * same PostgreSQL, alternately.
 *
 * Six customers order at a time, as many as the server and pgbench have database connections: the two cores are fully
 * used, and the latency is the server's own time, not that of a queue before it. With 24 customers at a time the
 * latency was two and a half times as long at the same rate.
 */

const ROUNDS = 3
const SECONDS = 3
const CONCURRENCY = 6
const ORDERS_PER_ROUND = 720
/** Enough orders that the code is compiled and the planner has statistics. */
const WARM_UP_ORDERS = 2_000
const POOL = 6
const SECRET = "a secret that only the benchmark uses, of enough length"
/** Many stores, as a chain has: the slot of a single store would be a row that all orders wait for. */
const STORES = 40
const UNLIMITED = "1000000000"

const stores: Store[] = []
const noStore: Store = { id: "", latitude: 0, longitude: 0 }
const codes = new Map<string, string>()
/** An SMS provider that accepts every message. */
const provider = createServer((incoming, response) => {
  let body = ""
  incoming.on("data", (part) => (body += part))
  incoming.on("end", () => {
    const sms = new URLSearchParams(body)
    codes.set(sms.get("To") ?? "", sms.get("Body")?.slice(0, 6) ?? "")
    response.writeHead(201, { "content-type": "application/json" }).end(`{"sid":"SM${codes.size}"}`)
  })
}).listen(0, "127.0.0.1")

async function send<Body>(connection: PlainConnection, token: string, path: string, body: object, key?: string) {
  const headers = `host: in.localhost\r\nauthorization: ${token}\r\n${key === undefined ? "" : `idempotency-key: ${key}\r\n`}`
  const response = await connection.post(`/api${path}`, headers, JSON.stringify(body))
  if (response.status !== 200) throw new Error(`${path}: ${response.status} ${response.body}`)
  return JSON.parse(response.body) as Body
}

interface CartResponse {
  data: { version: number; bill: { payable: number } }
}
interface OrderResponse {
  data: { transaction: { transactionId: string; orderStatus: string } }
}

let customerCount = 0
/** Returns numbers that aren't consecutive, because real customers' numbers aren't. */
const newMobile = () => `9${String((++customerCount * 7_919_317) % 1_000_000_000).padStart(9, "0")}`

interface Store {
  id: string
  latitude: number
  longitude: number
}

/** Finds stores that deliver to their own address and have the ordered product. */
async function findStores(
  connection: PlainConnection,
  { token, cartId }: Visitor,
  candidates: readonly Store[],
): Promise<Store[]> {
  const servingStores: Store[] = []
  for (const store of candidates) {
    const { latitude, longitude } = store
    const byLocationPath = "/locator-service/ve3/stores/by-location"
    const serving = await send<{ data: Store }>(connection, token, byLocationPath, { latitude, longitude }).catch(
      () => undefined,
    )
    if (serving?.data.id !== store.id) continue
    const itemsPath = `/agg/cart-service/ve1/cart/${cartId}/items`
    const added = await send(connection, token, itemsPath, itemsFor(store)).catch(() => undefined)
    if (added) servingStores.push(store)
    if (servingStores.length === STORES) break
  }
  return servingStores
}

const itemsFor = ({ id: storeId }: Store) => ({
  storeId,
  deliveryType: "DELIVERY",
  lines: [{ id: randomUUID(), productId: "in-margherita", size: "medium", quantity: 1 }],
})

async function placeOrder(connection: PlainConnection, { cartId, token }: Visitor, store: Store): Promise<void> {
  const mobile = newMobile()
  const itemsPath = `/agg/cart-service/ve1/cart/${cartId}/items`
  const cart = await send<CartResponse>(connection, token, itemsPath, itemsFor(store))
  const checkout = {
    cartId,
    cartVersion: cart.data.version,
    expectedTotal: cart.data.bill.payable,
    contact: { firstName: "Asha", mobile },
    place: { address: { houseNo: "12", address: "Inner Circle", ...pointOf(store) } },
  }
  const { data } = await send<OrderResponse>(
    connection,
    token,
    "/order-service/ve4/transaction",
    checkout,
    randomUUID(),
  )
  const codePath = `/payment-service/ve1/orders/${data.transaction.transactionId}/otp`
  await send(connection, token, codePath, {}, randomUUID())
  const placed = await send<OrderResponse>(connection, token, `${codePath}/verify`, {
    code: codes.get(`+91${mobile}`) ?? "",
  })
  const { orderStatus } = placed.data.transaction
  if (orderStatus !== "ORDER PLACED") throw new Error(`an order has the status ${orderStatus}`)
}

const pointOf = ({ latitude, longitude }: Store) => ({ latitude, longitude })

async function measureServer(port: number, visitors: readonly Visitor[]): Promise<{ rate: number; p99: number }> {
  const remaining = [...visitors]
  const times: number[] = []
  const startedAt = performance.now()
  async function runCustomers(): Promise<void> {
    const connection = new PlainConnection(port)
    for (let visitor = remaining.pop(); visitor; visitor = remaining.pop()) {
      const start = performance.now()
      await placeOrder(connection, visitor, stores[times.length % stores.length] ?? noStore)
      times.push(performance.now() - start)
    }
    connection.close()
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, runCustomers))
  const rate = visitors.length / ((performance.now() - startedAt) / 1000)
  return { rate, p99: times.sort((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0 }
}

/**
 * The number of transactions that PostgreSQL has committed: those of the server and a few of its jobs and of this
 * benchmark.
 */
async function countTransactions(client: Client): Promise<number> {
  // Connections report their statistics about once a second.
  await wait(1_100)
  const { rows } = await client.query<{ done: string }>(
    "select xact_commit as done from pg_stat_database where datname = current_database()",
  )
  return Number(rows[0]?.done)
}

/** Formats JSON with a space after each colon, because pgbench would take `:null` for one of its variables. */
const formatValue = (value: unknown) => (typeof value === "object" ? JSON.stringify(value, null, 1) : String(value))

/** The inserts of one order, with the values of an order that the server wrote; only the ids are new. */
async function bareInserts(client: Client): Promise<readonly string[]> {
  const id = "md5(:one || ' ' || :other)::uuid"
  const insert = async (table: string, replacements: Record<string, string>, where = "true") => {
    const { rows } = await client.query<{ row: Record<string, unknown> }>(
      `select to_jsonb(one) as row from ${table} as one where ${where} limit 1`,
    )
    const row = rows[0]?.row ?? {}
    const names = Object.keys(row).filter((name) => row[name] !== null && replacements[name] !== "")
    const values = names.map((name) => replacements[name] ?? client.escapeLiteral(formatValue(row[name])))
    return `insert into ${table} (${names.join(", ")}) values (${values.join(", ")})`
  }
  return [
    "begin",
    await insert("cart.cart", { id, user_id: id }),
    await insert("orders.order", {
      id,
      number: "md5(:one || ' ' || :other)",
      cart_id: id,
      lies_in_cart: id,
      user_id: id,
    }),
    await insert("orders.status_change", { order_id: id }, "position = 1"),
    await insert("orders.status_change", { order_id: id }, "position = 2"),
    await insert("messages.message", { id }),
    `with made as (${await insert("ledger.posting", { id: "", cause: "md5(:one || ' ' || :other)", order_id: id })} returning id)
     insert into ledger.entry select id, line.position, line.account, line.amount from made,
       (values (1, 'cash in IN', 105), (2, 'sales in IN', -100), (3, 'tax in IN', -5)) as line (position, account, amount)`,
    "commit",
  ]
}

const directory = mkdtempSync(join(tmpdir(), "hearth-bench-"))
const postgres = await startPrivatePostgres({ durable: true })
const databaseUrl = postgres.url
const env = {
  DATA_DIR: directory,
  DATABASE_URL: databaseUrl,
  DATABASE_POOL: String(POOL),
  SECRET,
  LOG_LEVEL: "info",
  MESSAGES_URL: `http://127.0.0.1:${(provider.address() as AddressInfo).port}`,
  MESSAGES_ACCOUNT: "bench",
  MESSAGES_TOKEN: "bench",
  CODES_PER_NETWORK_HOUR: UNLIMITED,
  CODES_PER_NETWORK_DAY: UNLIMITED,
  CODES_PER_MINUTE: UNLIMITED,
}
const server = await startServerProcess(env)
const client = new Client(databaseUrl)
try {
  await client.connect()
  // Stores that are always open and never full: this measures the server, not the kitchens.
  await openAllStores(client)
  const orderCount = WARM_UP_ORDERS + ROUNDS * ORDERS_PER_ROUND
  const visitors = await createVisitors(client, env, "customer", orderCount)
  const { rows: candidateStores } = await client.query<Store>(
    "select id, latitude, longitude from locator.store where country = 'IN' order by id limit 200",
  )
  const [guest] = await createVisitors(client, env, "guest", 1)
  const guestConnection = new PlainConnection(server.port)
  if (guest) stores.push(...(await findStores(guestConnection, guest, candidateStores)))
  guestConnection.close()
  console.log(`${stores.length} stores`)
  await measureServer(server.port, visitors.splice(0, WARM_UP_ORDERS))
  await client.query("vacuum analyze")
  const statements = await bareInserts(client)
  const ratios: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const bareRate = await measureBareSql({ databaseUrl, statements, connections: POOL, seconds: SECONDS, directory })
    const transactionsBefore = await countTransactions(client)
    const { rate, p99 } = await measureServer(server.port, visitors.splice(0, ORDERS_PER_ROUND))
    const done = (await countTransactions(client)) - transactionsBefore
    ratios.push(rate / bareRate)
    console.log(
      `${Math.round(rate)} orders/s, p99 ${Math.round(p99)} ms, ${(done / ORDERS_PER_ROUND).toFixed(1)} transactions per order,` +
        ` against ${Math.round(bareRate)}/s of bare SQL`,
    )
  }
  const { rows } = await client.query<{ orders: string }>(
    "select count(*) as orders from orders.order join identity.session using (user_id) where status = 'ORDER PLACED'",
  )
  if (Number(rows[0]?.orders) !== orderCount)
    throw new Error(`${rows[0]?.orders} orders stored instead of ${orderCount}`)
  printResult({
    name: "cash order from cart to kitchen: rate relative to its bare SQL",
    value: median(ratios),
    bar: 0.05,
    better: "higher",
  })
} finally {
  await client.end()
  await server.stop()
  await postgres.stop()
  provider.close()
  rmSync(directory, { recursive: true, force: true })
}
