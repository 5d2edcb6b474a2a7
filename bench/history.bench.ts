import autocannon from "autocannon"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as wait } from "node:timers/promises"
import { Client } from "pg"
import { startPrivatePostgres } from "../scripts/private-postgres.mjs"
import { fetchOnce } from "./fetch-once.ts"
import { copyOrder, createOrder } from "./data/copied-orders.ts"
import { openAllStores } from "./data/open-all-stores.ts"
import { median, printResult } from "./bench-result.ts"
import { measureBareSql } from "./pgbench.ts"
import { startServerProcess } from "./servers/server-process.ts"
import { createVisitors, type Visitor } from "./data/visitors.ts"

/*
 * The order history of a customer with 10,000 orders among 200,000 of others: the last page compared with the first,
 * both by cursor and by page number, and the first page compared with pgbench reading the newest twenty rows, on the
 * same PostgreSQL, alternately. Then each page at a low request rate, which gives the latency that a customer sees.
 */

const ROUNDS = 5
const SECONDS = 2
const CONNECTIONS = 4
const PAGES_PER_ROUND = 1_500
const LOW_RATE = { overallRate: 100, amount: 1_000 }
const OWN_ORDERS = 10_000
const OTHER_ORDERS = 200_000
const LAST_PAGE = OWN_ORDERS / 20
const POOL = 10
const SECRET = "a secret that only the benchmark uses, of enough length"

interface Measured {
  /** Pages per second. */
  rate: number
  p50: number
  p99: number
}

const historyRequest = (port: number, { token }: Visitor, query: string) => ({
  url: `http://127.0.0.1:${port}/api/order-service/ve3/orders?${query}`,
  headers: { host: `in.localhost:${port}`, authorization: token },
})

/** Returns the query for a page with the cursor of the previous page, as a client that has read that page sends it. */
async function makeCursorQuery(port: number, { token }: Visitor, pageNo: number): Promise<string> {
  const path = `/api/order-service/ve3/orders?pageNo=${pageNo - 1}`
  const { body } = await fetchOnce(port, "in", path, { authorization: token })
  return `pageNo=${pageNo}&after=${(JSON.parse(body.toString()) as { after: string }).after}`
}

async function measurePage(
  port: number,
  visitor: Visitor,
  query: string,
  load: { amount: number; overallRate?: number } = { amount: PAGES_PER_ROUND },
): Promise<Measured> {
  const result = await autocannon({ ...historyRequest(port, visitor, query), connections: CONNECTIONS, ...load })
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${result.non2xx} refused, ${result.errors} failed`)
  // Computed from the latency, because autocannon ends at full seconds.
  const { average, p50, p99 } = result.latency
  return { rate: (CONNECTIONS * 1000) / average, p50, p99 }
}

/** The number of statements that PostgreSQL has run so far: each statement of a page is its own transaction. */
async function countStatements(client: Client): Promise<number> {
  // Connections report their statistics about once a second.
  await wait(1_100)
  const { rows } = await client.query<{ done: string }>(
    "select xact_commit as done from pg_stat_database where datname = current_database()",
  )
  return Number(rows[0]?.done)
}

const directory = mkdtempSync(join(tmpdir(), "hearth-bench-"))
const postgres = await startPrivatePostgres()
const databaseUrl = postgres.url
const env = { DATA_DIR: directory, DATABASE_URL: databaseUrl, DATABASE_POOL: String(POOL), SECRET, LOG_LEVEL: "info" }
const server = await startServerProcess(env)
const client = new Client(databaseUrl)
try {
  await client.connect()
  // A store that is always open, because only the history is measured.
  await openAllStores(client)
  await wait(2_000)
  const [asha] = await createVisitors(client, env, "customer", 1)
  if (!asha) throw new Error("no visitor was created")
  const id = await createOrder(server.port, asha)
  await copyOrder(client, id, "IN", OWN_ORDERS, `'${asha.userId}'`)
  await copyOrder(client, id, "IX", OTHER_ORDERS, "md5((n % 20000)::text)::uuid")
  await client.query("checkpoint")
  await client.query("vacuum analyze")
  const pages = {
    first: "pageNo=1",
    last: await makeCursorQuery(server.port, asha, LAST_PAGE),
    lastByNumber: `pageNo=${LAST_PAGE}`,
  }
  for (const query of Object.values(pages)) await measurePage(server.port, asha, query)
  const newest = `select id, number, store_id, delivery_type, status, payable, placed_at, bill from orders.order
    where user_id = '${asha.userId}' and country = 'IN' and placed_at is not null order by placed_at desc, id limit 20`
  const ratiosToFirst: number[] = []
  const byNumberRatiosToFirst: number[] = []
  const ratiosToBareSql: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const load = { connections: CONNECTIONS, seconds: SECONDS, directory }
    const bareRate = await measureBareSql({ databaseUrl, statements: [newest], ...load })
    const statementsBefore = await countStatements(client)
    const first = await measurePage(server.port, asha, pages.first)
    const done = (await countStatements(client)) - statementsBefore
    const last = await measurePage(server.port, asha, pages.last)
    const lastByNumber = await measurePage(server.port, asha, pages.lastByNumber)
    ratiosToFirst.push(last.rate / first.rate)
    byNumberRatiosToFirst.push(lastByNumber.rate / first.rate)
    ratiosToBareSql.push(first.rate / bareRate)
    console.log(
      `page 1: ${Math.round(first.rate)}/s, p50 ${first.p50} ms, p99 ${first.p99} ms, ${(done / PAGES_PER_ROUND).toFixed(1)} statements;` +
        ` page ${LAST_PAGE}: ${Math.round(last.rate)}/s, p50 ${last.p50} ms, p99 ${last.p99} ms;` +
        ` by page number: ${Math.round(lastByNumber.rate)}/s, p99 ${lastByNumber.p99} ms; bare ${Math.round(bareRate)}/s`,
    )
  }
  for (const [name, query] of Object.entries(pages)) {
    const { p50, p99 } = await measurePage(server.port, asha, query, LOW_RATE)
    console.log(`${LOW_RATE.overallRate} requests per second, ${name} page: p50 ${p50} ms, p99 ${p99} ms`)
  }
  printResult({
    name: "page 500 of a history, by cursor: rate relative to page 1",
    value: median(ratiosToFirst),
    bar: 0.8,
    better: "higher",
  })
  printResult({
    name: "page 500 of a history, by page number: rate relative to page 1",
    value: median(byNumberRatiosToFirst),
    bar: 0.5,
    better: "higher",
  })
  printResult({
    name: "page 1 of a history: rate relative to its bare SQL",
    value: median(ratiosToBareSql),
    bar: 0.1,
    better: "higher",
  })
} finally {
  await client.end()
  await server.stop()
  await postgres.stop()
  rmSync(directory, { recursive: true, force: true })
}
