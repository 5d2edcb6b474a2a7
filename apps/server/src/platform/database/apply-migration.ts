import { type Kysely, sql } from "kysely"
import { OperatorError } from "../../settings.ts"
import type { NoTables, Tx } from "./database.ts"
import { hasTable, type PendingMigration } from "./migration-state.ts"
import { isRetryable, withBriefLocks } from "./with-brief-locks.ts"

/**
 * Applies one migration, in one transaction unless it opts out. If other processes may be using the database, no
 * statement of that transaction may make them wait for long.
 */
export async function applyMigration(db: Kysely<NoTables>, pending: PendingMigration, isInUse: boolean): Promise<void> {
  const { schema, name, migration } = pending
  try {
    await sql`create schema if not exists ${sql.id(schema)}`.execute(db)
    if (migration.transaction === false) {
      await migration.up(db)
      return await db.transaction().execute((tx) => recordMigration(tx, pending))
    }
    const apply = async (tx: Tx) => {
      await migration.up(tx)
      await recordMigration(tx, pending)
    }
    await (isInUse ? withBriefLocks(db, apply) : db.transaction().execute(apply))
  } catch (error) {
    const { message } = error as Error
    if (!isInUse || !isRetryable(error))
      throw new Error(`The migration ${schema}/${name} failed: ${message}`, { cause: error })
    if (migration.transaction === false)
      throw new OperatorError(
        `The migration ${schema}/${name} was interrupted and may be partly applied: ${message}. Start again to continue.`,
      )
    throw new OperatorError(
      `The migration ${schema}/${name} could not be applied without making orders wait, so nothing was changed: ${message}. ${await describeLongestTransaction(db)}`,
    )
  }
}

/**
 * Records the migration in the format of Kysely's migrator, which earlier versions used, and the lowest `SCHEMA_LEVEL`
 * that a server version must have to run on the migrated database.
 */
async function recordMigration(tx: Kysely<NoTables>, { schema, name, migration }: PendingMigration): Promise<void> {
  const table = sql.table(`${schema}.migration`)
  await sql`
    create table if not exists ${table} (name varchar(255) primary key, timestamp varchar(255) not null)`.execute(tx)
  await sql`insert into ${table} values (${name}, ${new Date().toISOString()})`.execute(tx)
  if (!(await hasTable(tx, "platform.migration_level"))) return
  await sql`
    insert into platform.migration_level (schema_name, migration_name, oldest_level)
    values (${schema}, ${name}, ${migration.oldestLevel ?? 0})`.execute(tx)
}

/** Describes the longest open transaction, which the migration is probably waiting for. */
async function describeLongestTransaction(db: Kysely<NoTables>): Promise<string> {
  const { rows } = await sql<{ pid: number; program: string; seconds: number }>`
    select pid, application_name as program, extract(epoch from now() - xact_start)::int as seconds
    from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null
    order by xact_start limit 1`.execute(db)
  const [longest] = rows
  if (!longest) return "Try again."
  const program = longest.program === "" ? "a program without a name" : longest.program
  return `The longest open transaction is that of ${program} (pid ${longest.pid}), for ${longest.seconds} s.`
}
