import { type Connection, Query, type QueryResult } from "pg"

/** What pg's own queries are made of; its types tell only of the outside. */
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

/** How the rows of a statement look and are read. */
interface RowShape {
  fields: unknown
  _parsers: unknown
  _prebuiltEmptyResultObject: unknown
}

interface ConnectionShapes {
  shapes: Map<string, RowShape>
  /** The same connection, which does not ask how rows look. */
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

/** Of the unnamed portal: all its rows, and an end. */
const EXECUTE_AND_SYNC = Buffer.from("450000000900000000005300000004", "hex")

/**
 * Made of its parts: asked with an object that holds them, pg would copy that first.
 *
 * How the rows of a named statement look is asked once a connection: PostgreSQL refuses one whose rows would look otherwise
 * than when it was named.
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
    this.#keepShape()
  }

  override handleCommandComplete(message: unknown, connection: PgConnection): void {
    super.handleCommandComplete(message, connection)
    // Without rows.
    this.#keepShape()
  }

  #keepShape(): void {
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
 * The first statement of a transaction, with its `begin` before it in one piece: PostgreSQL looks at the statement only
 * where the transaction has begun, and nobody waits for the one to send the other.
 */
export class BeginStatement extends Statement {
  readonly #name: string | undefined
  #begun = false

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
    // What PostgreSQL says of `begin` must not be taken for what it says of the statement.
    this.name = undefined
  }

  override handleCommandComplete(message: unknown, connection: PgConnection): void {
    if (this.#begun) return super.handleCommandComplete(message, connection)
    this.#begun = true
    this.name = this.#name
  }

  override handleError(error: unknown, connection: PgConnection): void {
    if (this.#name !== undefined) delete connection.submittedNamedStatements[this.#name]
    super.handleError(error, connection)
  }
}
