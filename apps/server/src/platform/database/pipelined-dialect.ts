import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  PostgresAdapter,
  PostgresDialect,
  type QueryResult,
} from "kysely"
import type { Pool, PoolClient, QueryResult as PgResult } from "pg"
import { BeginStatement, Statement } from "./statements.ts"
import { statementNameOf } from "./statement-name.ts"

const IN_FAILED_TRANSACTION = "25P02"

/**
 * A connection on which statements are sent without waiting for the answers to those before. All that is sent in one turn
 * of the event loop goes out in one piece: what costs most of a short statement is its way there and back.
 */
export class PipelinedConnection implements DatabaseConnection {
  readonly #client: PoolClient
  readonly #stream: { cork(): void; uncork(): void }
  #isCorked = false
  #toBegin = false
  #isBroken = false
  /** Of the first statement of its transaction that failed. */
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
    const statement = this.#toBegin ? new BeginStatement(text, values, name) : new Statement(text, values, name)
    this.#toBegin = false
    return new Promise((resolve, reject) => {
      statement.callback = (error, result) => (error ? reject(this.#causeOf(error)) : resolve(result))
      this.#client.query(statement)
    })
  }

  /** What was sent behind a statement that failed is refused, and its answer may be looked at first: told is why. */
  #causeOf(error: Error & { code?: string }): Error {
    if (error.code !== IN_FAILED_TRANSACTION) this.#failure = error
    return this.#failure ?? error
  }

  /** Until all that can be done now is done. */
  #cork(): void {
    if (this.#isCorked) return
    this.#isCorked = true
    this.#stream.cork()
    process.nextTick(() => {
      this.#isCorked = false
      this.#stream.uncork()
    })
  }

  /** Sent with the first statement; where there is none, never. */
  begin(): void {
    this.#toBegin = true
    this.#failure = undefined
  }

  /** Behind everything that was sent: answers whether all of it is kept. */
  async commit(): Promise<boolean> {
    if (this.#toBegin) return !(this.#toBegin = false)
    return (await this.#send("commit", [])).command === "COMMIT"
  }

  async rollback(): Promise<void> {
    if (this.#toBegin) return void (this.#toBegin = false)
    try {
      await this.#send("rollback", [])
    } catch (error) {
      // Nobody knows what is open on it.
      this.#isBroken = true
      throw error
    }
  }

  release(): void {
    this.#client.release(this.#isBroken)
  }

  async *streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    yield* []
    throw new Error("Nothing is streamed from the database.")
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
    const client = await this.#pool.connect()
    const known = this.#connections.get(client)
    if (known) return known
    const connection = new PipelinedConnection(client)
    this.#connections.set(client, connection)
    return connection
  }

  // Kysely's own transactions, which wait for each statement.
  async beginTransaction(connection: PipelinedConnection): Promise<void> {
    connection.begin()
  }

  async commitTransaction(connection: PipelinedConnection): Promise<void> {
    if (!(await connection.commit())) throw new Error("The transaction was given up by PostgreSQL.")
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

/** By which the rest of the platform knows such a database. */
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
