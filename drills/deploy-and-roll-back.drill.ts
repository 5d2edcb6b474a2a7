import { sql } from "kysely"
import { join } from "node:path"
import { setTimeout as wait } from "node:timers/promises"
import { Client } from "pg"
import type { Database } from "../apps/server/src/platform/database/database.ts"
import { drill, assertHolds, withDirectory, withDurablePostgres } from "./support/drill.ts"
import { writeNextVersion } from "./support/next-version.ts"
import { waitAndCheckRecords } from "./support/wait-and-check-records.ts"
import { runShoppers } from "./support/run-shoppers.ts"
import { type RunningServer, startServer } from "./support/start-server.ts"
import { type DrillContext, withDrillContext } from "./support/with-drill-context.ts"

/*
 * SEC-14. The next version starts beside a busy one, with migrations on the tables that orders write to and a report
 * that reads them for 20 s; then it is rolled back and deployed again. Every start succeeds, no request fails, and no
 * order waits for a lock of the deployment for longer than a second.
 *
 * Meant to catch: all migrations in one transaction that waits for its locks without a limit ("… waited … for a lock").
 */

const BUYERS = 3
const REPORT_SECONDS = 20
const MAX_LOCK_MS = 1_000
/** The pause between two steps, so that customers make progress. */
const PAUSE_MS = 4_000

/** Runs a long report over the tables that the next version changes; it locks them until it ends. */
async function runLongReport(url: string): Promise<void> {
  const client = new Client(url)
  await client.connect()
  await client.query(`begin; select count(*) from orders."order"; select count(*) from payments.payment`)
  await client.query(`select pg_sleep(${REPORT_SECONDS})`)
  await client.end()
}

/** Measures the longest time that a server's session waited for a lock behind a deployment's. */
function watchLocks({ db }: Database): { longestMs(): number; stop(): Promise<void> } {
  let longestMs = 0
  const stopped = new AbortController()
  const watching = (async () => {
    while (!stopped.signal.aborted) {
      const { rows } = await sql<{ ms: number | null }>`
        select (extract(epoch from max(pg_catalog.clock_timestamp() - waiting.waitstart)) * 1000)::int as ms
        from pg_locks as waiting join pg_stat_activity as waiter on waiter.pid = waiting.pid
        where not waiting.granted and waiter.application_name = 'hearth'
          and exists (select from pg_stat_activity as blocker
            where blocker.pid = any(pg_blocking_pids(waiting.pid)) and blocker.application_name = 'hearth long-running')`.execute(
        db,
      )
      longestMs = Math.max(longestMs, rows[0]?.ms ?? 0)
      await wait(20)
    }
  })()
  return {
    longestMs: () => longestMs,
    async stop() {
      stopped.abort()
      await watching
    },
  }
}

async function deployAndRollBack(
  context: DrillContext,
  url: string,
  next: string,
  database: Database,
): Promise<string> {
  const locks = watchLocks(database)
  let current: RunningServer = await startServer({ ...context.env })
  let isOver = false
  const shopping = runShoppers({ ...context, address: () => current.address }, BUYERS, () => isOver)
  const durations: string[] = []

  async function deploy(label: string, program?: string): Promise<void> {
    await wait(PAUSE_MS)
    const startedAt = Date.now()
    const started = await startServer({ ...context.env, PORT: "0" }, program)
    durations.push(`${label} ${Math.round((Date.now() - startedAt) / 1000)} s`)
    const previous = current
    current = started
    // Requests in progress are answered before the node is stopped.
    await wait(PAUSE_MS)
    assertHolds((await previous.stop()) === 0, "A node died, or does not stop cleanly.")
  }

  const report = runLongReport(url)
  await deploy("new", next)
  await report
  await deploy("old")
  await deploy("new again", next)
  await wait(PAUSE_MS)
  isOver = true
  const { runs, findings } = await shopping
  await locks.stop()
  assertHolds(
    findings.length === 0,
    `${findings.length} buyers saw a wrong result: ${findings.slice(0, 5).join(" | ")}`,
  )
  const failed = context.history.entries.filter(
    ({ type, detail }) => type === "unknown" || detail === "connection refused",
  )
  assertHolds(
    failed.length === 0,
    `${failed.length} requests failed: ${failed
      .slice(0, 5)
      .map(({ detail }) => detail)
      .join(" | ")}`,
  )
  assertHolds(locks.longestMs() < MAX_LOCK_MS, `A buyer waited ${locks.longestMs()} ms for a lock of a deployment.`)
  const { rows } = await sql`select 1 from platform.migration_level where migration_name like '901-%'`.execute(
    database.db,
  )
  assertHolds(rows.length === 3, `Only ${rows.length} of the next version's 3 migrations were applied.`)
  const buyers = [...runs.values()].reduce((sum, times) => sum + times, 0)
  assertHolds(buyers >= BUYERS * 3, `Only ${buyers} buyers finished: too few for a valid result.`)
  const settled = await waitAndCheckRecords(context, async () => {
    assertHolds((await current.stop()) === 0, "A node died, or does not stop cleanly.")
  })
  return `Started beside traffic: ${durations.join(", ")}. ${buyers} buyers, 0 requests failed, at most ${locks.longestMs()} ms behind a lock of a deployment. ${settled}`
}

await drill("deploy and roll back", () =>
  withDirectory((directory) =>
    withDurablePostgres(({ url }) =>
      withDrillContext({ DATA_DIR: join(directory, "data"), DATABASE_URL: url }, (context) => {
        const next = writeNextVersion(join(directory, "next"))
        return context.withDatabase((database) => deployAndRollBack(context, url, next, database))
      }),
    ),
  ),
)
