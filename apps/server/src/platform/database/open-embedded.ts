import { PGlite } from "@electric-sql/pglite"
import { Kysely } from "kysely"
import { accessSync, constants, existsSync } from "node:fs"
import { join } from "node:path"
import type { Settings } from "../../settings.ts"
import { OperatorError } from "../../settings.ts"
import type { Database } from "./database.ts"
import { lockDirectory } from "./lock-directory.ts"
import { OneConnectionDialect } from "./one-connection-dialect.ts"

export async function openEmbedded(settings: Settings): Promise<Database> {
  if (settings.environment === "production" && !settings.embeddedDatabaseInProduction) {
    throw new OperatorError(
      "In production, set DATABASE_URL to a PostgreSQL database, or set EMBEDDED_DATABASE_IN_PRODUCTION=yes to accept that the embedded database can lose writes in a power cut.",
    )
  }
  const unlock = lockDirectory(settings.dataDir)
  try {
    const dataDir = join(settings.dataDir, "database")
    if (existsSync(dataDir)) accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK)
    const pglite = await PGlite.create({ dataDir })
    return embeddedDatabase(pglite, unlock)
  } catch (error) {
    unlock()
    throw error
  }
}

/** Creates a Database on any PGlite: one in a directory, or a test's in memory. */
export function embeddedDatabase(pglite: PGlite, unlock: () => void): Database {
  const dialect = new OneConnectionDialect(pglite)
  const db = new Kysely<Record<never, never>>({ dialect })
  return {
    db,
    kind: "embedded",
    durability:
      "Embedded database: a commit survives the death of this process, but perhaps not a power cut, because it does not wait for the disk.",
    listen: (channel, handler) => pglite.listen(channel, handler),
    withoutTimeouts: (work) => work(db),
    jobs: { kind: "embedded", pglite },
    load: () => ({ open: 1, idle: 0, waiting: dialect.waiting() }),
    async close() {
      // Kysely closes only a database that it has used.
      await db.destroy()
      if (!pglite.closed) await pglite.close()
      unlock()
    },
  }
}
