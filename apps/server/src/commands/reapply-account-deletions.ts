import { existsSync } from "node:fs"
import { migrate } from "../platform/database/migrate.ts"
import { openDatabase } from "../platform/database/open-database.ts"
import { readDatabaseTime } from "../platform/database/read-database-time.ts"
import { createLog, nullDestination } from "../platform/log/create-log.ts"
import type { Settings } from "../settings.ts"

/**
 * Deletes again the accounts that a backup brought back, before the server starts. Builds the app for its modules'
 * erase functions and does not start it.
 */
export async function reapplyAccountDeletions(settings: Settings): Promise<number> {
  if (!existsSync(settings.deletionsDir)) return 0
  // Imported here, because a restore without deletions needs much less memory without these modules.
  const { buildApp } = await import("../app.ts")
  const database = await openDatabase(settings)
  try {
    await migrate(database)
    const now = await readDatabaseTime(database.db)
    const log = createLog("silent", nullDestination)
    const { accounts } = buildApp({ settings, database, log, clock: { now: () => now } })
    return await accounts.reapplyDeletions()
  } finally {
    await database.close()
  }
}
