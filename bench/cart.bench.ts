import autocannon from "autocannon"
import { type ChildProcess, spawn, spawnSync } from "node:child_process"
import { randomUUID } from "node:crypto"
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Client, Pool } from "pg"
import { buildApp } from "../apps/server/src/app.ts"
import { makeAccessToken } from "../apps/server/src/modules/identity/access-token.ts"
import { createIdentity } from "../apps/server/src/modules/identity/public.ts"
import { systemClock } from "../apps/server/src/platform/clock.ts"
import { migrate } from "../apps/server/src/platform/database/migrate.ts"
import { openDatabase } from "../apps/server/src/platform/database/open-database.ts"
import { createLog } from "../apps/server/src/platform/log/create-log.ts"
import { systemRandom } from "../apps/server/src/platform/random.ts"
import { readSettings } from "../apps/server/src/settings.ts"
import { startPrivatePostgres } from "../scripts/private-postgres.mjs"
import { median, printFigure } from "./figure.ts"

/*
 * A new cart with one thing, put in, kept and priced, through HTTP by customers who each have a session of their own:
 * against pgbench doing the bare SQL of the same change on the same PostgreSQL, in turns. What pgbench is spared:
 * the session, the menu, the bill, JSON and HTTP.
 */

const ROUNDS = 5
const SECONDS = 3
const CONNECTIONS = 32
const CARTS_A_ROUND = 6_400
/** Until the server runs as it runs all day. */
const WARM_UP_ROUNDS = 2
const POOL = 10
const SECRET = "a secret that only the benchmark uses, of enough length"
const STORE = "6585R"

const dataDir = mkdtempSync(join(tmpdir(), "hearth-bench-"))
const settingsFor = (databaseUrl: string) =>
  readSettings({
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    DATABASE_POOL: String(POOL),
    SECRET,
    PORT: "0",
    LOG_LEVEL: "info",
  })

/** The server's own process: the whole product on that database. */
async function serve(databaseUrl: string): Promise<void> {
  const settings = settingsFor(databaseUrl)
  const database = await openDatabase(settings)
  await migrate(database)
  const app = buildApp({ settings, database, log: createLog(settings.logLevel) })
  await app.start()
  await app.http.listen({ port: 0, host: "127.0.0.1" })
  process.on("SIGTERM", async () => {
    await app.stop()
    await database.close()
    rmSync(dataDir, { recursive: true, force: true })
    process.exit(0)
  })
  const address = app.http.server.address()
  process.send?.(typeof address === "object" && address ? address.port : 0)
}

async function start(databaseUrl: string): Promise<{ port: number; stop(): Promise<void> }> {
  const child: ChildProcess = spawn(
    process.execPath,
    [...process.execArgv, import.meta.filename, "serve", databaseUrl],
    {
      stdio: ["ignore", "ignore", "inherit", "ipc"],
    },
  )
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()))
  const port = await new Promise<number>((resolve, reject) => {
    child.once("message", (message) => resolve(Number(message)))
    child.once("exit", (code) => reject(new Error(`the server ended with ${code}`)))
  })
  return { port, stop: () => (child.kill(), ended) }
}

interface Visitor {
  cartId: string
  token: string
}

/** Visitors as the shop makes them, written all at once. */
async function makeVisitors(client: Client, databaseUrl: string, count: number): Promise<Visitor[]> {
  const identity = createIdentity({
    db: undefined as never,
    clock: systemClock,
    random: systemRandom,
    log: createLog("silent"),
    settings: settingsFor(databaseUrl),
  })
  const { rows } = await client.query<{ id: string; user_id: string; cart_id: string }>(
    `with visitor as (select gen_random_uuid() as user_id from generate_series(1, $1::int)),
       person as (insert into identity.person select user_id, 'guest', 'IN', now() from visitor)
     insert into identity.session
       (id, handle, user_id, cart_id, kind, country, carrier, salt, created_at, expires_at)
     select gen_random_uuid(), gen_random_uuid(), user_id, gen_random_uuid(), 'guest', 'IN', 'cookie', 'salt', now(),
       now() + interval '1 day'
     from visitor returning id, user_id, cart_id`,
    [count],
  )
  const now = new Date()
  const ends = new Date(now.getTime() + 15 * 60_000)
  return Promise.all(
    rows.map(async ({ id, user_id, cart_id }) => {
      const who = { sessionId: id, userId: user_id, kind: "guest", country: "IN" } as const
      return { cartId: cart_id, token: await makeAccessToken(identity.keys.access, who, now, ends) }
    }),
  )
}

const bodyOf = () =>
  JSON.stringify({
    storeId: STORE,
    deliveryType: "DELIVERY",
    lines: [{ id: randomUUID(), productId: "in-margherita", size: "medium", quantity: 1 }],
  })

/** Carts a second. Every one of them is new and gets its one thing. */
async function measureShop(port: number, visitors: readonly Visitor[]): Promise<{ rate: number; p99: number }> {
  const each = visitors.length / CONNECTIONS
  let connection = 0
  const headers = { "content-type": "application/json", host: `in.localhost:${port}` }
  const began = performance.now()
  const result = await autocannon({
    url: `http://127.0.0.1:${port}`,
    method: "POST",
    connections: CONNECTIONS,
    amount: visitors.length,
    setupClient(client) {
      const from = connection++ * each
      client.setRequests(
        visitors.slice(from, from + each).map(({ cartId, token }) => ({
          path: `/api/agg/cart-service/ve1/cart/${cartId}/items`,
          headers: { ...headers, authorization: token },
          body: bodyOf(),
        })),
      )
    },
  })
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${result.non2xx} refused, ${result.errors} failed`)
  return { rate: visitors.length / ((performance.now() - began) / 1000), p99: result.latency.p99 }
}

const COLUMNS = ["store_id", "delivery_type", "lines", "past", "options", "promos", "version"]

/** The change's own statements, with the values of a cart that the shop wrote. */
async function bareChange(client: Client): Promise<readonly string[]> {
  const columns = COLUMNS.join(", ")
  const texts = COLUMNS.map((column) => `${column}::text`).join(", ")
  const { rows } = await client.query<Record<string, string>>(`select ${texts} from cart.cart limit 1`)
  const values = COLUMNS.map((column) => client.escapeLiteral(rows[0]?.[column] ?? ""))
  const id = "md5(:one || ' ' || :other)::uuid"
  return [
    "begin",
    `select id, country, ${columns} from cart.cart where id = ${id} and country = 'IN' for update`,
    `insert into cart.cart (id, user_id, country, ${columns}, created_at, updated_at)
       values (${id}, ${id}, 'IN', ${values.join(", ")}, now(), now()) on conflict (id) do nothing`,
    "commit",
  ]
}

const random = () => Math.floor(Math.random() * 2 ** 53)

/** The same statements by pgbench, prepared, over as many connections as the shop has. */
function measurePgbench(pgbench: string, databaseUrl: string, statements: readonly string[]): number {
  const script = join(dataDir, "change.sql")
  const oneLine = statements.map((each) => `${each.replaceAll(/\s+/g, " ")};`)
  const drawn = ["one", "other"].map((name) => `\\set ${name} random(1, 9000000000000000)`)
  writeFileSync(script, [...drawn, ...oneLine, ""].join("\n"))
  const how = ["-n", "-M", "prepared", "-c", String(POOL), "-j", "2", "-T", String(SECONDS), "-f", script, databaseUrl]
  const { status, stdout, stderr } = spawnSync(pgbench, how, { encoding: "utf8" })
  const rate = /tps = ([\d.]+)/.exec(stdout)?.[1]
  if (status !== 0 || rate === undefined) throw new Error(`pgbench: ${stderr}`)
  return Number(rate)
}

/** Where there is no pgbench: the driver in bare loops. */
async function measureDriver(databaseUrl: string, statements: readonly string[]): Promise<number> {
  const pool = new Pool({ connectionString: databaseUrl, max: POOL })
  const until = performance.now() + SECONDS * 1000
  let done = 0
  async function loop(): Promise<void> {
    const client = await pool.connect()
    while (performance.now() < until) {
      const [one, other] = [random(), random()]
      for (const each of statements)
        await client.query(each.replaceAll(":one", `${one}`).replaceAll(":other", `${other}`))
      done++
    }
    client.release()
  }
  await Promise.all(Array.from({ length: POOL }, loop))
  await pool.end()
  return done / SECONDS
}

function findPgbench(): string | undefined {
  const packaged = "/usr/lib/postgresql"
  const versions = existsSync(packaged) ? readdirSync(packaged).sort((a, b) => Number(b) - Number(a)) : []
  const places = ["pgbench", ...versions.map((each) => join(packaged, each, "bin", "pgbench"))]
  return places.find((each) => spawnSync(each, ["--version"]).status === 0)
}

async function compare(): Promise<void> {
  const postgres = await startPrivatePostgres({ durable: true })
  const server = await start(postgres.url)
  const client = new Client(postgres.url)
  try {
    await client.connect()
    const wanted = (WARM_UP_ROUNDS + ROUNDS) * CARTS_A_ROUND
    const visitors = await makeVisitors(client, postgres.url, wanted)
    await client.query("analyze")
    await measureShop(server.port, visitors.splice(0, WARM_UP_ROUNDS * CARTS_A_ROUND))
    const statements = await bareChange(client)
    const pgbench = findPgbench()
    const ratios: number[] = []
    for (let round = 0; round < ROUNDS; round++) {
      const bare = pgbench
        ? measurePgbench(pgbench, postgres.url, statements)
        : await measureDriver(postgres.url, statements)
      const { rate, p99 } = await measureShop(server.port, visitors.splice(0, CARTS_A_ROUND))
      ratios.push(rate / bare)
      console.log(`${Math.round(rate)} carts/s, p99 ${p99} ms, against ${Math.round(bare)}/s of bare SQL`)
    }
    const { rows } = await client.query<{ carts: string }>(
      "select count(*) as carts from cart.cart join identity.session on cart_id = cart.id where version = 1",
    )
    if (Number(rows[0]?.carts) !== wanted) throw new Error(`${rows[0]?.carts} carts kept, not ${wanted}`)
    printFigure({
      name: "new cart with one thing, of its bare SQL",
      ratio: median(ratios),
      bar: 0.12,
      better: "higher",
    })
  } finally {
    await client.end()
    await server.stop()
    await postgres.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

const [, , task, url = ""] = process.argv
await (task === "serve" ? serve(url) : compare())
