import { sql } from "kysely"
import type { Database } from "../../platform/database/database.ts"
import { pendingMigrations } from "../../platform/database/pending-migrations.ts"
import { AppError } from "../../platform/errors/app-error.ts"

const LONGEST_WAIT_MS = 1000

/** How often it is tried whether something can be written; between that the answer of the last time holds. */
const WRITE_TRIAL_MS = 10_000

/**
 * Throws UNAVAILABLE unless the database answers within a second, takes changes, and every migration of this version has
 * run. A read-only database says so itself; a full disk shows only when something is written, which is tried now and then.
 */
export function readinessCheck(database: Database, isStopping: () => boolean): () => Promise<void> {
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
