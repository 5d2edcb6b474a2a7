import type { PGlite } from "@electric-sql/pglite"
import type { Kysely, Transaction } from "kysely"

/** Each module adds the tables it owns: `db.$extendTables<{ "alerts.alert": AlertRow }>()`. */
export type NoTables = Record<never, never>
/** A database or a transaction: the first argument of every store function. */
export type Queryable = Kysely<NoTables>
export type Tx = Transaction<NoTables>

export interface Database {
  db: Kysely<NoTables>
  kind: "embedded" | "postgres"
  /** Describes in one sentence what a commit survives. Printed at start. */
  durability: string
  /** Calls the handler for each notification on the channel. Returns a function that stops listening. */
  listen(channel: string, handler: (payload: string) => void): Promise<() => Promise<void>>
  /** Runs long work, such as migrations, on one or more connections without time limits. */
  withoutTimeouts<Answer>(work: (db: Kysely<NoTables>) => Promise<Answer>, maxConnections?: number): Promise<Answer>
  /** How the job queue connects to the same database. */
  jobs: JobsConnection
  /** The number of connections and of queries that wait for one, for the metrics. */
  load(): { open: number; idle: number; waiting: number }
  close(): Promise<void>
}

export type JobsConnection = { kind: "postgres"; connectionString: string } | { kind: "embedded"; pglite: PGlite }
