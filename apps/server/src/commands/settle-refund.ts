import { settleManualRefund } from "../modules/payments/public.ts"
import { inTransaction } from "../platform/database/in-transaction.ts"
import { openDatabase } from "../platform/database/open-database.ts"
import { listPendingMigrations } from "../platform/database/list-pending-migrations.ts"
import { readDatabaseTime } from "../platform/database/read-database-time.ts"
import { readSettings } from "../settings.ts"
import { runCommand } from "./run-command.ts"

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Run by `npm run settle-refund`, by an operator who made a refund by hand. */
await runCommand(async ([refundId = "", reference = "", ...extraArgs]) => {
  const ref = reference.trim()
  if (!UUID.test(refundId) || ref === "" || extraArgs.length > 0)
    return "Name the refund and the provider's reference: npm run settle-refund -- <refundId> <provider reference>"
  const database = await openDatabase(readSettings(process.env))
  try {
    const pending = await listPendingMigrations(database.db)
    if (pending.length > 0) return "This database is not migrated yet: start the server once."
    const now = await readDatabaseTime(database.db)
    const result = await inTransaction(database.db, (tx) => settleManualRefund(tx, refundId, ref, now))
    if (result.state === "missing") return "There is no such refund."
    if (result.state === "done with another reference")
      return `The refund was done before, with ${result.ref === null ? "no reference" : `the reference ${result.ref}`}.`
    const amount = `${(result.amount / 100).toFixed(2)} ${result.currency}`
    const outcome = result.state === "settled" ? "Recorded as done" : "It was already recorded as done"
    process.stdout.write(`${outcome}: ${amount}, ${ref}.\n`)
    return undefined
  } finally {
    await database.close()
  }
})
