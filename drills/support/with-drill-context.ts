import { sql } from "kysely"
import { createServer } from "node:net"
import { join } from "node:path"
import { pathToFileURL } from "node:url"
import type { Database } from "../../apps/server/src/platform/database/database.ts"
import { openDatabase } from "../../apps/server/src/platform/database/open-database.ts"
import { readSettings } from "../../apps/server/src/settings.ts"
import { type Partners, startPartners } from "../../apps/server/src/testing/start-partners.ts"
import { type History, openHistory } from "./history.ts"
import { startServer } from "./start-server.ts"

/** The time at which every drill starts, whenever it runs: noon, so that stores are open. */
const NOON = new Date("2026-03-01T06:30:00Z")
const shiftClockModule = join(import.meta.dirname, "../../apps/server/src/testing/shift-clock.mjs")
const UNLIMITED = "1000000000"

/**
 * The database, partners and settings of a drill. Servers are started and killed; the partners run in their own
 * processes and are never killed.
 */
export interface DrillContext {
  partners: Partners
  history: History
  /** The settings for every node. `PORT` is for the first node, to which providers send callbacks. */
  env: Record<string, string> & { PORT: string; CLOCK_SHIFT_MS: string; DATABASE_URL?: string }
  /** The address of the first node. */
  address: string
  /** Opens the drill's database. Only one process can open the embedded database, so its server must have stopped. */
  withDatabase<Result>(work: (database: Database) => Promise<Result>): Promise<Result>
}

export async function withDrillContext<Result>(
  databaseEnv: { DATA_DIR: string; DATABASE_URL?: string },
  work: (context: DrillContext) => Promise<Result>,
): Promise<Result> {
  const partners = await startPartners({ now: NOON })
  const history = openHistory()
  const port = await findFreePort()
  const env = {
    ...databaseEnv,
    PORT: String(port),
    NODE_OPTIONS: `--import ${pathToFileURL(shiftClockModule).href}`,
    CLOCK_SHIFT_MS: String(NOON.getTime() - Date.now()),
    GUESTS_PER_MINUTE: UNLIMITED,
    GUESTS_PER_DAY: UNLIMITED,
    CODES_PER_MINUTE: UNLIMITED,
    ...partners.env,
  }
  const context: DrillContext = {
    partners,
    history,
    env,
    address: `http://127.0.0.1:${port}`,
    async withDatabase(callback) {
      const database = await openDatabase(readSettings(env))
      try {
        return await callback(database)
      } finally {
        await database.close()
      }
    },
  }
  try {
    await shiftDatabase(context)
    await partners.payments.setWebhookUrl(context.address)
    // Creates tables and stores once, and sets kitchens to a capacity that is never reached.
    await (await startServer(env)).stop()
    await context.withDatabase(({ db }) =>
      sql`update locator.store set schedule = jsonb_set(schedule, '{capacity}', '1000000')`.execute(db),
    )
    const result = await work(context)
    history.remove()
    return result
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : String(error)} (${history.file})`, { cause: error })
  } finally {
    history.close()
    await partners.stop()
  }
}

/**
 * Shifts PostgreSQL's clock to noon too, because servers use it: their query for the time finds this function before
 * PostgreSQL's own. The embedded database uses its process's clock.
 */
async function shiftDatabase({ env, withDatabase }: DrillContext): Promise<void> {
  if (env.DATABASE_URL === undefined) return
  await withDatabase(async ({ db }) => {
    await sql`create schema drill`.execute(db)
    await sql`
      create function drill.clock_timestamp() returns timestamptz language sql as
      $$ select pg_catalog.clock_timestamp() + ${sql.raw(`${env.CLOCK_SHIFT_MS}`)} * interval '1 millisecond' $$`.execute(
      db,
    )
    await sql`
      do $$ begin
        execute format('alter database %I set search_path = drill, pg_catalog, public', current_database());
      end $$`.execute(db)
  })
}

async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1")
  await new Promise((resolve) => probe.once("listening", resolve))
  const address = probe.address()
  await new Promise((resolve) => probe.close(resolve))
  return typeof address === "object" && address ? address.port : 0
}
