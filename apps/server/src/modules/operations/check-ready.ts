import { sql } from "kysely"
import type { Database } from "../../platform/database/database.ts"
import { pendingMigrations } from "../../platform/database/pending-migrations.ts"
import { SKEW_LIMIT_MS } from "../../platform/database-clock.ts"
import { AppError } from "../../platform/errors/app-error.ts"

/** A busy machine is not out of order: the first look also reads the migrations and tries to write. */
const LONGEST_WAIT_MS = 3000

/** How often it is tried whether something can be written; between that the answer of the last time holds. */
const WRITE_TRIAL_MS = 10_000

interface Node {
  isStopping(): boolean
  /** How far this machine's clock is ahead of the database's. */
  clockSkewMs(): number
}

/**
 * Throws UNAVAILABLE unless this machine's clock is about right, the database answers within three seconds, takes changes, and
 * every migration of this version has run. A read-only database says so itself; a full disk shows only when something is
 * written, which is tried now and then.
 */
export function readinessCheck(database: Database, { isStopping, clockSkewMs }: Node): () => Promise<void> {
  let migrated = false
  let triedAt = -Infinity
  const ask = async (): Promise<void> => {
    if (!migrated) {
      const pending = await pendingMigrations(database.db)
      if (pending.length > 0) throw new Error(`Not migrated yet: ${pending.join(", ")}`)
      migrated = true
    }
    const { rows } = await sql<{ isReadOnly: boolean }>`
      /* operations.ready */ select current_setting('transaction_read_only') = 'on' or pg_is_in_recovery() as "isReadOnly"`.execute(
      database.db,
    )
    if (rows[0]?.isReadOnly !== false) throw new Error("The database takes no changes.")
    if (performance.now() - triedAt < WRITE_TRIAL_MS) return
    await tryWriting(database)
    triedAt = performance.now()
  }
  return async () => {
    if (isStopping()) throw new AppError("UNAVAILABLE", {}, { cause: new Error("This process is stopping.") })
    const skew = clockSkewMs()
    if (Math.abs(skew) > SKEW_LIMIT_MS) throw new AppError("UNAVAILABLE", { displayMsg: describeSkew(skew) })
    const { promise: tooLate, reject } = Promise.withResolvers<never>()
    const timer = setTimeout(() => reject(new Error("The database did not answer in time.")), LONGEST_WAIT_MS)
    try {
      await Promise.race([ask(), tooLate])
    } catch (error) {
      throw new AppError("UNAVAILABLE", {}, { cause: error })
    } finally {
      clearTimeout(timer)
    }
  }
}

/** A page that the database has to find room for, taken back again: nothing of it stays. */
async function tryWriting({ db }: Database): Promise<void> {
  const takenBack = new Error("taken back")
  await db
    .transaction()
    .execute(async (tx) => {
      await sql`/* operations.write-trial */ insert into platform.write_trial (padding)
        values (repeat(md5(random()::text), 200))`.execute(tx)
      throw takenBack
    })
    .catch((error: unknown) => {
      if (error !== takenBack) throw error
    })
}

function describeSkew(skewMs: number): string {
  const seconds = Math.round(Math.abs(skewMs) / 1000)
  return `This node’s clock is ${seconds} s ${skewMs > 0 ? "ahead of" : "behind"} the database’s.`
}
