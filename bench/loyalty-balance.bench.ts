import autocannon from "autocannon"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Client } from "pg"
import { startPrivatePostgres } from "../scripts/private-postgres.mjs"
import { median, printResult } from "./bench-result.ts"
import { fetchOnce } from "./fetch-once.ts"
import { startServerProcess } from "./servers/server-process.ts"
import { createVisitors, type Visitor } from "./data/visitors.ts"

/*
 * The loyalty card with its balance, read by 200 members among 20,000, each with a year of earnings. Its rate is
 * compared with that of `/api/config`, which the same server answers from memory, alternately.
 */

const ROUNDS = 7
const SECONDS = 3
const CONNECTIONS = 20
const MEMBERS = 20_000
const READERS = 200
const EARNINGS = 100
const SECRET = "a secret that only the benchmark uses, of enough length"
const BALANCE = "/api/customer-service/ve1/loyalty/user"
const CONFIG = "/api/config"

/** Makes everyone a member with 400 points, and gives each reader many credited earnings and a pending one. */
async function insertMembers(client: Client, userIds: readonly string[]): Promise<void> {
  await client.query(
    `insert into loyalty.member (user_id, country, card_code, joined_at)
     select user_id, 'IN', 'IN' || lpad(n::text, 12, '0'), now() - interval '1 year'
     from unnest($1::uuid[] || array(select gen_random_uuid() from generate_series(1, $2::int)))
       with ordinality as each (user_id, n)`,
    [userIds, MEMBERS - userIds.length],
  )
  await client.query(
    `insert into ledger.balance (account, amount) select 'points:' || user_id || ':IN', 400 from loyalty.member`,
  )
  await client.query(
    `insert into loyalty.earning
       (order_id, user_id, country, day, points, handed_over_at, credit_from, credited_at)
     select gen_random_uuid(), user_id, 'IN', 20000 - n, 100, at, at + interval '1 day',
       case when n > 1 then at + interval '25 hours' end
     from unnest($1::uuid[]) as reader (user_id), generate_series(1, $2::int) as n,
       lateral (select now() - n * interval '1 day' as at) as times`,
    [userIds, EARNINGS],
  )
  await client.query("vacuum analyze")
}

async function measure(port: number, path: string, readers: readonly Visitor[]): Promise<number> {
  const requests = readers.map(({ token }) => ({
    path,
    headers: { host: `in.localhost:${port}`, authorization: token, "accept-encoding": "br" },
  }))
  const result = await autocannon({
    url: `http://127.0.0.1:${port}${path}`,
    connections: CONNECTIONS,
    duration: SECONDS,
    setupClient: (client) => client.setRequests(requests),
  })
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${result.non2xx} refused, ${result.errors} failed`)
  return result.requests.average
}

const directory = mkdtempSync(join(tmpdir(), "hearth-bench-"))
const postgres = await startPrivatePostgres()
const env = { DATA_DIR: directory, DATABASE_URL: postgres.url, SECRET, LOG_LEVEL: "info", REQUESTS_IN_FLIGHT: "1000" }
const server = await startServerProcess(env)
const client = new Client(postgres.url)
try {
  await client.connect()
  const readers = await createVisitors(client, env, "customer", READERS)
  await insertMembers(
    client,
    readers.map(({ userId }) => userId),
  )
  const { body } = await fetchOnce(server.port, "in", BALANCE, { authorization: readers[0]?.token ?? "" })
  console.log(body.toString())
  for (const path of [CONFIG, BALANCE]) await measure(server.port, path, readers)
  const ratios: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const config = await measure(server.port, CONFIG, readers)
    const balance = await measure(server.port, BALANCE, readers)
    ratios.push(balance / config)
    console.log(`balance ${Math.round(balance)}/s, /api/config ${Math.round(config)}/s`)
  }
  printResult({
    name: "loyalty balance: rate relative to /api/config",
    value: median(ratios),
    bar: 0.25,
    better: "higher",
  })
} finally {
  await client.end()
  await server.stop()
  await postgres.stop()
  rmSync(directory, { recursive: true, force: true })
}
