import { Kysely, PostgresDialect } from "kysely"
import { Pool, types } from "pg"
import type { Settings } from "../../settings.ts"
import type { Database } from "./database.ts"
import { listenOnPostgres } from "./listen-on-postgres.ts"
import { type Relay, relayThroughBroker } from "./relay-through-broker.ts"
import { PipelinedDialect } from "./pipelined-dialect.ts"

/**
 * No request waits longer than these times for a connection or a statement: a slow database leads to UNAVAILABLE
 * instead of a growing queue.
 */
const CONNECT_MS = 3_000
const STATEMENT_MS = 5_000
const IDLE_IN_TRANSACTION_MS = 10_000

/**
 * For queries that read whole tables and return almost nothing: more memory and parallel workers. Memoization and JIT
 * don't pay off for queries that run once.
 */
const LONG_QUERY_OPTIONS = "-c work_mem=64MB -c parallel_tuple_cost=0 -c enable_memoize=off -c jit=off"

// Parses bigint as PGlite does, to get the same JavaScript types from both databases: a number if it is safe.
types.setTypeParser(types.builtins.INT8, (text) => {
  const value = Number(text)
  return Number.isSafeInteger(value) ? value : BigInt(text)
})

export function openPostgres(settings: Settings & { databaseUrl: string }): Database {
  const pool = new Pool({
    connectionString: settings.databaseUrl,
    max: settings.databasePool,
    connectionTimeoutMillis: CONNECT_MS,
    statement_timeout: STATEMENT_MS,
    query_timeout: STATEMENT_MS + 1_000,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    pipeline: true,
    application_name: "hearth",
  })
  ignoreConnectionErrors(pool)
  const db = new Kysely<Record<never, never>>({ dialect: new PipelinedDialect(pool) })
  let relay: Promise<Relay> | undefined
  return {
    db,
    kind: "postgres",
    durability: "PostgreSQL: the settings of its server determine what a commit survives.",
    async listen(channel, handler) {
      if (settings.brokerUrl === undefined) return listenOnPostgres(settings.databaseUrl, channel, handler)
      relay ??= relayThroughBroker(settings.brokerUrl, settings.databaseUrl)
      return (await relay).listen(channel, handler)
    },
    async withoutTimeouts(work, maxConnections = 1) {
      const dedicatedPool = new Pool({
        connectionString: settings.databaseUrl,
        max: maxConnections,
        options: LONG_QUERY_OPTIONS,
        application_name: "hearth long-running",
      })
      ignoreConnectionErrors(dedicatedPool)
      const dedicatedDb = new Kysely<Record<never, never>>({ dialect: new PostgresDialect({ pool: dedicatedPool }) })
      try {
        return await work(dedicatedDb)
      } finally {
        await dedicatedDb.destroy()
      }
    },
    jobs: { kind: "postgres", connectionString: settings.databaseUrl },
    load: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    async close() {
      await (await relay)?.close()
      await db.destroy()
    },
  }
}

/** Prevents a broken connection from ending the process: its user sees a failed query, and the pool replaces it. */
function ignoreConnectionErrors(pool: Pool): void {
  pool.on("error", () => {})
  pool.on("connect", (client) => client.on("error", () => {}))
}
