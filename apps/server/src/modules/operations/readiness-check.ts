import { sql } from "kysely"
import type { Database } from "../../platform/database/database.ts"
import { listPendingMigrations } from "../../platform/database/list-pending-migrations.ts"
import { SKEW_LIMIT_MS } from "../../platform/database-clock.ts"
import { AppError } from "../../platform/errors/app-error.ts"

/** Long enough for a busy machine: the first check also reads the migrations and probes a write. */
const MAX_WAIT_MS = 3000

/** How long a successful write probe counts before another one is made. */
const WRITE_PROBE_INTERVAL_MS = 10_000

interface NodeState {
  isStopping(): boolean
  /** How far this machine's clock is ahead of the database's. */
  clockSkewMs(): number
}

/**
 * Returns a check that throws UNAVAILABLE if the process is stopping, this machine's clock is wrong, the database
 * doesn't answer within three seconds or refuses writes, or a migration of this version hasn't run. A read-only
 * database reports itself; a full disk shows only in a write, so a write is probed from time to time.
 */
export function createReadinessCheck(database: Database, { isStopping, clockSkewMs }: NodeState): () => Promise<void> {
  let isMigrated = false
  let probedAt = -Infinity
  const checkDatabase = async (): Promise<void> => {
    if (!isMigrated) {
      const pending = await listPendingMigrations(database.db)
      if (pending.length > 0) throw new Error(`Not isMigrated yet: ${pending.join(", ")}`)
      isMigrated = true
    }
    const { rows } = await sql<{ isReadOnly: boolean }>`
      /* operations.ready */ select current_setting('transaction_read_only') = 'on' or pg_is_in_recovery() as "isReadOnly"`.execute(
      database.db,
    )
    if (rows[0]?.isReadOnly !== false) throw new Error("The database is read-only.")
    if (performance.now() - probedAt < WRITE_PROBE_INTERVAL_MS) return
    await probeWrite(database)
    probedAt = performance.now()
  }
  return async () => {
    if (isStopping()) throw new AppError("UNAVAILABLE", {}, { cause: new Error("This process is stopping.") })
    const skew = clockSkewMs()
    if (Math.abs(skew) > SKEW_LIMIT_MS) throw new AppError("UNAVAILABLE", { displayMsg: describeSkew(skew) })
    const { promise: timeout, reject } = Promise.withResolvers<never>()
    const timer = setTimeout(() => reject(new Error("The database did not answer in time.")), MAX_WAIT_MS)
    try {
      await Promise.race([checkDatabase(), timeout])
    } catch (error) {
      throw new AppError("UNAVAILABLE", {}, { cause: error })
    } finally {
      clearTimeout(timer)
    }
  }
}

/** Inserts a row that needs disk space and rolls it back. */
async function probeWrite({ db }: Database): Promise<void> {
  const rollbackSignal = new Error("rolled back")
  await db
    .transaction()
    .execute(async (tx) => {
      await sql`/* operations.write-trial */ insert into platform.write_trial (padding)
        values (repeat(md5(random()::text), 200))`.execute(tx)
      throw rollbackSignal
    })
    .catch((error: unknown) => {
      if (error !== rollbackSignal) throw error
    })
}

function describeSkew(skewMs: number): string {
  const seconds = Math.round(Math.abs(skewMs) / 1000)
  return `This node’s clock is ${seconds} s ${skewMs > 0 ? "ahead of" : "behind"} the database’s.`
}
