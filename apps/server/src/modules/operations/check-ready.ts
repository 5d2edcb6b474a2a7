import { sql } from "kysely"
import type { Database } from "../../platform/database/database.ts"
import { pendingMigrations } from "../../platform/database/pending-migrations.ts"
import { AppError } from "../../platform/errors/app-error.ts"

const LONGEST_WAIT_MS = 1000

/** Throws UNAVAILABLE unless the database answers within a second and every migration of this version has run. */
export function readinessCheck(database: Database, isStopping: () => boolean): () => Promise<void> {
  let migrated = false
  const ask = async (): Promise<void> => {
    if (migrated) {
      await sql`select 1`.execute(database.db)
      return
    }
    const pending = await pendingMigrations(database.db)
    if (pending.length > 0) throw new Error(`Not migrated yet: ${pending.join(", ")}`)
    migrated = true
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
