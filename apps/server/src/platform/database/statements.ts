import { type Connection, Query, type QueryResult } from "pg"

/** The internals of pg's queries, which its types don't include. */
interface QueryInternals {
  name: string | undefined
  callback: (error: Error | null, result: QueryResult) => void
  queryMode: "extended"
  _result: RowShape
  prepare(connection: PgConnection): void
  handleRowDescription(message: unknown): void
  handleCommandComplete(message: unknown, connection: PgConnection): void
  handleError(error: unknown, connection: PgConnection): void
  _getRows(connection: PgConnection): void
}
type PgConnection = Connection & {
  parse(query: { text: string; name: string }): void
  bind(config: { portal: string; statement: string; values: readonly unknown[] }): void
  execute(config: { portal: string }): void
  describe(): void
  stream: { writable: boolean; write(bytes: Buffer): void }
  submittedNamedStatements: Record<string, string>
}
const InternalQuery = Query as unknown as new (text: string, values: readonly unknown[]) => Query & QueryInternals

/** The columns of a statement and their parsers. */
interface RowShape {
  fields: unknown
  _parsers: unknown
  _prebuiltEmptyResultObject: unknown
}

interface ConnectionShapes {
  shapes: Map<string, RowShape>
  /** The connection, wrapped so that it sends no describe message. */
  withoutDescribe: PgConnection
}

const shapesByConnection = new WeakMap<PgConnection, ConnectionShapes>()

function shapesOf(connection: PgConnection): ConnectionShapes {
  const existing = shapesByConnection.get(connection)
  if (existing) return existing
  const withoutDescribe: PgConnection = Object.create(connection, { describe: { value: () => {} } })
  const created = { shapes: new Map<string, RowShape>(), withoutDescribe }
  shapesByConnection.set(connection, created)
  return created
}

const ACCUMULATE_ROWS = { _accumulateRows: true }

/** The messages Execute (unnamed portal, all rows) and Sync. */
const EXECUTE_AND_SYNC = Buffer.from("450000000900000000005300000004", "hex")

/**
 * One statement in the form that pg's client accepts. The constructor has separate parameters, because pg would copy a
 * config object.
 *
 * The columns of a named statement are requested once per connection: PostgreSQL refuses the statement if they have
 * changed.
 */
export class Statement extends InternalQuery {
  readonly #name: string | undefined
  #shapes: Map<string, RowShape> | undefined

  constructor(text: string, values: readonly unknown[], name: string | undefined) {
    super(text, values)
    this.name = name
    this.#name = name
  }

  override prepare(connection: PgConnection): void {
    if (this.#name === undefined) return super.prepare(connection)
    const { shapes, withoutDescribe } = shapesOf(connection)
    const shape = shapes.get(this.#name)
    if (!shape) {
      this.#shapes = shapes
      return super.prepare(connection)
    }
    const { _result: result } = this
    Object.assign(result, shape)
    Object.assign(this, ACCUMULATE_ROWS)
    super.prepare(withoutDescribe)
  }

  override handleRowDescription(message: unknown): void {
    super.handleRowDescription(message)
    this.#storeShape()
  }

  override handleCommandComplete(message: unknown, connection: PgConnection): void {
    super.handleCommandComplete(message, connection)
    // A statement that returns no rows gets no row description.
    this.#storeShape()
  }

  #storeShape(): void {
    const { _result: result } = this
    const { fields, _parsers, _prebuiltEmptyResultObject } = result
    if (this.#name !== undefined) this.#shapes?.set(this.#name, { fields, _parsers, _prebuiltEmptyResultObject })
    this.#shapes = undefined
  }

  override _getRows({ stream }: PgConnection): void {
    if (stream.writable) stream.write(EXECUTE_AND_SYNC)
  }
}

/**
 * The first statement of a transaction, sent together with its `begin` to save a round trip. PostgreSQL runs the
 * statement only if `begin` succeeded.
 */
export class BeginStatement extends Statement {
  readonly #name: string | undefined
  #hasBegun = false

  constructor(text: string, values: readonly unknown[], name: string | undefined) {
    super(text, values, name)
    this.queryMode = "extended"
    this.#name = name
  }

  override prepare(connection: PgConnection): void {
    connection.parse({ text: "begin", name: "" })
    connection.bind({ portal: "", statement: "", values: [] })
    connection.execute({ portal: "" })
    super.prepare(connection)
    // The response to `begin` must not be mistaken for the response to the statement.
    this.name = undefined
  }

  override handleCommandComplete(message: unknown, connection: PgConnection): void {
    if (this.#hasBegun) return super.handleCommandComplete(message, connection)
    this.#hasBegun = true
    this.name = this.#name
  }

  override handleError(error: unknown, connection: PgConnection): void {
    if (this.#name !== undefined) delete connection.submittedNamedStatements[this.#name]
    super.handleError(error, connection)
  }
}
