import { existsSync } from "node:fs"
import { migrate } from "../platform/database/migrate.ts"
import { openDatabase } from "../platform/database/open-database.ts"
import { readDatabaseTime } from "../platform/database/read-database-time.ts"
import { createLog, nullDestination } from "../platform/log/create-log.ts"
import type { Settings } from "../settings.ts"

/** Deletes what a backup brought back, before anybody can see it. The app is built for what its modules erase, not started. */
export async function deleteRestoredAccounts(settings: Settings): Promise<number> {
  if (!existsSync(settings.deletionsDir)) return 0
  // Only now: a restore needs little memory without them.
  const { buildApp } = await import("../app.ts")
  const { reapplyDeletions } = await import("../modules/identity/public.ts")
  const database = await openDatabase(settings)
  try {
    await migrate(database)
    const now = await readDatabaseTime(database.db)
    const log = createLog("silent", nullDestination)
    const { identity } = buildApp({ settings, database, log, clock: { now: () => now } })
    return await reapplyDeletions(identity)
  } finally {
    await database.close()
  }
}
