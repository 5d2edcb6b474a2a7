import autocannon from "autocannon"
import { randomUUID } from "node:crypto"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Client } from "pg"
import { startPrivatePostgres } from "../scripts/private-postgres.mjs"
import { median, printResult } from "./bench-result.ts"
import { measureBareSql } from "./pgbench.ts"
import { startServerProcess } from "./servers/server-process.ts"
import { createVisitors, type Visitor } from "./data/visitors.ts"

/*
 * A new cart with one line, stored and priced over HTTP by visitors who each have their own session, compared with
 * pgbench running the bare SQL of the same change on the same PostgreSQL, alternately. pgbench skips the session, the
 * menu, the bill, JSON and HTTP.
 */

const ROUNDS = 5
const SECONDS = 3
const CONNECTIONS = 32
const CARTS_PER_ROUND = 6_400
/** Rounds until the server's code is warm. */
const WARM_UP_ROUNDS = 2
const POOL = 10
const SECRET = "a secret that only the benchmark uses, of enough length"
const STORE = "6585R"

const makeBody = () =>
  JSON.stringify({
    storeId: STORE,
    deliveryType: "DELIVERY",
    lines: [{ id: randomUUID(), productId: "in-margherita", size: "medium", quantity: 1 }],
  })

/** Measures carts per second. Each one is new and gets one line. */
async function measureServer(port: number, visitors: readonly Visitor[]): Promise<{ rate: number; p99: number }> {
  const visitorsPerConnection = visitors.length / CONNECTIONS
  let connection = 0
  const headers = { "content-type": "application/json", host: `in.localhost:${port}` }
  const startedAt = performance.now()
  const result = await autocannon({
    url: `http://127.0.0.1:${port}`,
    method: "POST",
    connections: CONNECTIONS,
    amount: visitors.length,
    setupClient(client) {
      const from = connection++ * visitorsPerConnection
      client.setRequests(
        visitors.slice(from, from + visitorsPerConnection).map(({ cartId, token }) => ({
          path: `/api/agg/cart-service/ve1/cart/${cartId}/items`,
          headers: { ...headers, authorization: token },
          body: makeBody(),
        })),
      )
    },
  })
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${result.non2xx} refused, ${result.errors} failed`)
  return { rate: visitors.length / ((performance.now() - startedAt) / 1000), p99: result.latency.p99 }
}

const COLUMNS = ["store_id", "delivery_type", "lines", "past", "options", "promos", "version"]

/**
 * The two statements of the change, each in its own transaction as on the server, with the values of a cart that the
 * server wrote.
 */
async function bareStatements(client: Client): Promise<readonly string[]> {
  const columns = COLUMNS.join(", ")
  const texts = COLUMNS.map((column) => `${column}::text`).join(", ")
  const { rows } = await client.query<Record<string, string>>(`select ${texts} from cart.cart limit 1`)
  const values = COLUMNS.map((column) => client.escapeLiteral(rows[0]?.[column] ?? ""))
  const id = "md5(:one || ' ' || :other)::uuid"
  return [
    `select id, country, ${columns} from (select 1) as extra_value left join cart.cart on id = ${id} and country = 'IN'`,
    `insert into cart.cart (id, user_id, country, ${columns}, created_at, updated_at)
       values (${id}, ${id}, 'IN', ${values.join(", ")}, now(), now()) on conflict (id) do nothing`,
  ]
}

const directory = mkdtempSync(join(tmpdir(), "hearth-bench-"))
const postgres = await startPrivatePostgres({ durable: true })
const databaseUrl = postgres.url
const env = { DATA_DIR: directory, DATABASE_URL: databaseUrl, DATABASE_POOL: String(POOL), SECRET, LOG_LEVEL: "info" }
const server = await startServerProcess(env)
const client = new Client(databaseUrl)
try {
  await client.connect()
  const cartCount = (WARM_UP_ROUNDS + ROUNDS) * CARTS_PER_ROUND
  const visitors = await createVisitors(client, env, "guest", cartCount)
  await client.query("analyze")
  await measureServer(server.port, visitors.splice(0, WARM_UP_ROUNDS * CARTS_PER_ROUND))
  const statements = await bareStatements(client)
  const ratios: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const bareRate = await measureBareSql({ databaseUrl, statements, connections: POOL, seconds: SECONDS, directory })
    const { rate, p99 } = await measureServer(server.port, visitors.splice(0, CARTS_PER_ROUND))
    ratios.push(rate / bareRate)
    console.log(`${Math.round(rate)} carts/s, p99 ${p99} ms, against ${Math.round(bareRate)}/s of bare SQL`)
  }
  const { rows } = await client.query<{ carts: string }>(
    "select count(*) as carts from cart.cart join identity.session on cart_id = cart.id where version = 1",
  )
  if (Number(rows[0]?.carts) !== cartCount) throw new Error(`${rows[0]?.carts} carts stored instead of ${cartCount}`)
  printResult({
    name: "new cart with one line: rate relative to its bare SQL",
    value: median(ratios),
    bar: 0.12,
    better: "higher",
  })
} finally {
  await client.end()
  await server.stop()
  await postgres.stop()
  rmSync(directory, { recursive: true, force: true })
}
