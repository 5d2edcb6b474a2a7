import { parseArgs } from "node:util"
import { openDatabase } from "../platform/database/open-database.ts"
import { listPendingMigrations } from "../platform/database/list-pending-migrations.ts"
import { readDatabaseTime } from "../platform/database/read-database-time.ts"
import { readSettings } from "../settings.ts"
import { checkAllInvariants } from "./invariants/check-all-invariants.ts"
import { runCommand } from "./run-command.ts"

function readArgs(args: string[]) {
  const option = { type: "string" } as const
  try {
    return parseArgs({ args, options: { database: option, payments: option, messages: option } }).values
  } catch {
    return undefined
  }
}

/** The queries are independent, so they can run on several connections. */
const CONNECTIONS = 2

/** Run by `npm run invariants`: prints whether each invariant holds and exits with 0 only if all do. */
await runCommand(async (args) => {
  const values = readArgs(args)
  if (!values) return "Options: --database <url>, --payments <admin page's url> and --messages <admin page's url>."
  const settings = readSettings({ ...process.env, ...(values.database && { DATABASE_URL: values.database }) })
  const database = await openDatabase(settings)
  try {
    const pending = await listPendingMigrations(database.db)
    if (pending.length > 0) return "This database is not migrated yet: start the server once."
    const adminUrls = { payments: values.payments, messages: values.messages }
    const now = await readDatabaseTime(database.db)
    const results = await database.withoutTimeouts((db) => checkAllInvariants(db, { now }, adminUrls), CONNECTIONS)
    for (const { id, description, state, violations } of results) {
      process.stdout.write(`${id.padEnd(4)} ${state.padEnd(13)} ${description}\n`)
      for (const violation of violations) process.stdout.write(`       ${violation}\n`)
    }
    const brokenInvariants = results.filter(({ state }) => state === "broken")
    return brokenInvariants.length === 0 ? undefined : `Broken: ${brokenInvariants.map(({ id }) => id).join(", ")}.`
  } finally {
    await database.close()
  }
})
