import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  PostgresAdapter,
  PostgresDialect,
  type QueryResult,
} from "kysely"
import type { Pool, PoolClient, QueryResult as PgResult } from "pg"
import { withConnectionCode } from "./connection-lost-error.ts"
import { BeginStatement, Statement } from "./statements.ts"
import { statementNameOf } from "./statement-name.ts"

const IN_FAILED_TRANSACTION = "25P02"

/**
 * A connection that sends statements without waiting for the previous results. All statements of one turn of the event
 * loop are sent in one write, because the round trip is most of the cost of a short statement.
 */
export class PipelinedConnection implements DatabaseConnection {
  readonly #client: PoolClient
  readonly #stream: { cork(): void; uncork(): void }
  #isCorked = false
  #isBeginPending = false
  #isBroken = false
  /** The error of the first statement that failed in the current transaction. */
  #failure: Error | undefined

  constructor(client: PoolClient) {
    this.#client = client
    this.#stream = (client as unknown as { connection: { stream: { cork(): void; uncork(): void } } }).connection.stream
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const { command, rowCount, rows } = await this.#send(sql, parameters)
    const isChange = command === "INSERT" || command === "UPDATE" || command === "DELETE" || command === "MERGE"
    return { rows: rows as Row[], ...(isChange && { numAffectedRows: BigInt(rowCount ?? 0) }) }
  }

  #send(text: string, values: readonly unknown[]): Promise<PgResult> {
    const name = statementNameOf(text)
    this.#cork()
    const statement = this.#isBeginPending ? new BeginStatement(text, values, name) : new Statement(text, values, name)
    this.#isBeginPending = false
    return new Promise((resolve, reject) => {
      statement.callback = (error, result) =>
        error ? reject(this.#causeOf(withConnectionCode(error))) : resolve(result)
      this.#client.query(statement)
    })
  }

  /**
   * After a statement has failed, PostgreSQL refuses the later statements of the transaction. For such a refusal,
   * returns the error of the statement that failed.
   */
  #causeOf(error: Error & { code?: string }): Error {
    if (error.code !== IN_FAILED_TRANSACTION) this.#failure = error
    return this.#failure ?? error
  }

  /** Buffers writes until the current turn of the event loop ends. */
  #cork(): void {
    if (this.#isCorked) return
    this.#isCorked = true
    this.#stream.cork()
    process.nextTick(() => {
      this.#isCorked = false
      this.#stream.uncork()
    })
  }

  /** `begin` is sent with the first statement. Without statements it is never sent. */
  begin(): void {
    this.#isBeginPending = true
    this.#failure = undefined
  }

  /** Sends `commit` after all statements. Returns whether the transaction was committed. */
  async commit(): Promise<boolean> {
    if (this.#isBeginPending) {
      // No statement was sent, so there is nothing to commit.
      this.#isBeginPending = false
      return true
    }
    return (await this.#send("commit", [])).command === "COMMIT"
  }

  async rollback(): Promise<void> {
    if (this.#isBeginPending) return void (this.#isBeginPending = false)
    try {
      await this.#send("rollback", [])
    } catch (error) {
      // The state of the connection is unknown.
      this.#isBroken = true
      throw error
    }
  }

  release(): void {
    this.#client.release(this.#isBroken)
  }

  async *streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    yield* []
    throw new Error("Streaming from the database is not supported.")
  }
}

class PipelinedDriver implements Driver {
  readonly #pool: Pool
  readonly #connections = new WeakMap<PoolClient, PipelinedConnection>()

  constructor(pool: Pool) {
    this.#pool = pool
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<PipelinedConnection> {
    const client = await this.#pool.connect().catch((error: unknown) => {
      throw withConnectionCode(error)
    })
    const existing = this.#connections.get(client)
    if (existing) return existing
    const connection = new PipelinedConnection(client)
    this.#connections.set(client, connection)
    return connection
  }

  // For Kysely's own `db.transaction()`, which waits for the result of each statement.
  async beginTransaction(connection: PipelinedConnection): Promise<void> {
    connection.begin()
  }

  async commitTransaction(connection: PipelinedConnection): Promise<void> {
    if (!(await connection.commit())) throw new Error("PostgreSQL rolled the transaction back.")
  }

  rollbackTransaction(connection: PipelinedConnection): Promise<void> {
    return connection.rollback()
  }

  async releaseConnection(connection: PipelinedConnection): Promise<void> {
    connection.release()
  }

  async destroy(): Promise<void> {
    await this.#pool.end()
  }
}

/** Marks a database as pipelined for the rest of the platform. */
export class PipelinedAdapter extends PostgresAdapter {}

export class PipelinedDialect extends PostgresDialect {
  readonly #pool: Pool

  constructor(pool: Pool) {
    super({ pool })
    this.#pool = pool
  }

  override createAdapter(): PostgresAdapter {
    return new PipelinedAdapter()
  }

  override createDriver(): Driver {
    return new PipelinedDriver(this.#pool)
  }
}
