import type { PGlite } from "@electric-sql/pglite"
import type { Kysely, Transaction } from "kysely"

/** Each module adds the tables it owns: `db.$extendTables<{ "alerts.alert": AlertRow }>()`. */
export type NoTables = Record<never, never>
/** A database or a transaction: what a store function takes first. */
export type Queryable = Kysely<NoTables>
export type Tx = Transaction<NoTables>

export interface Database {
  db: Kysely<NoTables>
  kind: "embedded" | "postgres"
  /** What a commit survives, in one sentence, printed at start. */
  durability: string
  /** Calls the handler for each notification on the channel; answers how to stop. */
  listen(channel: string, handler: (payload: string) => void): Promise<() => Promise<void>>
  /** Runs work that may take long, such as migrations, on a connection without time limits, or on several. */
  withoutTimeouts<Answer>(work: (db: Kysely<NoTables>) => Promise<Answer>, maxConnections?: number): Promise<Answer>
  /** What the job queue needs of the same database. */
  jobs: JobsConnection
  /** Connections in use and waiting, for the figures. */
  load(): { open: number; idle: number; waiting: number }
  close(): Promise<void>
}

export type JobsConnection = { kind: "postgres"; connectionString: string } | { kind: "embedded"; pglite: PGlite }
